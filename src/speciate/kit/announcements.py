"""What a game announces: one row a kind of event, with all that is known of it."""

from typing import final


@final
class Announcement:
    """`rule` is where it comes from, if the case does not choose another; two where the editions differ. `reveals` says
    that it shows something hidden or random, so that what led to it cannot be taken back freely.

    `args` are its arguments with their types, left out where they are called alike: "seat from:region region".
    """

    def __init__(self, rule: str, args: str = "", reveals: bool = False) -> None:
        self.rules = rule.split()
        self.rule = self.rules[0]
        self.args: dict[str, str] = {}
        for word in args.split():
            name, _, spelt = word.partition(":")
            self.args[name] = spelt or name
        self.reveals = reveals
