import type { Language } from '#app/domain/language.ts'
import { fold } from '#app/domain/slug.ts'
import type { SuggestedText } from '../shop-search.ts'
import { isCounted, type ListName } from './facet-lists.ts'
import { isBeginning, isNearBeginning, NAMED, type SuggestedName } from './suggest-names.ts'
import { matchText } from './text-query.ts'
import { words } from './words.ts'
import type { ShopView } from './world-views.ts'

/** At most ten suggestions (EXT-03). */
const SUGGESTIONS = 10
/** Products of the same name are offered once; so many hits are looked through for different names. */
const HITS_PER_SUGGESTION = 8

interface SuggestRequest {
  query: string
  language: Language
  limit?: number
}

/**
 * Names that begin like the query, word by word, group after group (EXT-03): categories in the visitor's language, makers, vendors, then
 * products. What has no product on sale is not offered. Names that are only near the query are, when none begins like it.
 */
export function suggest(shop: ShopView, nameOf: (id: number) => string | undefined, request: SuggestRequest): SuggestedText[] {
  const { query, limit = SUGGESTIONS } = request
  const wanted = words(query)
  if (wanted.length === 0) return []
  const begun = named(shop, request, (name) => isBeginning(name, wanted))
  const found = begun.length > 0 ? begun : named(shop, request, (name) => isNearBeginning(name, wanted))
  return [...found, ...products(shop, nameOf, request)].slice(0, limit)
}

function named(shop: ShopView, { query, language }: SuggestRequest, isWanted: (name: SuggestedName) => boolean): SuggestedText[] {
  const begin = fold(query.trim())
  // Names that begin with the very query come first, then what leads to more products.
  const rank = ({ folded }: SuggestedName) => (folded.startsWith(begin) ? 0 : 1)
  return NAMED.flatMap(({ kind, facet, limit }) => {
    const names = shop.suggestedNames[kind].filter((name) => (name.language ?? language) === language && isWanted(name))
    const counted = names
      .map((name) => ({ name, count: countOnGrid(shop, facet, name.id) }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => rank(a.name) - rank(b.name) || b.count - a.count)
    return oncePerText(counted.map(({ name: { id, text }, count }) => ({ kind, id, text, count }))).slice(0, limit)
  })
}

/** Products that the page of a category, maker or vendor shows. */
function countOnGrid({ lists, sale }: ShopView, facet: ListName, id: number): number {
  const number = lists[facet].numberOf(id)
  if (number === undefined) return 0
  return isCounted(facet) ? (sale.onGrid.countsOf(facet)[number] ?? 0) : lists[facet].rows.countIn(sale.onGrid.rows, number)
}

function products(shop: ShopView, nameOf: (id: number) => string | undefined, { query, limit = SUGGESTIONS }: SuggestRequest) {
  const rows = matchText(shop, query, 'inName')?.rows.and(shop.sale.onGrid.rows)
  if (!rows) return []
  const take = limit * HITS_PER_SUGGESTION
  const page = shop.columns.sorted.standing.page({ hits: rows, count: rows.count(), isDescending: true, skip: 0, take })
  const found = page.flatMap((row): SuggestedText[] => {
    const id = shop.columns.ids[row] ?? 0
    const text = nameOf(id)
    return text === undefined ? [] : [{ kind: 'product', id, text }]
  })
  return oncePerText(found)
}

/** The first of each text, in any case and with or without marks. */
function oncePerText(all: readonly SuggestedText[]): SuggestedText[] {
  return [...new Map(all.toReversed().map((each) => [fold(each.text), each])).values()].toReversed()
}
