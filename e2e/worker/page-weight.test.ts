// Page weight by kind, over the seeded shop: counts that do not depend on the machine. Their ceilings are rows of e2e/budgets.json.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { href } from '#app/addresses/href.ts'
import { productHref } from '#app/addresses/page-links.ts'
import type { ProductId } from '#app/domain/ids.ts'
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { openDb } from '#db/open.ts'
import { PAGE_QUALITY } from '#edge/http/brotli-page.ts'
import { createMockApi } from '#mock-api/app.ts'
import { createSearchThread } from '#mock-api/search/thread/search-thread.ts'
import { ensureShopDatabase, parseSize } from '#seeds/seed.ts'
import { BUDGETS, COUNTED, type PageCounts } from '../budgets.ts'
import { startTestEdge, type TestEdge } from './test-edge.ts'

const GUEST = '0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f'
/** `COUNTS=1` prints the actual counts, to set the rows by. */
const SHOWS_COUNTS = process.env['COUNTS'] === '1'

const dir = mkdtempSync(join(tmpdir(), 'patyna-weight-'))
let edge: TestEdge
let close = async () => {}
/** A product in the guest's cart. */
let product: { id: number; name: string; regularPrice: number; promoPrice: number | null; deliveryTypeId: number }

beforeAll(async () => {
  const { path } = await ensureShopDatabase({ size: parseSize('1k'), dir })
  const db = openDb(path)
  const search = await createSearchThread(db)
  const app = createMockApi({ db, search, clock: { now: Date.now }, validateResponses: false })
  const send = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', guestId: GUEST }
    const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()).data
  }
  const { items } = await send('/shop/search/products', {})
  product = items.find(({ deliveryTypeId }: { deliveryTypeId: number }) => deliveryTypeId === 1)
  const { id, regularPrice, promoPrice, deliveryTypeId } = product
  const wanted = { productId: id, quantity: 1, deliveryTypeId, productPrice: promoPrice ?? regularPrice, currencyCode: 'PLN' }
  await send('/shop/cart/product/add', wanted)
  edge = await startTestEdge()
  edge.shop.setInterference(async (request) => app.fetch(request))
  close = async () => {
    await edge.close()
    db.$client.close()
  }
})
afterAll(async () => {
  await close()
  rmSync(dir, { recursive: true })
})

const PATHS: Record<(typeof COUNTED)[number], () => string> = {
  home: () => href('home', {}, 'pl'),
  listing: () => href('catalog', { filters: NO_FILTERS }, 'pl'),
  search: () => href('catalog', { filters: { ...NO_FILTERS, textSearch: 'fotel' } }, 'pl'),
  product: () => productHref({ id: product.id as ProductId, name: product.name }, 'pl'),
  cart: () => href('cart', {}, 'pl'),
  content: () => href('content', { slug: 'kontakt-z-nami' }, 'pl'),
}

test.each(COUNTED)('%s stays within its row of budgets.json', async (kind) => {
  const counts = await countsOf(PATHS[kind](), kind === 'cart' ? { cookie: `ysguestId=${GUEST}` } : {})
  if (SHOWS_COUNTS) console.log(kind, JSON.stringify(counts))
  const most = BUDGETS.pageCounts[kind]
  for (const [name, count] of Object.entries(counts)) {
    expect(count, `${name} of ${kind}`).toBeGreaterThan(0)
    expect(count, `${name} of ${kind}`).toBeLessThanOrEqual(most[name as keyof PageCounts])
  }
})

/** Requests a page as a visitor, buffered and as Flight. */
async function countsOf(path: string, visitor: Record<string, string>): Promise<PageCounts> {
  const headers = { ...visitor, 'accept-encoding': 'identity' }
  edge.shop.takeSeen()
  const response = await edge.get(path, { headers })
  expect(response.status, path).toBe(200)
  const html = await response.text()
  const apiCalls = edge.shop.takeSeen().length
  const { build } = (await (await edge.get('/version')).json()) as { build: string }
  const flight = await (await edge.get(`/_rsc/${build}${path}`, { headers })).text()
  const scriptless = html.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '<$1>')
  return {
    elements: scriptless.match(/<[a-z][a-z0-9-]*[\s>/]/g)?.length ?? 0,
    htmlBytes: Buffer.byteLength(html),
    htmlBrotliBytes: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } }).length,
    flightBytes: Buffer.byteLength(flight),
    clientReferences: flight.match(/^[\da-f]+:I\[/gm)?.length ?? 0,
    apiCalls,
  }
}
