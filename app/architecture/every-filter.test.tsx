// Every row of the facet table and of the sort orders, followed through every layer: query, search body, contract, the mock's index and its
// oracle, counts, badge, dialog. A row that a layer does not know, or an order that sorts nothing, fails here.
import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bruteForce } from '#mock-api/search/brute-force/oracle.ts'
import { shopWith, someProduct } from '#mock-api/search/brute-force/small-shop.ts'
import { createSearchIndex } from '#mock-api/search/search-index.ts'
import { LANGUAGES, type Language } from '../domain/language.ts'
import { MARKETS } from '../domain/market.ts'
import { boundKeys, FACETS, type FacetName, facetNames, isOfKind } from '../domain/search/facets.ts'
import { activeBadges } from '../domain/search/filter-badges.ts'
import { type Filters, NO_FILTERS, parseFilters, toQueryString } from '../domain/search/filters.ts'
import { type SearchBodyParts, toSearchBody } from '../domain/search/search-body.ts'
import type { Facets } from '../domain/search/search-page.ts'
import { SORT_NAMES, SORT_ORDERS, type SortName } from '../domain/search/sort-orders.ts'
import { AllFilters } from '../features/filters/all-filters.tsx'
import { listingView } from '../features/filters/listing-view.ts'
import { badgeTexts } from '../features/filters/filter-labels.ts'
import { createTranslator, type Translate } from '../i18n/translator.ts'
import { Facets as FacetsSchema, SearchBody, type WireFacets } from '../shop-api/contract/search.ts'
import { toSearchPage } from '../shop-api/to-search-page.ts'

const PRODUCTS = 60
/** Some promos of the products are open then. */
const NOW = 10

const db = shopWith(fc.sample(someProduct, { numRuns: PRODUCTS, seed: 19 }))
const index = createSearchIndex(db)
const oracle = bruteForce(db)
const texts = new Map<Language, Translate>()

beforeAll(async () => {
  for (const language of LANGUAGES) texts.set(language, await createTranslator(language))
})
afterAll(() => void db.$client.close())

/** The index's response, which must be the oracle's. */
function search(body: SearchBodyParts) {
  const request = { body: SearchBody.parse(body), page: 1, perPage: PRODUCTS, now: NOW }
  const response = index.search(request)
  expect(response).toEqual(oracle.search(request))
  if (!response.facets) throw new Error('No counts')
  return { ...response, facets: response.facets }
}

const everything = search({ facets: true })

/** A query that keeps some of the products, and how many, as the counts of all products have it. */
function narrowing(facet: FacetName, counts: WireFacets): { query: string; hits: number | undefined } {
  const keepsSome = ({ count }: { count: number }) => count > 0 && count < everything.total
  if (isOfKind(facet, 'ids') || isOfKind(facet, 'number')) {
    const value = counts[FACETS[facet].wire].find(keepsSome)
    return { query: `${FACETS[facet].query}=${value?.id}`, hits: value?.count }
  }
  if (isOfKind(facet, 'flag')) return { query: `${FACETS[facet].query}=true`, hits: counts[FACETS[facet].wire] }
  const { min } = counts[FACETS[facet].wire] ?? {}
  return { query: `${boundKeys(facet).from}=0&${boundKeys(facet).to}=${min}`, hits: undefined }
}

function markup(filters: Filters, facets: Facets | null, language: Language): string {
  const t = texts.get(language)
  const market = Object.values(MARKETS).find((each) => each.language === language)
  if (!t || !market) throw new Error(`No texts in ${language}`)
  const view = listingView({ params: { filters }, market, language, t }, (_language, params) => `/p${toQueryString(params.filters)}`)
  return renderToStaticMarkup(<AllFilters view={view} scope={{}} results={{ total: 0, facets }} />)
}

const ourFacets = (wire: WireFacets) =>
  toSearchPage({ items: [], pagination: { total: 0, perPage: 1, page: 1 }, facets: wire } as never, {} as never).facets

