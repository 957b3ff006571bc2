"""Writes what players read, in both languages, from the games' own words: docs/play/ and docs/reference/rules/.

python -m scripts.player_docs
"""

import json
import re
import sys
import tomllib
from pathlib import Path

from scripts.site.rule_pages import plain, rule_page
from speciate.bots.levels import LEVELS
from speciate.bots.registry import bots_of
from speciate.core.game import GameSpec
from speciate.core.options import Option
from speciate.core.registry import get_game
from speciate.table.words import LANGUAGES, Words

ROOT = Path(__file__).parent.parent
GAMES = ("evolution", "evo", "s-evolution", "evolutopia")
PICTURES = {"evolution": "table"}  # the names of the others are those of their games
WORDS = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))


def targets() -> dict[Path, str]:
    """Every page that is made, with what stands in it."""
    pages = {}
    for id in GAMES:
        game = get_game(id)
        pages[ROOT / f"docs/play/{id}.md"] = play_page(game, "en")
        pages[ROOT / f"docs/fr/play/{id}.md"] = play_page(game, "fr")
        pages[ROOT / f"docs/reference/rules/{id}.md"] = rule_page(game, "en")
        pages[ROOT / f"docs/fr/rules/{id}.md"] = rule_page(game, "fr")
    return pages


def play_page(game: GameSpec, lang: str) -> str:
    words = Words(game, lang, [])
    parts = [
        f"# {words.t('title')}\n",
        f"{plain(words.t('tagline'))}\n",
        picture(game, words, lang),
        seats(game, lang),
        f"## {say(lang, 'goal')}\n\n{plain(words.t('rules-goal'))}\n",
        f"## {say(lang, 'overview')}\n\n{plain(words.t('rules-overview'))}\n",
        piece_part(words, lang),
        lesson_part(game, words, lang),
        option_part(game, words, lang),
        more_part(game, lang),
    ]
    return "\n".join(part for part in parts if part)


def seats(game: GameSpec, lang: str) -> str:
    """Who plays, how long, where; random and greedy are no levels of strength."""
    levels = WORDS[lang]["numbers"][len([name for name in bots_of(game.id) if name in LEVELS])]
    about = {"fewest": game.min_seats, "most": game.max_seats, "minutes": minutes(game), "levels": levels}
    return say(lang, "seats", id=game.id, **about) + "\n"


def picture(game: GameSpec, words: Words, lang: str) -> str:
    name = PICTURES.get(game.id, game.id)
    up = "../" if lang == "en" else "../../"
    shot = f"{name}-desk-en" if lang == "en" else f"{name}-desk-fr-dark"
    return f"![{words.t('title')}]({up}screenshots/{shot}.webp)\n"


def minutes(game: GameSpec) -> int:
    """As home on the page says."""
    found = re.search(r"minutes: (\d+)", (ROOT / f"web/src/games/{game.id}/homeCard.ts").read_text(encoding="utf-8"))
    assert found is not None, game.id
    return int(found[1])


def piece_part(words: Words, lang: str) -> str:
    keys = in_file_order(words, "piece-")
    rows = [f"- **{plain(words.t(f'{key}.title'))}.** {plain(words.t(key))}" for key in keys]
    return "\n".join([f"## {say(lang, 'pieces')}\n", *rows, ""])


def in_file_order(words: Words, prefix: str) -> list[str]:
    folder = ROOT / "src" / words.game.package.replace(".", "/")
    text = (folder / "locales/en.ftl").read_text(encoding="utf-8")
    return re.findall(rf"^({prefix}[\w-]+) =", text, re.MULTILINE)


def lesson_part(game: GameSpec, words: Words, lang: str) -> str:
    folder = ROOT / f"web/src/games/{game.id}/lessons"
    ids = [lesson["id"] for lesson in json.loads((folder / "lessons.json").read_text(encoding="utf-8"))]
    text = (folder / f"locales/{lang}.ftl").read_text(encoding="utf-8")
    titles = dict(re.findall(r"^lesson-([\w-]+) = (.+)$", text, re.MULTILINE))
    intro = say(lang, "lessons-text", title=words.t("title"), count=len(ids))
    rows = [f"{number}. {plain(titles[id])}" for number, id in enumerate(ids, 1)]
    return "\n".join([f"## {say(lang, 'lessons')}\n", f"{intro}\n", *rows, ""])


def option_part(game: GameSpec, words: Words, lang: str) -> str:
    shown = [option for option in game.options if not option.advanced]
    first = shown[0]
    intro = say(lang, "options-text", name=first.name, value=written(other_value(first)))
    rows = [say(lang, "option"), "|---|---|---|"]
    for option in shown:
        about = f"**{plain(words.t(f'option-{option.name}'))}.** {plain(words.t(f'option-{option.name}.help'))}"
        rows.append(f"| `{option.name}` | {about} | `{written(option.default)}` |")
    return "\n".join([f"## {say(lang, 'options')}\n", f"{intro}\n", *rows, ""])


def other_value(option: Option) -> object:
    if option.choices:
        return next(choice for choice in option.choices if choice != option.default)
    return not option.default


def written(value: object) -> str:
    """As a command line has it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def more_part(game: GameSpec, lang: str) -> str:
    rows = [f"- {say(lang, key, id=game.id, up='../')}" for key in ("rules", "game", "rulings", "house")]
    return "\n".join([f"## {say(lang, 'more')}\n", *rows, ""])


def say(lang: str, key: str, **args: object) -> str:
    return str(WORDS[lang][key].format(**args))


def main() -> None:
    assert set(WORDS) == set(LANGUAGES)
    for path, text in targets().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path.relative_to(ROOT)}", file=sys.stderr)


if __name__ == "__main__":
    main()
