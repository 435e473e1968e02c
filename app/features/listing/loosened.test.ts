import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Filters, NO_FILTERS } from '../../domain/search/filters.ts'
import { MARKETS } from '../../domain/market.ts'
import type { SearchBodyParts } from '../../domain/search/search-body.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { listingView } from '../filters/listing-view.ts'
import { loosened } from './loosened.ts'

const t = await createTranslator('pl')
const viewOf = (filters: Filters) => listingView({ params: { filters }, market: MARKETS.polska, language: 'pl', t }, () => '')

beforeEach(() => vi.useFakeTimers())

/** Offers of loosened searches for given result counts by body, with a delay in ms per response. */
async function offered(chosen: Partial<Filters>, countOf: (body: SearchBodyParts) => number, ms = 0) {
  const requests: SearchBodyParts[] = []
  const search = async (body: SearchBodyParts) => {
    requests.push(body)
    await new Promise((resolve) => setTimeout(resolve, ms))
    if (countOf(body) < 0) throw new Error('down')
    return { items: [], total: countOf(body), facets: null }
  }
  const view = viewOf({ ...NO_FILTERS, ...chosen })
  const found = loosened({ search }, view, { vendor: 5 })
  await vi.advanceTimersByTimeAsync(1000)
  return { ways: (await found).map(({ title, count }) => [title, count]), requests }
}

describe('LST-09: of an empty listing each condition is tried without', () => {
  test('each way that leaves products has its count, the most first; the scope stays', async () => {
    const chosen = { textSearch: 'fotel', colors: [2], price: { from: 100 } }
    const { ways, requests } = await offered(chosen, ({ textSearch, price }) => (textSearch ? (price ? 0 : 3) : 12))
    expect(ways).toEqual([
      ['„fotel”', 12],
      ['Cena: od 100 PLN', 3],
    ])
    expect(requests).toHaveLength(3)
    for (const body of requests) expect(body).toMatchObject({ vendor: 5 })
  })

  test('a removal leads to exactly that listing', async () => {
    const view = viewOf({ ...NO_FILTERS, page: 3, textSearch: 'fotel', colors: [2, 4], onlyPromo: true })
    const found = loosened({ search: async () => ({ items: [], total: 1, facets: null }) }, view, {})
    expect((await found).map(({ without }) => without)).toEqual([
      { ...NO_FILTERS, colors: [2, 4], onlyPromo: true },
      { ...NO_FILTERS, textSearch: 'fotel', colors: [4], onlyPromo: true },
      { ...NO_FILTERS, textSearch: 'fotel', colors: [2], onlyPromo: true },
      { ...NO_FILTERS, textSearch: 'fotel', colors: [2, 4] },
    ])
  })

  test('one condition alone is no riddle', async () => {
    expect(await offered({ textSearch: 'fotel' }, () => 9)).toEqual({ ways: [], requests: [] })
  })

  test('no more than six are tried', async () => {
    expect((await offered({ colors: [1, 2, 3, 4, 5, 6, 7, 8] }, () => 1)).requests).toHaveLength(6)
  })

  test('a search that fails is left out, one that comes late takes the help away, not the page', async () => {
    expect((await offered({ textSearch: 'fotel', onlyPromo: true }, ({ textSearch }) => (textSearch ? -1 : 4))).ways).toEqual([
      ['„fotel”', 4],
    ])
    expect((await offered({ textSearch: 'fotel', onlyPromo: true }, () => 4, 900)).ways).toEqual([])
  })
})
