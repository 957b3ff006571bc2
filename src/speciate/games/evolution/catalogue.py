"""The rule catalogue: every slug, and the refusals that cite one.

A refusal inside the engine is a small int, OK or an index into REFUSALS, so that `legal` can ask the
same question as `refusal` at full speed.
"""

from typing import Final

RULES: Final = (
    "setup.players",
    "setup.deck",
    "setup.two-players",
    "setup.six-players",
    "setup.supply",
    "deal.species",
    "deal.cards",
    "deal.reshuffle",
    "deal.exhausted",
    "food.secret",
    "food.required",
    "play.order",
    "play.quick",
    "play.trait",
    "play.trait-limit",
    "play.trait-unique",
    "play.trait-fixed",
    "play.trait-discard",
    "play.species",
    "play.species-place",
    "play.body",
    "play.population",
    "play.track-limit",
    "play.reveal",
    "leaf.order",
    "leaf.optional",
    "leaf.fertile",
    "leaf.long-neck",
    "leaf.fat",
    "reveal.sum",
    "feed.order",
    "feed.hungry",
    "feed.must",
    "feed.pass",
    "feed.fat-optional",
    "feed.plant",
    "feed.no-plants",
    "feed.capacity",
    "feed.meat-for-all",
    "attack.target",
    "attack.size",
    "attack.meat",
    "attack.loss",
    "attack.kill",
    "attack.room",
    "attack.sequence",
    "extinct.board",
    "extinct.food",
    "end.starve",
    "end.bag",
    "end.watering-hole",
    "end.first-player",
    "trait.hard-shell",
    "trait.carnivore",
    "trait.scavenger",
    "trait.pack-hunting",
    "trait.cooperation",
    "trait.horns",
    "trait.warning-call",
    "trait.ambush",
    "trait.fertile",
    "trait.burrowing",
    "trait.foraging",
    "trait.climbing",
    "trait.defensive-herding",
    "trait.intelligence-plants",
    "trait.intelligence-attack",
    "trait.intelligence-free",
    "trait.long-neck",
    "trait.symbiosis",
    "trait.fat-tissue",
    "fat.discard",
    "over.deal",
    "over.later",
    "score.total",
    "score.ties",
)

OK: Final = 0
NATURES_MOVE: Final = 1
NOT_FOOD_NOW: Final = 2
FOOD_ALREADY: Final = 3
FOOD_FROM_HAND: Final = 4
NOT_PLAY_NOW: Final = 5
NOT_YOUR_PLAY: Final = 6
PLAY_FROM_HAND: Final = 7
CARD_FIRST: Final = 8
USE_FIRST: Final = 9
PLAY_NO_SPECIES: Final = 10
TRAIT_LIMIT: Final = 11
TRAIT_UNIQUE: Final = 12
TRACK_LIMIT: Final = 13
SPECIES_PLACE: Final = 14
DROP_MISSING: Final = 15
NOT_LEAF_NOW: Final = 16
NOT_YOUR_LEAF: Final = 17
LEAF_NO_SPECIES: Final = 18
LEAF_NO_TRAIT: Final = 19
LEAF_USED: Final = 20
FERTILE_NO_FOOD: Final = 21
FERTILE_FULL: Final = 22
NECK_CARNIVORE: Final = 23
NECK_FULL: Final = 24
FAT_EMPTY: Final = 25
FAT_FULL: Final = 26
NOT_FEED_NOW: Final = 27
NOT_YOUR_FEED: Final = 28
FEED_NO_SPECIES: Final = 29
FED_ALREADY: Final = 30
FEED_CARNIVORE: Final = 31
FEED_NO_PLANT: Final = 32
FEED_FULL: Final = 33
FEED_HUNGRY_FIRST: Final = 34
FAT_DECLINED: Final = 35
MUST_FEED: Final = 36
NAME_FIRST: Final = 37
ATTACK_NOT_CARNIVORE: Final = 38
ATTACK_NO_TARGET: Final = 39
ATTACK_ITSELF: Final = 40
ATTACK_SIZE: Final = 41
ATTACK_ROOM: Final = 42
CLIMBING_PROTECTS: Final = 43
HERDING_PROTECTS: Final = 44
BURROWING_PROTECTS: Final = 45
SYMBIOSIS_PROTECTS: Final = 46
WARNING_CALL_PROTECTS: Final = 47
THINK_NO_TRAIT: Final = 48
THINK_FROM_HAND: Final = 49
THINK_FULL: Final = 50
THINK_NO_ROOM: Final = 51
THINK_ALL_NAMED: Final = 52
IGNORE_NOT_NOW: Final = 53
IGNORE_CARNIVORE: Final = 54
IGNORE_TWICE: Final = 55
GAME_OVER: Final = 56
NOT_THIS_CHANCE: Final = 57
NO_SUCH_MOVE: Final = 58

