import { expect, test } from 'vitest'
import { instantOf } from '#app/domain/time/instant.ts'
import { readKey, recordReads } from './page-reads.ts'

const NOW = instantOf('2026-05-04 12:00:00')
const READ = { call: 'test', method: 'GET', path: '/a', body: null }
const SEARCH = { call: 'test', method: 'POST', path: '/search?page=1', body: '{"x":1}' }
const FOUND = (text: string) => ({ status: 200, etag: '"e"', text }) as const

test('reads are kept in one order, whatever order they came in, and each once', async () => {
  const [one, other] = [recordReads(), recordReads()]
  for (const read of [READ, SEARCH, READ]) one.noted(read, FOUND('{}'), {})
  for (const read of [SEARCH, READ]) other.noted(read, FOUND('{}'), {})
  const sources = await one.sources(NOW)
  expect(sources).toEqual(await other.sources(NOW))
  expect(sources.reads.map(({ path, etag }) => [path, etag])).toEqual([
    ['/a', '"e"'],
    ['/search?page=1', null],
  ])
})

test('the page may change by time alone when the next promotion in any response ends, else at midnight', async () => {
  const reads = recordReads()
  reads.noted(READ, FOUND('{}'), {
    items: [{ promoEndDate: { date: '2026-05-04 12:00:30.000000', timezone_type: 3, timezone: 'Europe/Warsaw' } }],
  })
  expect((await reads.sources(NOW)).unchangedUntil).toBe(instantOf('2026-05-04 12:00:30'))
  expect((await recordReads().sources(NOW)).unchangedUntil).toBe(instantOf('2026-05-05 00:00:00'))
})

test('the page may change when a campaign begins', async () => {
  const before = instantOf('2022-03-18 07:59:30')
  expect((await recordReads().sources(before)).unchangedUntil).toBe(instantOf('2022-03-18 08:00:00'))
})

test('a response that a renewal has read is at hand, for its own request alone', () => {
  const response = FOUND('{}')
  const reads = recordReads(new Map([[readKey(SEARCH), response]]))
  expect([reads.ahead(SEARCH), reads.ahead({ ...SEARCH, body: '{"x":2}' }), reads.ahead(READ)]).toEqual([response, null, null])
})
