"""The rule catalogue: every slug (they are listed with their texts, in locales/), and every reason to refuse a move.

A rule that is checked returns the row of the reason, or None for yes. Where what one wanted to do decides the rule, a
sentence has several rows.
"""

from typing import Final

from speciate.core.refusal import Reason
from speciate.kit.catalogue import slugs_of

RULES: Final = slugs_of("speciate.games.evolution")

# nature
FIRST_BY_CHANCE: Final = Reason("setup.players", "natures-move")
CARDS_BY_CHANCE: Final = Reason("deal.cards", "natures-move")
EXTINCT_CARDS_BY_CHANCE: Final = Reason("extinct.board", "natures-move")
NOT_THIS_SEAT: Final = Reason("setup.players", "not-this-chance")
NOT_THIS_CARD: Final = Reason("deal.cards", "not-this-chance")

# food selection
NOT_FOOD_NOW: Final = Reason("food.secret", "not-food-now")
FOOD_ALREADY: Final = Reason("food.secret", "food-already")
FOOD_FROM_HAND: Final = Reason("food.secret", "food-from-hand")
FOOD_REQUIRED: Final = Reason("food.required", "food-required")

# playing cards
NOT_PLAY_NOW: Final = Reason("play.order", "not-play-now")
NOT_DROP_NOW: Final = Reason("play.trait-discard", "not-play-now")
NOT_YOUR_PLAY: Final = Reason("play.order", "not-your-play")
PLAY_FROM_HAND: Final = Reason("play.order", "play-from-hand")
USE_FIRST: Final = Reason("play.order", "use-first")
TRAIT_CARD_FIRST: Final = Reason("play.trait", "card-first")
SPECIES_CARD_FIRST: Final = Reason("play.species", "card-first")
BODY_CARD_FIRST: Final = Reason("play.body", "card-first")
POPULATION_CARD_FIRST: Final = Reason("play.population", "card-first")
TRAIT_NO_SPECIES: Final = Reason("play.trait", "play-no-species")
BODY_NO_SPECIES: Final = Reason("play.body", "play-no-species")
POPULATION_NO_SPECIES: Final = Reason("play.population", "play-no-species")
DROP_NO_SPECIES: Final = Reason("play.trait-discard", "play-no-species")
TRAIT_LIMIT: Final = Reason("play.trait-limit", "trait-limit")
TRAIT_UNIQUE: Final = Reason("play.trait-unique", "trait-unique")
TRACK_LIMIT: Final = Reason("play.track-limit", "track-limit")
SPECIES_PLACE: Final = Reason("play.species-place", "species-place")
DROP_MISSING: Final = Reason("play.trait-discard", "drop-missing")

# leaf traits
NOT_LEAF_NOW: Final = Reason("leaf.order", "not-leaf-now")
NOT_YOUR_LEAF: Final = Reason("leaf.order", "not-your-leaf")
FERTILE_NO_SPECIES: Final = Reason("leaf.fertile", "leaf-no-species")
FERTILE_NO_TRAIT: Final = Reason("trait.fertile", "leaf-no-trait")
FERTILE_USED: Final = Reason("leaf.fertile", "leaf-used")
FERTILE_NO_FOOD: Final = Reason("leaf.fertile", "fertile-no-food")
FERTILE_FULL: Final = Reason("leaf.fertile", "fertile-full")
NECK_NO_SPECIES: Final = Reason("leaf.long-neck", "leaf-no-species")
NECK_NO_TRAIT: Final = Reason("trait.long-neck", "leaf-no-trait")
NECK_USED: Final = Reason("leaf.long-neck", "leaf-used")
NECK_CARNIVORE: Final = Reason("feed.no-plants", "neck-carnivore")
NECK_FULL: Final = Reason("feed.capacity", "neck-full")
FAT_NO_SPECIES: Final = Reason("leaf.fat", "leaf-no-species")
FAT_NO_TRAIT: Final = Reason("trait.fat-tissue", "leaf-no-trait")
FAT_EMPTY: Final = Reason("leaf.fat", "fat-empty")
FAT_FULL: Final = Reason("leaf.fat", "fat-full")