describe.each(facetNames())('filter %s', (facet) => {
  const { query, hits } = narrowing(facet, everything.facets)
  const filters = parseFilters(new URLSearchParams(query))
  const { wire } = FACETS[facet]
  const body = toSearchBody(filters)

  test('its query sets it alone and is written as it was read', () => {
    expect(filters).toEqual({ ...NO_FILTERS, [facet]: filters[facet] })
    expect(filters).not.toEqual(NO_FILTERS)
    expect(toQueryString(filters)).toBe(`?${query}`)
  })

  test('the search body has it under its wire key, and the contract takes it', () => {
    expect(body).toHaveProperty([wire])
    expect(SearchBody.parse(body)).toEqual(body)
    expect(() => SearchBody.parse({ ...body, [wire]: 'junk' })).toThrow('Invalid input')
  })

  test('EXT-02: the mock and its oracle find as many products as the counts say', () => {
    // With what comes along with categories alone (GAP-68).
    const found = search({ ...body, facets: true })
    expect(found.total).toBeGreaterThan(0)
    expect(found.total).toBeLessThan(everything.total)
    if (hits !== undefined) expect(found.total).toBe(hits)
    expect(found.facets[wire]).toEqual(everything.facets[wire])
  })

  test('its counts pass the contract and reach the page', () => {
    expect(FacetsSchema.parse(everything.facets)).toEqual(everything.facets)
    const { [wire]: _, ...others } = everything.facets
    expect(() => FacetsSchema.parse(others)).toThrow('Invalid input')
    const { lists, ranges, flags, numbers } = ourFacets(everything.facets) ?? {}
    expect({ ...lists, ...ranges, ...flags, ...numbers }).toHaveProperty([facet])
  })

  test.each(LANGUAGES)('in %s it has a badge that takes it back, and a control in the dialog', (language) => {
    const t = texts.get(language)
    const market = Object.values(MARKETS).find((each) => each.language === language)
    if (!t || !market) throw new Error(`No texts in ${language}`)
    const [badge, ...more] = activeBadges(filters, badgeTexts(t, market))
    expect(more).toEqual([])
    expect(badge?.without).toEqual(NO_FILTERS)
    // An untranslated text would be its key, a value without a name its number.
    expect(badge?.title).not.toContain(facet)
    expect(badge?.title).toMatch(/\p{L}{2}/u)
    const [name = '', value = ''] = query.split('&').at(-1)?.split('=') ?? []
    const html = markup(filters, ourFacets(everything.facets), language)
    const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes(` name="${name}"`))
    expect(inputs.filter((tag) => tag.includes(` value="${value}"`) && (tag.includes('checked') || tag.includes('number')))).toHaveLength(1)
    expect(html).not.toMatch(/>(group|sort)[A-Z]|product-listing:/)
  })
})

describe.each(SORT_NAMES.filter((name) => name !== 'default'))('order %s', (name: SortName) => {
  const { order, dir } = SORT_ORDERS[name] ?? {}
  const filters = parseFilters(new URLSearchParams({ sortOrder: String(order), sortDir: String(dir) }))

  test('its query names it', () => {
    expect(filters).toEqual({ ...NO_FILTERS, sort: name })
    expect(toQueryString(filters)).toBe(`?sortOrder=${order}&sortDir=${dir}`)
  })

  test('the contract takes it, and the mock and its oracle put products in another order than without', () => {
    const body = toSearchBody(filters)
    expect(body).toEqual({ orderBy: { order, dir } })
    const { ids, total } = search({ ...body, facets: true })
    expect(total).toBe(everything.total)
    expect(ids).not.toEqual(everything.ids)
    expect(ids, 'its last page has a product').toHaveLength(total)
  })

  test.each(LANGUAGES)('in %s the dialog has a link to it', (language) => {
    const html = markup(filters, null, language)
    const [, label] = /<a href="([^"]*)" aria-current="true"[^>]*>([^<]+)</.exec(html)?.slice(1) ?? []
    expect(label).toMatch(/\p{L}{2}/u)
    expect(label).not.toMatch(new RegExp(`^sort${name}$`, 'i'))
  })
})
