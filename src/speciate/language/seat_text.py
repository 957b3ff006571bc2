"""A seat's table as text for a language model: what it sees, what is new, what to decide, and how moves are written.

Headings and codes are English; what a game says (news, decisions, refusals, rules) follows `lang`.
"""

import json
from collections.abc import Sequence
from functools import cache
from random import Random

from speciate.core.errors import IllegalMove, SpeciateError, UnknownName
from speciate.core.event import Event
from speciate.core.game import GameSpec
from speciate.core.moves import ARG_MASK, SHIFTS, ArgType, Choice, Coded, MoveKind
from speciate.core.outcome import Outcome
from speciate.core.refusal import PROGRAM
from speciate.core.state import State
from speciate.language.boards import BRIEFEST, board_of
from speciate.language.choices import SEPARATOR, read_choice, refused, whole_choices
from speciate.language.moment import Moment
from speciate.table.words import Words

LONGEST_VIEW = 1200  # characters
LONGEST_NEWS = 600
LONGEST_RULES = 4000
EXAMPLES = 24  # names of an argument that are all listed
WHAT = {
    "species": "place of a species in its row, from 0",
    "seat": "seat of a player, from 0",
    "region": "region, as in c4",
    "dino": "region that one of your dinos stands on",
    "lot": "number of the lot, from 0",
}


class SeatText:
    """Puts moments into words. It keeps nothing: the same moment gives the same bytes."""

    def __init__(self, lang: str = "en", abbreviate: bool = True) -> None:
        self.lang = lang
        self._briefest = BRIEFEST if abbreviate else 0

    # -- what there is --------------------------------------------------------------------------

    def look(self, moment: Moment) -> str:
        """News, table and decision."""
        parts = [self.news(moment), self.view(moment)]
        return "\n".join(part for part in parts if part)

    def view(self, moment: Moment) -> str:
        """Table and decision, in at most LONGEST_VIEW characters where that can be had by abbreviating."""
        text = ""
        for brief in range(self._briefest + 1):
            text = self._view(moment, brief)
            if len(text) <= LONGEST_VIEW:
                break
        return text

    def full(self, moment: Moment) -> str:
        """Everything the seat may know, as JSON."""
        return json.dumps(moment.view, ensure_ascii=False, separators=(",", ":"))

    def _view(self, moment: Moment, brief: int) -> str:
        words, view = moment.words(self.lang), moment.view
        head = [words.t("title")]
        if view.get("round"):
            head.append(f"round {view['round']}")
        if f"phase-{view.get('phase')}" in words.keys:
            head.append(words.phase(str(view["phase"])))
        lines = [f"{', '.join(head)}. You are {words.seat(moment.seat)}, seat {moment.seat}."]
        lines += board_of(moment.game.id).describe(view, words, brief)
        return "\n".join([*lines, self.decision(moment)])

    def decision(self, moment: Moment) -> str:
        """What to do now, as a sentence."""
        if moment.outcome is not None:
            return self.result(moment, moment.outcome)
        words = moment.words(self.lang)
        if moment.decision is None:
            others = " ".join(words.seat(seat) for seat in moment.view["waiting"] if seat >= 0)
            return f"To move: {others}. There is nothing for you to decide now."
        hidden = " (Hidden until all have chosen.)" if moment.decision.sealed else ""
        return f"Your decision: {words.decision(moment.decision.kind)}{hidden}"

    def result(self, moment: Moment, outcome: Outcome) -> str:
        words = moment.words(self.lang)
        scores = ", ".join(f"{words.seat(seat)} {score}" for seat, score in enumerate(outcome.scores))
        winners = " ".join(words.seat(seat) for seat in outcome.winners) or "nobody"
        return f"The game is over. Winners: {winners}. Scores: {scores}."

    # -- what happened --------------------------------------------------------------------------

    def news(self, moment: Moment) -> str:
        """What the seat heard since it last looked: a few lines, the last ones where there is too much."""
        lines = told(moment.words(self.lang), moment.news)
        kept: list[str] = []
        room = LONGEST_NEWS
        for line in reversed(lines):
            room -= len(line) + 1
            if room < 0:
                break
            kept.insert(0, line)
        if not lines:
            return ""
        left_out = len(lines) - len(kept)
        return "\n".join(["News" + (f" (the {left_out} lines before left out)" if left_out else "") + ":", *kept])

    # -- moves ----------------------------------------------------------------------------------

    def legal(self, moment: Moment) -> str:
        """Every choice, whole: `|` stands between what can be put in the same place."""
        choices = whole_choices(moment)
        if not choices:
            return "There is nothing for you to decide now."
        return "\n".join(["You can play (| means or):", *map(str, choices)])

    def syntax(self, moment: Moment) -> str:
        """How moves are written: every kind that a player makes, with its meaning, and what to put in."""
        words = moment.words(self.lang)
        kinds = players_kinds(moment.game)
        lines = ["Moves:"]
        for kind in kinds:
            lines.append(f"{kind.form} – " + words.t(f"move-{kind.name}", **{arg: f"<{arg}>" for arg, _ in kind.args}))
        types = {arg_type.name: arg_type for kind in kinds for _, arg_type in kind.args}
        uses = {arg_type.name: arg for kind in kinds for arg, arg_type in kind.args}
        lines.append("Where:")
        for name, arg_type in types.items():
            lines.append(f"<{uses[name]}>: {meaning(arg_type)}")
        lines.append(
            f"Several moves of one choice can be one code, with {SEPARATOR} between them: all or none is played."
        )
        return "\n".join(lines)

    def why(self, moment: Moment, code: str) -> str:
        """Whether a code could be played now; if not, by which rule, with its text."""
        try:
            error = refused(moment, read_choice(moment.game, code))
        except SpeciateError as unreadable:
            error = unreadable
        return f'"{code}" can be played.' if error is None else self.error(moment, error)

    def error(self, moment: Moment, error: SpeciateError) -> str:
        """What is wrong, in a sentence; of a refusal the slug and the text of its rule too."""
        if not isinstance(error, IllegalMove):
            return sentence(str(error))
        words = moment.words(self.lang)
        title, text = words.rule(error.rule)
        return f'"{error.code}" is refused: {words.refusal(error.refusal)}\nRule {error.rule} ({title}): {text}'

    # -- rules ----------------------------------------------------------------------------------

    def rules(self, moment: Moment, asked: str = "") -> str:
        """One rule by its slug, or those of a section; without a word the list of all."""
        words = moment.words(self.lang)
        slugs = moment.game.engine.rules
        name = asked.strip().removeprefix(f"{moment.game.id}:")
        if name.startswith(f"{PROGRAM}:"):
            return rule_line(words, name)
        if not name:
            listing = [f"{slug} ({words.rule(slug)[0]})" for slug in slugs]
            return "Rules, to be asked for by slug or by the word before the dot:\n" + "\n".join(listing)
        found = [slug for slug in slugs if name in (slug, slug.partition(".")[0])]
        if not found:
            raise UnknownName("rule", asked, slugs)
        text = "\n".join(rule_line(words, slug) for slug in found)
        return (
            text
            if len(text) <= LONGEST_RULES
            else text[:LONGEST_RULES] + "… (ask for single rules: " + " ".join(found) + ")"
        )


