// Bodies of the shop API that never end or are too long, as the runtime's own fetch reads them.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BUDGETS } from '#app/shop-api/fetch-json.ts'
import { startTestEdge, type TestEdge } from './test-edge.ts'
import type { Interference } from './test-shop.ts'

let edge: TestEdge
beforeAll(async () => {
  edge = await startTestEdge()
})
afterAll(() => edge.close())
beforeEach(() => edge.shop.setInterference())

/** Beyond the time for a body; a busy machine takes part. */
const SLACK_MS = 8000

/** The shop API sends the beginning of a body and then nothing. */
const hanging = (headers: Record<string, string>) => async () => {
  const start = (controller: ReadableStreamDefaultController) => controller.enqueue(new TextEncoder().encode('{"data":'))
  return new Response(new ReadableStream({ start }), { headers: { 'content-type': 'application/json', ...headers } })
}

/** A good body with blanks behind it, in all longer than BUDGETS.maxBytes, whole or in pieces. */
const long =
  (isWhole: boolean): Interference =>
  async (_request, answer) => {
    const text = (await (await answer()).text()).padEnd(BUDGETS.maxBytes + 1)
    return new Response(isWhole ? text : new Blob([text]).stream(), { headers: { 'content-type': 'application/json' } })
  }

test.each([
  ['that says its length', { 'content-length': '1000' }],
  ['without a length', {}],
])('a body %s and never ends is a timeout', async (_what, headers) => {
  edge.shop.setInterference(hanging(headers))
  const start = Date.now()
  expect((await edge.get('/fotel-366-1')).status).toBe(503)
  expect(Date.now() - start).toBeLessThan(BUDGETS.firstByteMs + BUDGETS.bodyMs + SLACK_MS)
})

test.each([
  ['that says its length', true],
  ['without a length', false],
])('a body %s and is too long is refused', async (_what, isWhole) => {
  edge.shop.setInterference(long(isWhole))
  expect((await edge.get('/fotel-366-1')).status).toBe(503)
})
