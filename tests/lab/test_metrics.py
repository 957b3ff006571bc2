"""Every metric on a game where the truth is known."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random

import pytest

from speciate.core import registry
from speciate.core.errors import SpeciateError
from speciate.lab.averages import Mean
from speciate.lab.experiment import changed
from speciate.lab.metrics.ablation import Forbidden, components_used
from speciate.lab.metrics.components import Components
from speciate.lab.metrics.estimates import FOLDS, jackknife, put
from speciate.lab.metrics.findings import Findings, read_findings
from speciate.lab.metrics.keeping import KeptFindings
from speciate.lab.metrics.luck import SOURCES, LuckTally
from speciate.lab.metrics.playing import shares_of
from speciate.lab.metrics.run import Observe, measure
from speciate.lab.metrics.study import Study
from speciate.lab.metrics.table import Cell, MetricTable
from speciate.lab.metrics.tasks import Task, tasks_of
from speciate.lab.origin import OtherOrigin
from tests.lab import metric_games
from tests.lab.metric_games import small


@pytest.fixture(autouse=True)
def games() -> Iterator[None]:
    before = dict(registry.all_games())
    yield
    registry._games.clear()
    registry._games.update(before)


def rows(table: MetricTable, **labels: Cell) -> list[dict[str, Cell]]:
    return [row for row in table.rows if all(row[name] == value for name, value in labels.items())]


def value(table: MetricTable, **labels: Cell) -> float:
    (row,) = rows(table, **labels)
    assert isinstance(row["value"], (int, float))
    return float(row["value"])


def half(table: MetricTable, **labels: Cell) -> float:
    (row,) = rows(table, **labels)
    assert isinstance(row["half_width"], float)
    return row["half_width"]


def found(cls: type, metric: str, games: int = 20, bots: tuple[str, ...] = ("random",), **more: object) -> Findings:
    seats = more.pop("seats", (2,))
    study = Study(small(cls).id, bots=bots, games=games, seats=seats, **more)  # type: ignore[arg-type]  # whatever a test sets
    return measure(study, (metric,))


def test_length_of_a_game_of_fixed_length() -> None:
    table = found(metric_games.FirstWins, "length", seats=(2, 3))["length"]
    for seats in (2, 3):
        for of in ("mean", "p10", "p90"):
            assert value(table, seats=seats, measure="moves", of=of) == 3 * seats
            assert value(table, seats=seats, measure="choices", of=of) == 2 * seats


def test_a_third_of_all_choices_is_forced_where_one_turn_of_three_is() -> None:
    table = found(metric_games.FirstWins, "branching")["branching"]
    assert value(table, decision="all", measure="forced") == pytest.approx(1 / 3)
    assert value(table, decision="play", measure="options") == pytest.approx(5 / 3)
    assert all(row["half_width"] == pytest.approx(0.0, abs=1e-6) for row in table.rows)


def test_the_first_seat_has_all_the_advantage_where_it_always_wins() -> None:
    table = found(metric_games.FirstWins, "seat-advantage", seats=(2, 3, 4))["seat-advantage"]
    for seats in (2, 3, 4):
        assert value(table, seats=seats, seat=1) == pytest.approx(1 - 1 / seats)
        assert value(table, seats=seats, seat=2) == pytest.approx(-1 / seats)


def test_one_waits_for_everybody_else_where_turns_go_round() -> None:
    table = found(metric_games.Overtaking, "downtime", seats=(2, 4))["downtime"]
    for seats in (2, 4):
        for seat in range(1, seats + 1):
            assert value(table, seats=seats, seat=seat, measure="wait") == pytest.approx(seats - 1)
            assert value(table, seats=seats, seat=seat, measure="longest") == seats - 1


def test_nobody_waits_where_all_choose_at_once() -> None:
    table = found(metric_games.AtOnce, "downtime", games=3, seats=(3,))["downtime"]
    assert len(table.rows) == 6 and {row["value"] for row in table.rows} == {0.0}
    assert {row["count"] for row in rows(table, measure="wait")} == {3 * metric_games.TURNS}


def test_every_move_but_the_first_is_a_lead_change_where_each_overtakes() -> None:
    table = found(metric_games.Overtaking, "lead-changes", seats=(2, 3))["lead-changes"]
    for seats in (2, 3):
        assert value(table, seats=seats, measure="changes") == metric_games.TURNS * seats - 1


def test_the_winner_is_known_halfway_where_a_toss_decides_then() -> None:
    findings = found(metric_games.DecidedHalfway, "lead-changes", games=40)
    known = findings["winner-known"]
    assert value(known, played=40) == pytest.approx(0.5, abs=1e-6)
    assert value(known, played=60) == pytest.approx(1.0, abs=1e-6)
    assert 0.5 <= value(findings["lead-changes"], measure="known") <= 0.6
    assert value(findings["lead-changes"], measure="changes") == 0
    assert value(findings["comebacks"], below="half") == 0


def test_an_upset_is_a_comeback_and_the_leader_s_chance_is_how_often_leaders_win() -> None:
    games = 60
    findings = found(metric_games.Upset, "comebacks", games=games)
    upsets = value(findings["comebacks"], below="half")
    assert 0.1 < upsets < 0.3 and value(findings["comebacks"], below="quarter") == 0
    # the leader's chance is fitted to how many leaders have won; of the winners, so many had it
    assert value(findings["winner-known"], played=80) == pytest.approx((1 - upsets) ** 2 + upsets**2, abs=1e-6)
    assert value(findings["lead-changes"], measure="changes") == pytest.approx(upsets)


# -- choices ---------------------------------------------------------------------------------------------------


def test_no_choice_matters_in_a_game_of_pure_luck() -> None:
    findings = found(metric_games.Tossed, "decisions-that-matter", games=6, rollouts=4, ranking=8)
    assert value(findings["decisions-that-matter"], decision="all", measure="share") == 0
    assert {row["value"] for row in findings["decisions-that-matter"].rows} == {0.0}
    assert {row["value"] for row in findings["interaction"].rows} == {0.0}


def test_every_choice_matters_where_it_names_the_winner() -> None:
    findings = found(metric_games.LastWord, "interaction", games=4, rollouts=2, ranking=40)
    assert value(findings["decisions-that-matter"], decision="play", measure="gain") == 1
    assert value(findings["decisions-that-matter"], decision="all", measure="share") == 1
    assert value(findings["interaction"], measure="own-chance") == 1
    assert value(findings["interaction"], measure="others-chance") == 1


def test_nobody_touches_the_others_points_where_each_picks_for_itself() -> None:
    findings = found(metric_games.Picking, "interaction", games=8, rollouts=8, ranking=8)
    assert value(findings["interaction"], measure="others-score") == 0
    assert value(findings["interaction"], measure="own-chance") > 0.1


def test_the_beaten_make_a_king_where_they_vote_for_one() -> None:
    table = found(metric_games.Vote, "kingmaking", games=4, seats=(3,), rollouts=2, ranking=8)["kingmaking"]
    assert value(table, of="beaten") == value(table, of="choices") == 1
    own = found(metric_games.LastWord, "kingmaking", games=4, seats=(3,), rollouts=2, ranking=8)["kingmaking"]
    assert value(own, of="choices") == 0  # it could have crowned itself


# -- luck and skill --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cls", "source"),
    [
        (metric_games.TossedFirst, "deal"),
        (metric_games.Tossed, "dice"),
        (metric_games.Picking, "level"),
        (metric_games.FirstWins, "seat"),
    ],
)
def test_all_variance_comes_from_where_the_game_puts_it(cls: type, source: str) -> None:
    table = found(cls, "luck-and-skill", games=24, levels=("random", "greedy"))["luck-and-skill"]
    assert sum(value(table, source=name) for name in SOURCES) == pytest.approx(1.0)
    assert value(table, source=source) == pytest.approx(1.0, abs=0.06)


LEVELS = (-2 / 3, 1 / 3, 4 / 3)  # about a fair share


def test_a_variance_made_of_known_parts_is_taken_apart_again() -> None:
    """Luck of the deal with variance 1, dice 2.25, levels 2/3, no seat, and a rest of 1."""
    rng, seats, tally = Random(1), 3, LuckTally()
    for _ in range(160):
        deal = [rng.gauss(0, 1) for _ in range(seats)]
        seen = []
        for _ in range(2):
            luck = [one + rng.gauss(0, 1.5) for one in deal]
            seen.append(
                [
                    [luck[seat] + LEVELS[(seat + by) % seats] + rng.gauss(0, 1) for seat in range(seats)]
                    for by in range(seats)
                ]
            )
        tally.add(seats, seen)
    (table,) = tally.tables()
    parts = {"deal": 1.0, "dice": 2.25, "level": 2 / 3, "seat": 0.0, "rest": 1.0}
    for source, variance in parts.items():
        truth = variance / sum(parts.values())
        assert value(table, source=source) == pytest.approx(truth, abs=0.05)
        assert half(table, source=source) < 0.08


def test_the_better_level_wins_all_it_can_where_skill_is_all() -> None:
    table = found(metric_games.Picking, "skill-curve", levels=("random", "greedy"))["skill-curve"]
    assert value(table, level="greedy") == 0.5
    assert value(table, level="random") == pytest.approx(0.0, abs=half(table, level="random"))


# -- components ------------------------------------------------------------------------------------------------


def every_gold_game() -> list[list[list[object]]]:
    """All that can happen in Gold, each as often as it is likely, as the metric sees it."""
    games: list[list[list[object]]] = []
    for cards in product((0, 1), repeat=2):
        for toss in range(10):
            winner = 0 if toss < 5 + cards[0] - cards[1] else 1
            drawn = [{"gold": 1} if gold else {"tin": 1} for gold in cards]
            games.append(
                [[float(seat == winner), drawn[seat], drawn[seat] if seat == winner else {}] for seat in (0, 1)]
            )
    return games


def test_a_card_is_worth_exactly_ten_points_when_drawn_and_nothing_can_be_said_when_laid() -> None:
    tally = Components().tally(Study(small(metric_games.Gold).id))
    for seen in every_gold_game():
        tally.add(2, seen)
    (table,) = tally.tables()
    gold, tin = value(table, component="gold", by="drawn"), value(table, component="tin", by="drawn")
    assert gold - tin == pytest.approx(0.1) and gold == pytest.approx(0.05)
    assert value(table, component="gold", by="used") > 0.6  # only winners show a card


def test_what_is_drawn_and_laid_is_what_the_metric_counts() -> None:
    study = Study(small(metric_games.Gold).id, bots=("random",), seats=(2,))
    seen = [Observe(study)(Task(("component-balance",), 2, number))[0] for number in range(20)]
    for game in seen:
        for share, drawn, used in game:
            assert sum(drawn.values()) == 1 and used == (drawn if share else {})
    assert {next(iter(drawn)) for game in seen for _, drawn, _ in game} == {"gold", "tin"}


def test_a_jackknife_of_means_is_the_textbooks_interval() -> None:
    """With a fold for every game, and one component whose drawing is all that varies."""
    values = [float(number % 7) for number in range(FOLDS)]
    mean = Mean()
    for one in values:
        mean.add(one)
    known = jackknife(
        FOLDS, lambda out: sum(v for at, v in enumerate(values) if at != out) / (FOLDS - (out is not None))
    )
    assert known is not None and list(known) == pytest.approx([mean.mean, mean.margin])


def test_a_share_of_nothing_has_an_interval() -> None:
    none = Mean()
    for _ in range(40):
        none.add(0.0)
    table = MetricTable("difficulty", ("level",))
    put(table, none, share=True, level="x")
    assert half(table) == pytest.approx((none.share_interval[1] - none.share_interval[0]) / 2)


def test_a_seat_without_aces_loses_what_an_ace_is_worth() -> None:
    table = found(metric_games.Aces, "ablation", games=6, bots=("greedy",))["ablation"]
    assert value(table, component="ace") == -0.5  # greedy players share the win, and one without aces loses
    assert value(table, component="deuce") == 0


def test_what_a_pack_does_not_have_is_not_taken_away() -> None:
    usual = Study("evolution")
    without = usual.with_pack(changed(usual.components.to_json(), {"food.horns": []}, "no horns"))
    assert set(components_used(usual, 3)) - set(components_used(without, 3)) == {"horns"}


def test_a_seat_may_still_do_the_forbidden_where_nothing_else_is_left() -> None:
    state = small(metric_games.FirstWins).new(2)
    for _ in range(2):
        state.apply(state.actor, state.legal(state.actor)[0])
    study = Study("firstwins")
    forbidden = Forbidden(study, 0, "yes")
    assert [forbidden(state, 0, move) for move in state.legal(0)] == [False]
    assert shares_of(study, ["random", "random"], "deal", forbidden) == [1.0, 0.0]


# -- together --------------------------------------------------------------------------------------------------


def test_half_of_the_games_are_won_by_guessing_and_all_by_talking() -> None:
    study = Study(small(metric_games.Secret, together=True).id, games=80, levels=("random", "greedy"))
    findings = measure(study, ("difficulty", "talking"))
    for level in study.levels:
        assert value(findings["difficulty"], level=level) == pytest.approx(
            0.5, abs=half(findings["difficulty"], level=level)
        )
    guessed = value(findings["difficulty"], level="greedy")
    assert value(findings["talking"], help="open-hands") == pytest.approx(1 - guessed)


def test_advice_is_worth_what_the_weak_one_spoils() -> None:
    study = Study(small(metric_games.AllSayYes, together=True).id, games=80, seats=(2,), levels=("random", "greedy"))
    findings = measure(study, ("difficulty", "talking"))
    assert value(findings["difficulty"], level="greedy") == 1
    assert value(findings["difficulty"], level="random") == pytest.approx(
        0.25, abs=half(findings["difficulty"], level="random")
    )
    assert value(findings["talking"], help="advice") == pytest.approx(0.5, abs=half(findings["talking"], help="advice"))
    assert value(findings["talking"], help="open-hands") == 0  # nothing is hidden


def test_what_has_no_meaning_in_a_game_gives_an_empty_table() -> None:
    together = Study(small(metric_games.Secret, together=True).id, games=2)
    assert all(not measure(together, (name,))[name].rows for name in ("seat-advantage", "skill-curve", "lead-changes"))
    assert not found(metric_games.Tossed, "difficulty", games=2)["difficulty"].rows


# -- running ---------------------------------------------------------------------------------------------------


def text(findings: Findings) -> str:
    return json.dumps(findings.to_json())


STUDY = Study("template", bots=("random", "greedy"), seats=(2, 3), games=12, levels=("random", "greedy"))
SOME = ("length", "downtime", "lead-changes", "skill-curve")


def test_any_number_of_workers_finds_the_same() -> None:
    assert text(measure(STUDY, SOME, jobs=1)) == text(measure(STUDY, SOME, jobs=2))


def test_a_run_that_was_cut_off_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    journal = tmp_path / "a.journal"
    whole = text(measure(STUDY, SOME, journal=journal))
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:8]) + lines[8][:5])
    seen: list[int] = []
    assert text(measure(STUDY, SOME, journal=journal, progress=lambda done, _: seen.append(done))) == whole
    assert seen[0] == 8 and journal.read_bytes() == b"".join(lines)


def test_a_journal_of_another_study_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "a.journal"
    measure(STUDY, ("length",), journal=journal)
    with pytest.raises(OtherOrigin) as refused:
        measure(STUDY, ("downtime",), journal=journal)
    assert refused.value.parts == ["metrics"]


def test_findings_of_another_study_are_not_overwritten(tmp_path: Path) -> None:
    kept = KeptFindings(tmp_path / "a.json", STUDY, ("length",))
    found = kept.run()
    assert text(kept.run(progress=lambda *_: pytest.fail("played again"))) == text(found)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.json", "a.json.origin.json"]
    with pytest.raises(OtherOrigin):
        KeptFindings(tmp_path / "a.json", replace(STUDY, seed="2"), ("length",)).run()


def test_a_million_deals_are_counted_and_not_listed() -> None:
    tasks = tasks_of(replace(STUDY, games=10**6), ("length", "skill-curve"))
    assert len(tasks) == 4 * 10**6
    assert tasks[10**6] == Task(("skill-curve",), 2, 0) and tasks[-1] == Task(("skill-curve",), 3, 10**6 - 1)
    assert tasks.after(3 * 10**6)[0] == Task(("skill-curve",), 3, 0)


def test_a_deal_is_the_same_for_whoever_watches() -> None:
    both = Observe(STUDY)(Task(("length", "downtime"), 3, 4))
    assert both[1:] == Observe(STUDY)(Task(("downtime",), 3, 4))


@pytest.mark.parametrize(
    ("study", "metrics", "said"),
    [
        (Study("template"), ("lenght",), 'metric "lenght"'),
        (Study("template", bots=("gredy",)), ("length",), "gredy"),
        (Study("template", seats=(9,)), ("length",), "not 9"),
        (Study("template", games=0), ("length",), "1 or more"),
    ],
)
def test_what_is_wrong_is_said_before_a_game_is_played(study: Study, metrics: tuple[str, ...], said: str) -> None:
    with pytest.raises(SpeciateError, match=said):
        measure(study, metrics)


def test_tables_as_data_frames_and_files(tmp_path: Path) -> None:
    findings = measure(STUDY, SOME)
    arrow = findings.arrow("length")
    assert arrow.column_names == ["seats", "measure", "of", "value", "half_width", "count"]
    findings.save(tmp_path / "a.json")
    assert text(read_findings(tmp_path / "a.json")) == text(findings)
    findings.save(tmp_path / "a.csv")
    assert (tmp_path / "a.csv").read_text().startswith("metric,seats,measure,of,")
    findings.save(tmp_path / "a.parquet")
    assert (tmp_path / "a.parquet").stat().st_size > 0
