"""What the numbers of Evo's features count, family by family."""

from speciate.lab.training.parts.part import Families, Part, changed, counted

GENE, EFFECT = Part("gene", 8, "gene"), Part("effect", 13, "effect")
LATE, RIVAL, STAND, PLACE = Part("late", 5), Part("rival", 3), Part("stand", 4), Part("place", 4)
LOST, THREAT, OUTLOOK, STEPS = Part("lost", 2), Part("threat", 3), Part("outlook", 13), Part("steps", 3, "from one")

FAMILIES: Families = {
    "lot": (GENE, *counted(5)),
    "lot-late": (GENE, Part("rounds", 10, "amount")),
    "price": (Part("season", 3), Part("price", 15, "amount")),
    "need": (GENE, *counted(4)),
    "gain": (Part("held", 3), Part("less", 12, "amount")),
    "bid": (),
    "card": (EFFECT, Part("aimed", 2), Part("useful", 2)),
    "card-late": (EFFECT, LATE),
    "card-lost": (EFFECT, *counted(4)),
    "aimed": (EFFECT, Part("hurts", 2), RIVAL),
    "climate": (changed(9),),
    "climate-others": (changed(9),),
    "struck": (RIVAL, STAND),
    "pass": (*counted(4), LATE),
    "pass-hand": counted(6),
    "step": (STAND, Part("place", 5), STEPS),
    "step-outlook": (LOST, changed(13)),
    "step-room": (Part("young", 3, "amount"), changed(13)),
    "step-threat": (Part("before", 3), THREAT),
    "attack": (STAND, Part("odds", 7)),
    "prize": (PLACE, LOST, Part("doomed", 2)),
    "victim": (RIVAL, LATE),
    "herds": (Part("own", 4, "from one"), Part("theirs", 4, "from one")),
    "steps-end": (*counted(3), STEPS, LATE),
    "swim": (STAND,),
    "landing": (PLACE, OUTLOOK),
    "birth": (PLACE, OUTLOOK),
    "birth-room": (Part("more", 2), *counted(7)),
    "birth-threat": (THREAT, LATE),
    "removal": (OUTLOOK,),
    "removal-room": counted(7),
    "removal-threat": (THREAT,),
    "drop": (),
}
