// THE SAFE CALLS of a run: reads, and requests that are refused. None of them changes anything. Values come from responses: ids and tags from
// searches, slugs from banners.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { REFERENCE_LISTS } from '#app/shop-api/contract/reference.ts'
import { LANGUAGES } from '#app/domain/language.ts'
import type { DriftClient } from './drift-client.ts'
import { type Hit, hitsOf, type LinkedPage, linkedPages, valueAt } from './found-values.ts'
import { overlapDrifts } from './pagination.ts'
import { refusedCalls, UNKNOWN_ID, UNKNOWN_SLUG } from './refused-calls.ts'

/** Rows of the searches, so that a run stays small. */
const ROWS = 20
/** Products whose details are read. */
const MOST_PRODUCTS = 6
/** Vendors, tags, boutiques and pages that are read, of each. */
const MOST_OTHERS = 3
/** Of the product ids that the sitemap is asked about. */
const SITEMAP_IDS = 500

/** Slugs that no response names, given by whoever starts the run. */
export interface GivenSlugs {
  boutiques: readonly string[]
  /** Content pages in Polish. */
  pages: readonly string[]
}

/** A call that was not made, and why. */
export interface SkippedCall {
  operationId: string
  because: string
}

/** What a run of safe calls found out for what comes after it. */
interface Found {
  hits: readonly Hit[]
  skipped: readonly SkippedCall[]
}

/** Makes every safe call. */
export async function safeCalls(client: DriftClient, given: GivenSlugs): Promise<Found> {
  const hits = await searches(client)
  const pages = await banners(client)
  const skipped = [
    ...(await products(client, hits)),
    ...(await listingOwners(client, hits, [...pages, ...given.boutiques.map((slug) => ({ kind: 'boutique' as const, slug }))])),
    ...(await contentPages(client, [...pages, ...given.pages.map((slug) => ({ kind: 'content' as const, lang: 'pl', slug }))])),
  ]
  await referenceData(client, hits)
  await guestReads(client)
  await refusedCalls(client)
  return { hits, skipped }
}

async function searches(client: DriftClient): Promise<Hit[]> {
  const search = (asks: string, body: object, query: object = {}, headers: Record<string, string> = {}) =>
    client.send({ operationId: 'searchProducts', asks, body, query: { per_page: ROWS, ...query }, headers })
  const first = await search('everything, with counts', { facets: true })
  const second = await search('the second page', {}, { page: 2 })
  if (first !== undefined && second !== undefined) client.add(overlapDrifts(first, second))
  await search('a page past the end', {}, { page: 999_999 })
  const cheap = await search('the cheapest', { orderBy: { order: 'price', dir: 'asc' }, onlyPromo: true })
  await search('a text with a price', { textSearch: 'fotel do 900 zł' })
  await search('a text that nothing has', { textSearch: UNKNOWN_SLUG })
  const languages = LANGUAGES.filter((language) => language !== 'pl')
  for (const langId of languages) await search(`in ${langId}`, { textSearch: 'fotel' }, {}, { langId })
  const categories = [...new Set(hitsOf(first).flatMap((hit) => hit.categories))].slice(0, MOST_OTHERS)
  if (categories.length > 0) {
    await client.send({ operationId: 'searchExamples', asks: 'categories of hits', query: { categories: categories.join(',') } })
  }
  await client.send({ operationId: 'searchSuggest', asks: 'a beginning', query: { q: 'fot' } })
  await client.send({ operationId: 'searchSuggest', asks: 'what nothing begins with', query: { q: UNKNOWN_SLUG } })
  return [...hitsOf(first), ...hitsOf(second), ...hitsOf(cheap)]
}

async function banners(client: DriftClient): Promise<LinkedPage[]> {
  const pages = []
  for (const langId of LANGUAGES) {
    pages.push(...linkedPages(await client.send({ operationId: 'banners', asks: `in ${langId}`, headers: { langId } })))
  }
  return pages
}

async function products(client: DriftClient, hits: readonly Hit[]): Promise<SkippedCall[]> {
  // One of each kind first: reduced, of several pieces, and whatever comes.
  const chosen = [...hits.filter(({ promoPrice }) => promoPrice !== null).slice(0, 2), ...hits]
  const ids = [...new Set(chosen.map(({ id }) => id))].slice(0, MOST_PRODUCTS)
  for (const [index, id] of ids.entries()) {
    const langId = LANGUAGES[index % LANGUAGES.length] ?? 'pl'
    await client.send({ operationId: 'productDetails', asks: `a product in ${langId}`, path: { id }, headers: { langId } })
  }
  await client.send({ operationId: 'productDetails', asks: 'an unknown id', path: { id: UNKNOWN_ID }, expects: [404] })
  if (ids.length === 0) return [{ operationId: 'viewedLast', because: 'no search found a product' }]
  await client.send({ operationId: 'viewedLast', asks: 'known ids', query: { productsIds: ids.join(',') } })
  await client.send({ operationId: 'viewedLast', asks: 'an unknown id', query: { productsIds: UNKNOWN_ID } })
  return []
}

