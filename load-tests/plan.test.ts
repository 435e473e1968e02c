import { expect, test } from 'vitest'
import { parseSession, type SessionRecord, formatSession } from './plan.ts'

const NOTE: SessionRecord = {
  journey: 'search',
  market: 'es',
  responses: [
    { name: 'search results', cache: 'stale', status: 200, at: 1_700_000_000_123, shellMs: 1.5, endMs: 20.25, overdue: 12 },
    { name: 'search', cache: 'none', status: 503, at: 1_700_000_000_456, shellMs: 3, endMs: 3, overdue: Number.NaN },
  ],
  broken: ['search: 503'],
  draws: [{ of: 'queries es', rank: 3 }],
}

test('a session is read as it was written', () => {
  expect(parseSession(formatSession(NOTE))).toEqual(NOTE)
  const empty = { ...NOTE, responses: [], broken: [], draws: [] }
  expect(parseSession(formatSession(empty))).toEqual(empty)
})

test.each(['', 'running (0m01.0s), 0/1 VUs', '»session|search|de|||', '»session|search|pl|a~hit~200~1~1', 'time="…" level=warning'])(
  'another line is none: %s',
  (line) => expect(parseSession(line)).toBeNull(),
)
