"""What can be agreed before a game: variants, and every number of the rulebook."""

from collections.abc import Mapping
from typing import final

from speciate.core.errors import BadOption, UnknownName

Value = bool | int | str


@final
class Option:
    """One choice of the set-up, as a form would ask it. `help` is in English; locales translate `option-<name>`.

    The type is that of `default`. `advanced` marks a number of the rulebook that designers change and players do not.
    A `quiet` option is named only where it is not as usual: games recorded before there was one stay as they are.
    """

    def __init__(
        self,
        name: str,
        default: Value,
        help: str,
        minimum: int = 0,
        maximum: int = 0,
        choices: tuple[str, ...] = (),
        advanced: bool = False,
        quiet: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.help = help
        self.minimum = minimum
        self.maximum = maximum
        self.choices = choices
        self.advanced = advanced
        self.quiet = quiet

    @property
    def type(self) -> str:
        if isinstance(self.default, bool):
            return "bool"
        return "int" if isinstance(self.default, int) else "choice"

    def read(self, value: object) -> Value:
        """`value` (typed, or as text from a command line) as this option's type; BadOption says what is allowed."""
        if self.type == "bool":
            if isinstance(value, bool):
                return value
            word = str(value).lower()
            if word in ("true", "yes", "on", "1"):
                return True
            if word in ("false", "no", "off", "0"):
                return False
            text = f'option {self.name} is yes or no, not "{value}"'
            raise BadOption(text, "option-bool", name=self.name, value=str(value))
        if self.type == "choice":
            if str(value) not in self.choices:
                choices = ", ".join(self.choices)
                text = f'option {self.name} is one of {choices}, not "{value}"'
                raise BadOption(text, "option-choice", name=self.name, choices=choices, value=str(value))
            return str(value)
        return self._read_int(value)

    def _read_int(self, value: object) -> int:
        try:
            number = int(str(value))
        except ValueError:
            raise self._not_in_range(value) from None
        if isinstance(value, bool) or not self.minimum <= number <= self.maximum:
            raise self._not_in_range(value)
        return number

    def _not_in_range(self, value: object) -> BadOption:
        low, high = self.minimum, self.maximum
        text = f'option {self.name} is a whole number from {low} to {high}, not "{value}"'
        return BadOption(text, "option-number", name=self.name, low=low, high=high, value=str(value))

    def to_json(self) -> dict[str, object]:
        form: dict[str, object] = {
            "name": self.name,
            "type": self.type,
            "default": self.default,
            "help": self.help,
            "advanced": self.advanced,
        }
        if self.type == "int":
            form["minimum"] = self.minimum
            form["maximum"] = self.maximum
        if self.choices:
            form["choices"] = list(self.choices)
        return form


def read_options(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """Every option with its value: the given ones read and checked, the others by default, quiet ones left out."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise UnknownName("option", name, names)
    chosen: dict[str, Value] = {}
    for option in options:
        value = option.read(given[option.name]) if option.name in given else option.default
        if not option.quiet or value != option.default:
            chosen[option.name] = value
    return chosen


def number_of(options: Mapping[str, object], name: str) -> int:
    """A number among the options that were read."""
    value = options[name]
    assert isinstance(value, int)
    return value
