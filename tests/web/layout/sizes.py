"""The screens, by what is left of them for a page."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Size:
    width: int
    height: int
    is_touch: bool

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


SIZES: Final = [
    Size(360, 640, True),  # phones
    Size(390, 844, True),
    Size(430, 932, True),
    Size(844, 390, True),  # phones on their side
    Size(667, 375, True),
    Size(768, 1024, True),  # tablets
    Size(1024, 768, True),
    Size(1280, 580, False),  # laptops
    Size(1366, 650, False),
    Size(1280, 720, False),
    Size(1440, 900, False),  # desktops
    Size(1536, 864, False),
    Size(1920, 1080, False),
    Size(2560, 1440, False),
]
LANGUAGES: Final = ["en", "fr"]
#: Those of `make test`: one or two of each kind in French, whose words are longer, and in English mostly others.
USUAL: Final = {
    "en": ["390x844", "1024x768", "1280x720", "1440x900"],
    "fr": ["360x640", "430x932", "667x375", "844x390", "768x1024", "1280x580", "1440x900", "2560x1440"],
}
#: Where more is laid out than the usual positions: the narrowest screens, in the language with the longer words.
FURTHER_IN: Final = [("360x640", "fr"), ("667x375", "fr"), ("1280x580", "fr"), ("1440x900", "en")]
