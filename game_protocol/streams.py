"""Where events are followed. A stream is no act: it is opened once and tells until it breaks."""

STATION_EVENTS = "/v1/station/events"
TABLE_EVENTS = "/v1/tables/{table}/events"
DISPLAY_EVENTS = "/v1/tables/{table}/display/events"
JACKPOT_STREAM = "/v1/tables/{table}/jackpots/stream"
