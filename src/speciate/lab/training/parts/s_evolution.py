"""What the numbers of S-Evolution's features count, family by family."""

from speciate.lab.training.parts.part import Families, Part, counted, kinds

SUIT, BUILDING, LATE = Part("suit", 3, "suit"), Part("building", 6, "building"), Part("last", 2)
AFTER, GAP, STEPS, RULE = Part("after", 4), Part("gap", 10), Part("gap", 8), Part("rule", 3)
LEFT, THING, FACE, MISSING = Part("left", 5, "number"), Part("thing", 8), Part("face", 12, "face"), Part("missing", 6)

FAMILIES: Families = {
    "card": (AFTER, GAP),
    "card-kept": (Part("held", 3), RULE, Part("strength", 6, "number")),
    "card-place": (AFTER, Part("ahead", 4)),
    "card-face": (Part("where", 3), FACE),
    "card-colour": (RULE, *kinds(4)),
    "discovered": (AFTER, Part("round", 6, "number")),
    "discovered-set": (Part("lying", 4), *counted(4)),
    "discovered-gap": (GAP,),
    "taken": (AFTER, GAP),
    "taken-face": (Part("shield", 3), FACE),
    "taken-need": (SUIT, Part("missing", 5, "amount"), Part("brings", 4, "number")),
    "denied": (Part("gap", 6),),
    "set": (Part("count", 7),),
    "trump": (Part("may", 2), SUIT, Part("count", 5)),
    "trump-strength": (Part("gap", 6),),
    "gained": (LATE, SUIT, MISSING),
    "gained-stock": (SUIT, *counted(5)),
    "gained-need": kinds(2),
    "lost": (SUIT, MISSING),
    "traded": (Part("pair", 6), Part("spare", 4), Part("missing", 4)),
    "traded-late": (Part("pair", 6),),
    "trades-end": (LATE, *counted(4)),
    "bought": (Part("gain", 14, "number"),),
    "bought-gap": (STEPS,),
    "bought-round": (LEFT, Part("thing", 21)),
    "bought-people": (THING, Part("count", 6, "number")),
    "bought-age": (THING, Part("count", 6, "number")),
    "purchases-end": (LEFT, *counted(8)),
    "purchases-end-gap": (STEPS,),
    "rise": (Part("left", 6), Part("age", 6, "number")),
    "rise-missing": counted(5),
    "suffered": (Part("spared", 2), Part("disaster", 8, "disaster")),
    "dismissed": (BUILDING, Part("level", 3, "number")),
    "rest": (),
}