def sentence(text: str) -> str:
    """An error's line as a sentence."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")


def meaning(arg_type: ArgType) -> str:
    """What is to be put in for an argument of a move."""
    if arg_type.name in WHAT:
        return WHAT[arg_type.name]
    if isinstance(arg_type, Choice) and len(arg_type.names) <= EXAMPLES:
        return "one of " + " ".join(arg_type.names)
    coded = isinstance(arg_type, (Choice, Coded))
    return f"code of a {arg_type.name}, as the table shows it" if coded else "whole number"


def rule_line(words: Words, slug: str) -> str:
    title, text = words.rule(slug)
    return f"{slug} ({title}): {text}"


def told(words: Words, events: Sequence[Event]) -> list[str]:
    """A line for what one player did without a break; sentences that repeat are counted."""
    lines: list[list[str]] = []
    before: object = None
    for event in events:
        sentence = words.event(event) if event.name in words.game.engine.events else "The last move was taken back."
        who = actor(event)
        if not lines or who is None or who != before:
            lines.append([])
        lines[-1].append(sentence)
        before = who
    return [" ".join(folded(line)) for line in lines]


def actor(event: Event) -> object:
    """Whose doing it was, by the seat it names or the owner of the species."""
    species = event.args.get("species")
    return species[0] if isinstance(species, list) else event.args.get("seat")


def folded(sentences: Sequence[str]) -> list[str]:
    out: list[str] = []
    times = 0
    for place, sentence in enumerate(sentences):
        times += 1
        if place + 1 == len(sentences) or sentences[place + 1] != sentence:
            out.append(sentence if times == 1 else f"{sentence} (×{times})")
            times = 0
    return out


@cache
def players_kinds(game: GameSpec) -> tuple[MoveKind, ...]:
    """The kinds of moves that are not left to chance."""
    state = game.new(game.min_seats)
    state.settle(Random(0))
    return tuple(kind for kind in game.engine.codec.kinds.values() if not is_natures(state, kind))


def is_natures(state: State, kind: MoveKind) -> bool:
    packed = kind.number
    for (_, arg_type), shift in zip(kind.args, SHIFTS, strict=False):
        packed |= next(value for value in range(ARG_MASK + 1) if arg_type.allows(value)) << shift
    refusal = state.refusal(state.actor, packed)
    return refusal is not None and refusal.key == "natures-move"
