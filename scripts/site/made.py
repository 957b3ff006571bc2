"""The pages that are made when the site is built, by the paths they have, or would have, in the repository."""

from scripts.player_docs import GAMES
from scripts.site.command_page import command_page
from scripts.site.name_page import name_page
from scripts.site.rule_pages import rule_page
from speciate.core.registry import get_game


def made_pages() -> dict[str, str]:
    pages = {"docs/reference/commands.md": command_page(), "docs/reference/names.md": name_page()}
    for id in GAMES:
        pages[f"docs/reference/rules/{id}.md"] = rule_page(get_game(id), "en", has_places=True)
        pages[f"docs/fr/rules/{id}.md"] = rule_page(get_game(id), "fr", has_places=True)
    return pages
