"""One TOML file a game; `game_rules.library` reads them."""
