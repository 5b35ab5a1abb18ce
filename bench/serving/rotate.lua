-- Addresses for wrk: `-- PATTERN FIRST COUNT`, where # stands for a number of FIRST, FIRST + 1 … and round again after COUNT.
local requests, turn, count = {}, 0, 1

function init(args)
  local pattern, first = args[1], tonumber(args[2])
  count = tonumber(args[3])
  for index = 0, count - 1 do
    requests[index] = wrk.format('GET', (pattern:gsub('#', tostring(first + index))))
  end
end

function request()
  turn = turn + 1
  return requests[turn % count]
end
