"""The gallery of docs/: its sentences and pictures are what the kept figures say, of the experiments there are now."""

import json

import pytest
from scripts import gallery

from speciate.lab.experiment import read_experiment

ASKED = [item for item in gallery.ITEMS if not item.metrics]


def test_the_page_and_its_pictures_are_made_from_what_is_kept() -> None:
    again = "python -m scripts.gallery --draw"
    assert gallery.TARGET.read_text(encoding="utf-8") == gallery.render(), again
    pictures = gallery.pictures()
    for path, text in pictures.items():
        assert path.read_text(encoding="utf-8") == text, again
    kept = {gallery.KEPT / f"{item.name}.json" for item in gallery.ITEMS}
    assert set(gallery.KEPT.iterdir()) == {*kept, *pictures}, "nothing is left over"


@pytest.mark.parametrize("item", ASKED, ids=lambda item: item.name)
def test_what_is_kept_is_of_the_experiment_as_it_is_now(item: gallery.Item) -> None:
    experiment = read_experiment(gallery.EXPERIMENTS / f"{item.name}.toml")
    kept = json.loads((gallery.KEPT / f"{item.name}.json").read_text(encoding="utf-8"))
    summary = kept["summary"]
    assert (summary["title"], summary["game"], summary["seed"]) == (experiment.title, experiment.game, experiment.seed)
    assert summary["deals"] == experiment.games
    assert kept["origin"]["tables"] == [[seats.name, *seats.bots] for seats in experiment.tables]
    run = gallery.KeptSummary(kept)
    assert run.variants == [variant.name for variant in experiment.variants]
    assert run.measures == list(experiment.measures)


def test_every_file_of_the_gallery_is_shown() -> None:
    assert {path.stem for path in gallery.EXPERIMENTS.iterdir()} == {item.name for item in ASKED}