# by number: the rule's slug and the message key
REFUSALS: Final = (
    ("", ""),
    ("deal.cards", "natures-move"),
    ("food.secret", "not-food-now"),
    ("food.secret", "food-already"),
    ("food.secret", "food-from-hand"),
    ("play.order", "not-play-now"),
    ("play.order", "not-your-play"),
    ("play.trait", "play-from-hand"),
    ("play.trait", "card-first"),
    ("play.trait", "use-first"),
    ("play.trait", "play-no-species"),
    ("play.trait-limit", "trait-limit"),
    ("play.trait-unique", "trait-unique"),
    ("play.track-limit", "track-limit"),
    ("play.species-place", "species-place"),
    ("play.trait-discard", "drop-missing"),
    ("leaf.order", "not-leaf-now"),
    ("leaf.order", "not-your-leaf"),
    ("leaf.order", "leaf-no-species"),
    ("leaf.order", "leaf-no-trait"),
    ("leaf.order", "leaf-used"),
    ("leaf.fertile", "fertile-no-food"),
    ("leaf.fertile", "fertile-full"),
    ("feed.no-plants", "neck-carnivore"),
    ("leaf.long-neck", "neck-full"),
    ("leaf.fat", "fat-empty"),
    ("leaf.fat", "fat-full"),
    ("feed.order", "not-feed-now"),
    ("feed.order", "not-your-feed"),
    ("feed.order", "feed-no-species"),
    ("feed.order", "fed-already"),
    ("feed.no-plants", "feed-carnivore"),
    ("feed.plant", "feed-no-plant"),
    ("feed.capacity", "feed-full"),
    ("feed.must", "feed-hungry-first"),
    ("feed.fat-optional", "fat-declined"),
    ("feed.must", "must-feed"),
    ("trait.intelligence-attack", "name-first"),
    ("trait.carnivore", "attack-not-carnivore"),
    ("attack.target", "attack-no-target"),
    ("attack.target", "attack-itself"),
    ("attack.size", "attack-size"),
    ("attack.room", "attack-room"),
    ("trait.climbing", "climbing-protects"),
    ("trait.defensive-herding", "herding-protects"),
    ("trait.burrowing", "burrowing-protects"),
    ("trait.symbiosis", "symbiosis-protects"),
    ("trait.warning-call", "warning-call-protects"),
    ("trait.intelligence-plants", "think-no-trait"),
    ("trait.intelligence-plants", "think-from-hand"),
    ("feed.capacity", "think-full"),
    ("attack.room", "think-no-room"),
    ("trait.intelligence-attack", "think-all-named"),
    ("trait.intelligence-attack", "ignore-not-now"),
    ("trait.intelligence-attack", "ignore-carnivore"),
    ("trait.intelligence-attack", "ignore-twice"),
    ("over.deal", "game-over"),
    ("deal.cards", "not-this-chance"),
    ("setup.players", "no-such-move"),
)
