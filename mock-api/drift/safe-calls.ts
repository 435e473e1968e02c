// THE CALLS of a run: reads, and requests that are refused. None of them changes anything. Ids come from responses.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { LANGUAGES } from '#app/domain/language.ts'
import { REFERENCE_LISTS } from '#app/shop-api/contract/reference.ts'
import type { Send } from './probe.ts'

/** Products, vendors and tags that are read, of each, at most. */
const MOST = 3
/** An id that is well-formed and of nothing. */
const UNKNOWN_ID = 999_999_999_999_999
/** A slug, or a word, of nothing. */
const UNKNOWN_SLUG = 'qzxqzxqzx'
const DEAD_TOKEN = { authorization: 'Bearer aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' }
/** The contract refuses bodies above 32 KB. */
const TOO_LARGE = JSON.stringify({ textSearch: 'x'.repeat(33 * 1024) })

const Hit = z.object({ id: z.number(), vendorId: z.number(), categories: z.array(z.number()), tags: z.array(z.number()) })
const Found = z.object({ data: z.object({ items: z.array(z.unknown()) }) })

/** Slugs that no search names, given by whoever starts the run. */
export interface GivenSlugs {
  boutiques: readonly string[]
  /** Content pages in Polish. */
  pages: readonly string[]
}

/** Makes every call. */
export async function safeCalls(send: Send, given: GivenSlugs): Promise<void> {
  const hits = await searches(send)
  const unique = <T>(values: readonly T[]) => [...new Set(values)].slice(0, MOST)
  const ids = unique(hits.map(({ id }) => id))
  for (const langId of LANGUAGES) await send('banners', `in ${langId}`, { headers: { langId } })
  for (const [index, id] of ids.entries()) {
    const langId = LANGUAGES[index % LANGUAGES.length] ?? 'pl'
    await send('productDetails', `a product in ${langId}`, { path: { id }, headers: { langId } })
  }
  await send('viewedLast', 'products', { query: { productsIds: [...ids, UNKNOWN_ID].join(',') } })
  const categories = unique(hits.flatMap((hit) => hit.categories))
  if (categories.length > 0) await send('searchExamples', 'categories of hits', { query: { categories: categories.join(',') } })
  for (const id of unique(hits.map(({ vendorId }) => vendorId))) await send('vendorDetails', 'a vendor', { path: { id } })
  for (const tag of unique(hits.flatMap(({ tags }) => tags))) await send('tagDetails', 'a tag', { path: { tag } })
  for (const butique of given.boutiques) await send('boutiqueDetails', 'a boutique', { path: { butique } })
  if (given.boutiques.length > 0) await send('boutiqueList', 'boutiques', { query: { slugs: given.boutiques.join(',') } })
  for (const slug of given.pages) await send('contentPage', 'a page', { path: { lang: 'pl', slug } })
  for (const list of REFERENCE_LISTS) await send('referenceList', list, { path: { list } })
  const after = Math.max(0, (ids[0] ?? 1) - 1)
  await send('sitemapProducts', 'some ids', { query: { after, upTo: after + 500 } })
  await send('paymentMethods', 'all')
  await guestReads(send)
  await refusedCalls(send)
}

/** @returns the hits that can be read, whatever else is wrong with them */
async function searches(send: Send): Promise<z.infer<typeof Hit>[]> {
  const search = (asks: string, body: object, query: object = {}, headers: Record<string, string> = {}) =>
    send('searchProducts', asks, { body, query: { per_page: 20, ...query }, headers })
  const first = await search('everything, with counts', { facets: true })
  await search('the second page', {}, { page: 2 })
  await search('a page past the end', {}, { page: 999_999 })
  await search('the cheapest', { orderBy: { order: 'price', dir: 'asc' }, onlyPromo: true })
  await search('a text with a price', { textSearch: 'fotel do 900 zł' })
  await search('a text that nothing has', { textSearch: UNKNOWN_SLUG })
  for (const langId of LANGUAGES) await search(`in ${langId}`, { textSearch: 'fotel' }, {}, { langId })
  await send('searchSuggest', 'a beginning', { query: { q: 'fot' } })
  await send('searchSuggest', 'what nothing begins with', { query: { q: UNKNOWN_SLUG } })
  const found = Found.safeParse(first)
  return (found.data?.data.items ?? []).flatMap((item) => Hit.safeParse(item).data ?? [])
}

async function guestReads(send: Send): Promise<void> {
  const headers = { guestId: randomUUID() }
  await send('cartDetails', 'of a new guest', { headers })
  await send('cartDetailsWithCode', 'an unknown code', { path: { promoCode: 'NO-SUCH-CODE' }, headers })
  // GAP-01: a switch of the shop decides whether guests have likes.
  await send('likesDetails', 'of a new guest', { query: { per_page: 'all' }, headers, expects: [200, 401] })
  await send('clientDetails', 'of a guest', { headers })
}

/** Requests that the contract refuses, so that statuses and the shape of errors are held too. */
async function refusedCalls(send: Send): Promise<void> {
  await send('productDetails', 'an id with a leading zero', { path: { id: '01' }, expects: [400] })
  await send('productDetails', 'a header of another form', { path: { id: 1 }, headers: { shippingTo: 'Poland' }, expects: [400] })
  await send('productDetails', 'a method that the path has not', { path: { id: 1 }, method: 'DELETE', expects: [405] })
  await send('banners', 'a query that it has not', { query: { colour: 'red' }, expects: [422] })
  await send('searchProducts', 'a field that it has not', { body: { colour: 'red' }, expects: [422] })
  await send('searchProducts', 'a field of another type', { body: { textSearch: 17 }, expects: [422] })
  await send('searchProducts', 'a body that is no JSON', { body: '{"textSearch":', expects: [400] })
  await send('searchProducts', 'a body that is too large', { body: TOO_LARGE, expects: [413] })
  await send('clientDetails', 'with a dead token', { headers: DEAD_TOKEN, expects: [401] })
  await send('orderDetails', 'without a login', { path: { id: UNKNOWN_ID }, expects: [401] })
  for (const operationId of ['cartDetails', 'addresses', 'orders', 'proLists', 'discountCodes']) {
    await send(operationId, 'of nobody', { expects: [401] })
  }
  for (const [operationId, path] of [
    ['productDetails', { id: UNKNOWN_ID }],
    ['vendorDetails', { id: UNKNOWN_ID }],
    ['tagDetails', { tag: UNKNOWN_SLUG }],
    ['boutiqueDetails', { butique: UNKNOWN_SLUG }],
    ['contentPage', { lang: 'pl', slug: UNKNOWN_SLUG }],
    ['referenceList', { list: UNKNOWN_SLUG }],
    ['sandboxPayment', { paymentId: randomUUID() }],
  ] as const) {
    await send(operationId, 'an unknown one', { path, expects: [404] })
  }
}
