-- Sheets from a hundred stations in turn, each with a version newer than its last: what `wrk` sends.
-- The tokens and the round come from the file named in ATS_TOKENS: the round on the first line, then a token a line.
local round, tokens = nil, {}
for line in io.lines(os.getenv("ATS_TOKENS")) do
  if round == nil then round = line else tokens[#tokens + 1] = line end
end

local sent = 0
local first = tonumber(os.getenv("ATS_FIRST_VERSION"))
local form = '{"round":' .. round .. ',"version":%d,"wagers":{"red":%d,"straight-17":500,"split-1-2":500}}'

request = function()
  local station = sent % #tokens + 1
  local version = first + math.floor(sent / #tokens)
  sent = sent + 1
  local body = string.format(form, version, 1000 + version % 7 * 500)
  return wrk.format("PUT", "/v1/station/sheet", {
    ["Authorization"] = "Bearer " .. tokens[station],
    ["Content-Type"] = "application/json",
  }, body)
end

-- One line a script can read: answered, answered with another status than 2xx, microseconds.
done = function(summary, latency, requests)
  local errors = summary.errors
  io.write(string.format("WRK %d %d %d %d\n", summary.requests, errors.status,
    errors.connect + errors.read + errors.write + errors.timeout, summary.duration))
end
