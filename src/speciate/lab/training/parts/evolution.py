"""What the numbers of Evolution's features count, family by family."""

from speciate.lab.training.parts.part import Families, Part, counted, kinds

TRAIT = Part("trait", 17, "trait")
HUNTER, HUNTED, LAST = Part("hunter", 2), Part("danger", 2), Part("last", 2)
DANGER, PLENTY = Part("danger", 3), Part("plenty", 4)
HAND = Part("hand", 4, "amount")

FAMILIES: Families = {
    "food": (Part("mouths", 4), Part("food", 14, "food")),
    "food-trait": (TRAIT,),
    "card": (HUNTER, HUNTED, TRAIT),
    "cards-end": (LAST, Part("hand", 12, "amount")),
    "new": (Part("row", 6, "amount"), HAND),
    "new-fed": (LAST, PLENTY, DANGER),
    "wasted": (TRAIT,),
    "trait": (HUNTER, DANGER, TRAIT),
    "among": (HUNTER, *counted(4)),
    "trait-population": counted(7),
    "late-trait": (TRAIT,),
    "hunter": (Part("grazing", 2), *kinds(3)),
    "body": (HUNTER, Part("danger", 4), *counted(7)),
    "body-prey": (LAST, *kinds(3)),
    "population": (HUNTER, *counted(8)),
    "population-fed": (LAST, PLENTY, DANGER),
    "leaf": kinds(4),
    "feed": counted(8),
    "partners": kinds(4),
    "fed": (*kinds(2), *counted(4)),
    "prey": (Part("own", 2), *counted(8)),
    "prey-population": counted(7),
    "prey-traits": (Part("horns", 2), Part("dies", 2), *counted(4)),
    "hunger": counted(4),
    "thought": (Part("fat", 2), HAND),
    "ignored": (),
    "feeding-end": (),
}