async function listingOwners(client: DriftClient, hits: readonly Hit[], pages: readonly LinkedPage[]): Promise<SkippedCall[]> {
  const unique = <T>(values: readonly T[]) => [...new Set(values)].slice(0, MOST_OTHERS)
  for (const id of unique(hits.map(({ vendorId }) => vendorId))) {
    await client.send({ operationId: 'vendorDetails', asks: 'a vendor', path: { id } })
    await client.send({ operationId: 'searchProducts', asks: 'of one vendor', body: { vendor: id }, query: { per_page: ROWS } })
  }
  const tags = unique([...pages.flatMap((page) => (page.kind === 'tag' ? page.slug : [])), ...hits.flatMap((hit) => hit.tags.map(String))])
  for (const tag of tags) await client.send({ operationId: 'tagDetails', asks: 'a tag', path: { tag } })
  const boutiques = unique(pages.flatMap((page) => (page.kind === 'boutique' ? page.slug : [])))
  for (const butique of boutiques) {
    const boutique = await client.send({ operationId: 'boutiqueDetails', asks: 'a boutique', path: { butique } })
    const filters = valueAt(boutique, 'data.filters', z.record(z.string(), z.unknown()))
    if (filters) {
      await client.send({ operationId: 'searchProducts', asks: 'by the filters of a boutique', body: filters, query: { per_page: ROWS } })
    }
  }
  if (boutiques.length > 0) {
    await client.send({ operationId: 'boutiqueList', asks: 'those boutiques', query: { slugs: boutiques.join(',') } })
  }
  for (const [operationId, path] of [
    ['vendorDetails', { id: UNKNOWN_ID }],
    ['tagDetails', { tag: UNKNOWN_SLUG }],
    ['boutiqueDetails', { butique: UNKNOWN_SLUG }],
  ] as const) {
    await client.send({ operationId, asks: 'an unknown one', path, expects: [404] })
  }
  return [
    ...(tags.length === 0 ? [{ operationId: 'tagDetails', because: 'no hit and no banner has a tag' }] : []),
    ...(boutiques.length === 0 ? [{ operationId: 'boutiqueDetails', because: 'no banner leads to one; --boutique <slug> names one' }] : []),
  ]
}

async function contentPages(client: DriftClient, pages: readonly LinkedPage[]): Promise<SkippedCall[]> {
  const linked = pages.flatMap((page) => (page.kind === 'content' ? { lang: page.lang, slug: page.slug } : [])).slice(0, MOST_OTHERS)
  for (const path of linked) await client.send({ operationId: 'contentPage', asks: 'a page', path })
  await client.send({ operationId: 'contentPage', asks: 'an unknown one', path: { lang: 'pl', slug: UNKNOWN_SLUG }, expects: [404] })
  return linked.length > 0 ? [] : [{ operationId: 'contentPage', because: 'no banner leads to one; --page <slug> names one' }]
}

async function referenceData(client: DriftClient, hits: readonly Hit[]): Promise<void> {
  for (const list of REFERENCE_LISTS) await client.send({ operationId: 'referenceList', asks: list, path: { list } })
  const after = Math.max(0, Math.min(...hits.map(({ id }) => id), Number.MAX_SAFE_INTEGER) - 1)
  const first = hits.length === 0 ? 0 : after
  await client.send({ operationId: 'sitemapProducts', asks: 'some ids', query: { after: first, upTo: first + SITEMAP_IDS } })
  await client.send({ operationId: 'paymentMethods', asks: 'all' })
}

async function guestReads(client: DriftClient): Promise<void> {
  const headers = { guestId: randomUUID() }
  await client.send({ operationId: 'cartDetails', asks: 'of a new guest', headers })
  await client.send({ operationId: 'cartDetailsWithCode', asks: 'an unknown code', path: { promoCode: 'NO-SUCH-CODE' }, headers })
  // GAP-01: a switch of the shop decides whether guests have likes.
  await client.send({ operationId: 'likesDetails', asks: 'of a new guest', query: { per_page: 'all' }, headers, expects: [200, 401] })
  await client.send({ operationId: 'clientDetails', asks: 'of a guest', headers })
}
