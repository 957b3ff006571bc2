"""Topics that several steps share: experts, territory, piles, indicators, the effects of crises."""
