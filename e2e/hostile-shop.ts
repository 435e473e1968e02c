// Tests against a shop API whose every text is an XSS payload: a proxy between a dedicated edge and the mock, which injects payloads into
// all fields that vendors, editors and shoppers can write.
import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { serveBefore } from '../.tasks/stack/serve-before.ts'
import { ALL_ATTACKS, attackFor } from './attacks.ts'
import { test as base } from './fixtures.ts'
import { MOCK_ORIGIN } from './stack.ts'

/** Plain-text fields. Ids, URLs, codes and dates stay valid, because the contract refuses others. */
const TEXTS =
  /^(name|title|subtitle|alt|text|label|translation|vendorName|manufacturerName|firstName|lastName|companyName|city|street|building|apartment|comment|note|seoTitle|seoDescription|buttonText)$/
/** Fields with HTML. */
const RICH = /^(description|body|content|html)$/

/** Startup time limit in ms: seconds, on a busy machine many. */
const START_MS = 120_000

export const test = base.extend<Record<never, never>, { hostileOrigin: string }>({
  hostileOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      const shop = await startHostileShop(`e2e-hostile-${crypto.randomUUID()}`)
      const edge = await serveBefore(shop.origin)
      await provide(edge.origin)
      await edge.stop()
      shop.close()
    },
    { scope: 'worker', timeout: START_MS },
  ],

  baseURL: async ({ hostileOrigin }, provide) => {
    await provide(hostileOrigin)
  },
})

/** @param world mock world in which the test's visitors act */
async function startHostileShop(world: string) {
  const server = serve({ hostname: '127.0.0.1', port: 0, fetch: (request) => hostileResponse(request, world) })
  await once(server, 'listening')
  const address = server.address()
  return { origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, close: () => server.close() }
}

async function hostileResponse(request: Request, world: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.set('x-mock-world', world)
  for (const name of ['host', 'connection', 'content-length', 'transfer-encoding']) headers.delete(name)
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer()
  const answer = await fetch(`${MOCK_ORIGIN}${pathname}${search}`, { method: request.method, headers, body, redirect: 'manual' })
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer
  const hostile = JSON.stringify(JSON.parse(await answer.text(), attacked))
  return new Response(hostile, { status: answer.status, headers: { 'content-type': 'application/json' } })
}

/** Injects a payload into a string member of a response, if its field accepts text. */
function attacked(name: string, value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return value
  if (RICH.test(name)) return value + ALL_ATTACKS.join('<p>')
  return TEXTS.test(name) ? `${value} ${attackFor(value)}` : value
}
