"""The window that searches says its words in French: the generator has them in English only, within its script."""

from pathlib import Path

WORDS = {  # as they stand in the script
    '"Search is unavailable. Reload the page to try again."': '"La recherche est indisponible. Rechargez la page."',
    'Intl.NumberFormat("en-US")': 'Intl.NumberFormat("fr-FR")',
    '"result":"results"': '"résultat":"résultats"',
    '"No results"': '"Aucun résultat"',
    r'"Loading search\u2026"': r'"Chargement de la recherche\u2026"',
    'placeholder:"Search"': 'placeholder:"Rechercher"',
    '"aria-label":"Search results"': '"aria-label":"Résultats de la recherche"',
    '"aria-label":"Close search"': '"aria-label":"Fermer la recherche"',
    '"aria-label":"Search"': '"aria-label":"Rechercher"',
}


class WordMissing(Exception):
    """Another version of the generator says it otherwise: WORDS must follow."""


def translate(site: Path) -> None:
    """In the scripts of a site that is written in French."""
    [script] = (site / "assets/javascripts").glob("bundle.*.min.js")
    text = script.read_text(encoding="utf-8")
    for english, french in WORDS.items():
        if english not in text:
            raise WordMissing(f"{english} is no longer in {script.name}: see scripts/site/french_search.py")
        text = text.replace(english, french)
    script.write_text(text, encoding="utf-8")
