// What arrives when. On raw workerd, because wrangler's harness hands a body over only when it is whole.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../local/free-port.ts'
import { serveEdge } from '../local/serve.ts'
import { delayed, startTestShop } from './test-shop.ts'

let shop: Awaited<ReturnType<typeof startTestShop>>
let edge: Awaited<ReturnType<typeof serveEdge>>
beforeAll(async () => {
  shop = await startTestShop()
  edge = await serveEdge({ host: '127.0.0.1', port: await freePort(), shopApiOrigin: shop.origin, dataDir: '.data' })
})
afterAll(async () => {
  await edge.stop()
  shop.close()
})

/** Chunks of a page with the milliseconds after which each came. */
async function chunksOf(path: string): Promise<{ at: number; text: string }[]> {
  const startedAt = performance.now()
  const response = await fetch(edge.origin + path)
  const decoder = new TextDecoder()
  const chunks: { at: number; text: string }[] = []
  for await (const chunk of response.body ?? [])
    chunks.push({ at: performance.now() - startedAt, text: decoder.decode(chunk, { stream: true }) })
  return chunks
}

test('the shell of a listing goes out before the shop has answered, the items after', async () => {
  await chunksOf('/produkty')
  shop.setInterference(delayed(1000))
  // Another page than the first, which is stored by now.
  const chunks = await chunksOf('/produkty?priceFrom=1')
  const early = chunks.filter(({ at }) => at < 800).map(({ text }) => text)
  const late = chunks.filter(({ at }) => at >= 800).map(({ text }) => text)
  expect(early.join('')).toContain('<h1')
  expect(early.join('')).toContain('<header')
  expect(early.join('')).not.toContain('Fotel 366')
  expect(late.join('')).toContain('Fotel 366')
  expect(late.join('')).toMatch(/<\/body><\/html>$/)
})
