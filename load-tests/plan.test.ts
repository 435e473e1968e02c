import { expect, test } from 'vitest'
import { parseSession, type SessionRecord, formatSession } from './plan.ts'

const NOTE: SessionRecord = {
  journey: 'search',
  market: 'es',
  outcome: 'refused',
  responses: [
    {
      name: 'search results',
      cache: 'stale',
      status: 200,
      at: 1_700_000_000_123,
      shellMs: 1.5,
      endMs: 20.25,
      overdue: 12,
      trace: 'a1',
      isExpected: true,
    },
    {
      name: 'search',
      cache: 'none',
      status: 503,
      at: 1_700_000_000_456,
      shellMs: 3,
      endMs: 3,
      overdue: Number.NaN,
      trace: 'a2',
      isExpected: false,
    },
  ],
  broken: ['answer-status: search 503'],
  draws: [{ of: 'queries es', rank: 3 }],
}

test('a session is read as it was written', () => {
  expect(parseSession(formatSession(NOTE))).toEqual(NOTE)
  const empty = { ...NOTE, responses: [], broken: [], draws: [] }
  expect(parseSession(formatSession(empty))).toEqual(empty)
})

test.each([
  '',
  'running (0m01.0s), 0/1 VUs',
  '»session|search|de|failed|||',
  '»session|search|pl|failed|a~hit~200~1~1',
  'time="…" level=warning',
])('another line is none: %s', (line) => expect(parseSession(line)).toBeNull())

test('whatever a broken shop answered stays one field of the line', () => {
  const broken = ['exception: unexpected ; in | and ~ \n at 1']
  expect(parseSession(formatSession({ ...NOTE, broken }))?.broken).toEqual(['exception: unexpected in and at 1'])
})
