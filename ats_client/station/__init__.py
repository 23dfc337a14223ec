"""The station without a screen: what it is doing, and its crash-safe journal. Nothing here has heard of Qt."""
