// Endless and oversized bodies of the shop API, as the runtime's own fetch reads them.
import { expect, test } from 'vitest'
import { BUDGETS } from '#app/shop-api/fetch-text.ts'
import { startTestEdge } from './test-edge.ts'
import type { Interference } from './test-shop.ts'
import { edgeOfFile } from './edge-of-file.ts'

const edge = edgeOfFile(startTestEdge)

/** Tolerance beyond the body's time limit, for a busy machine. */
const SLACK_MS = 8000

/** The shop API sends the start of a body and then nothing. */
const hanging = (headers: Record<string, string>) => async () => {
  const start = (controller: ReadableStreamDefaultController) => controller.enqueue(new TextEncoder().encode('{"data":'))
  return new Response(new ReadableStream({ start }), { headers: { 'content-type': 'application/json', ...headers } })
}

/** A valid body padded with blanks beyond BUDGETS.maxBytes, whole or in chunks. */
const long =
  (isWhole: boolean): Interference =>
  async (_request, respond) => {
    const text = (await (await respond()).text()).padEnd(BUDGETS.maxBytes + 1)
    return new Response(isWhole ? text : new Blob([text]).stream(), { headers: { 'content-type': 'application/json' } })
  }

test.each([
  ['with a Content-Length', { 'content-length': '1000' }],
  ['without a length', {}],
])('a body %s that never ends is a timeout', async (_what, headers) => {
  edge.shop.setInterference(hanging(headers))
  const start = Date.now()
  expect((await edge.get('/fotel-366-1')).status).toBe(503)
  expect(Date.now() - start).toBeLessThan(BUDGETS.firstByteMs + BUDGETS.bodyMs + SLACK_MS)
})

test.each([
  ['with a Content-Length', true],
  ['without a length', false],
])('a body %s that is too long is refused', async (_what, isWhole) => {
  edge.shop.setInterference(long(isWhole))
  expect((await edge.get('/fotel-366-1')).status).toBe(503)
})