# feeding
NOT_FEED_NOW: Final = Reason("feed.order", "not-feed-now")
NOT_YOUR_FEED: Final = Reason("feed.order", "not-your-feed")
FEED_NO_SPECIES: Final = Reason("feed.order", "feed-no-species")
FED_ALREADY: Final = Reason("feed.order", "fed-already")
FEED_CARNIVORE: Final = Reason("feed.no-plants", "feed-carnivore")
FEED_NO_PLANT: Final = Reason("feed.plant", "feed-no-plant")
FEED_FULL: Final = Reason("feed.capacity", "feed-full")
FEED_HUNGRY_FIRST: Final = Reason("feed.must", "feed-hungry-first")
FAT_DECLINED: Final = Reason("feed.fat-optional", "fat-declined")
MUST_FEED: Final = Reason("feed.must", "must-feed")
MUST_FEED_TOO: Final = Reason("trait.intelligence-free", "must-feed")

# attacks
ATTACK_NOT_CARNIVORE: Final = Reason("trait.carnivore", "attack-not-carnivore")
ATTACK_NO_TARGET: Final = Reason("attack.target", "attack-no-target")
ATTACK_ITSELF: Final = Reason("attack.target", "attack-itself")
ATTACK_SIZE: Final = Reason("attack.size", "attack-size")
ATTACK_ROOM: Final = Reason("attack.room", "attack-room")
CLIMBING_PROTECTS: Final = Reason("trait.climbing", "climbing-protects")
HERDING_PROTECTS: Final = Reason("trait.defensive-herding", "herding-protects")
BURROWING_PROTECTS: Final = Reason("trait.burrowing", "burrowing-protects")
SYMBIOSIS_PROTECTS: Final = Reason("trait.symbiosis", "symbiosis-protects")
WARNING_CALL_PROTECTS: Final = Reason("trait.warning-call", "warning-call-protects")
#: Those that may name the species attacked. In another phase a new species may still be hidden (play.quick).
ABOUT_A_TARGET: Final = (
    ATTACK_ITSELF,
    ATTACK_SIZE,
    ATTACK_ROOM,
    CLIMBING_PROTECTS,
    HERDING_PROTECTS,
    BURROWING_PROTECTS,
    SYMBIOSIS_PROTECTS,
    WARNING_CALL_PROTECTS,
)

# Intelligence
NOT_THINK_NOW: Final = Reason("trait.intelligence-plants", "not-feed-now")
THINK_NO_SPECIES: Final = Reason("trait.intelligence-plants", "feed-no-species")
THINK_NO_TRAIT: Final = Reason("trait.intelligence-plants", "think-no-trait")
HUNTER_NO_TRAIT: Final = Reason("trait.intelligence-attack", "think-no-trait")
THINK_FROM_HAND: Final = Reason("trait.intelligence-plants", "think-from-hand")
HUNTER_FROM_HAND: Final = Reason("trait.intelligence-attack", "think-from-hand")
THINK_FULL: Final = Reason("feed.capacity", "think-full")
THINK_NO_ROOM: Final = Reason("attack.room", "think-no-room")
THINK_ALL_NAMED: Final = Reason("trait.intelligence-attack", "think-all-named")
NAME_FIRST: Final = Reason("trait.intelligence-attack", "name-first")
NOT_IGNORE_NOW: Final = Reason("trait.intelligence-attack", "not-feed-now")
IGNORE_NOT_NOW: Final = Reason("trait.intelligence-attack", "ignore-not-now")
IGNORE_CARNIVORE: Final = Reason("trait.intelligence-attack", "ignore-carnivore")
IGNORE_TWICE: Final = Reason("trait.intelligence-attack", "ignore-twice")

# the end
GAME_OVER: Final = Reason("over.deal", "game-over")  # the rule that ends it; over.later puts the end off by a round
