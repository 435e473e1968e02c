import type { Language } from '#app/domain/language.ts'
import type { SuggestedText } from '../shop-search.ts'
import type { ListFacetName } from './facet-lists.ts'
import type { IndexedShop } from './read-shop.ts'
import type { Name } from './reference-names.ts'
import { matchText } from './text-query.ts'
import { fold } from '#app/domain/slug.ts'
import { words } from './words.ts'

/** At most ten suggestions (EXT-03). */
const SUGGESTIONS = 10

/** What stands before the products and how many of each: a whole category leads further than one product. */
const NAMED = [
  { kind: 'category', facet: 'categories', names: 'categories', limit: 3 },
  { kind: 'manufacturer', facet: 'manufacturer', names: 'manufacturers', limit: 2 },
  { kind: 'designer', facet: 'designer', names: 'designers', limit: 2 },
] as const

/** Products of the same name are offered once; so many hits are looked through for different names. */
const HITS_PER_SUGGESTION = 8

interface SuggestRequest {
  query: string
  language: Language
  limit?: number
}

/** Names that begin like the query, word by word (EXT-03). What has no product on sale is not offered. */
export function suggest(shop: IndexedShop, nameOf: (id: number) => string | undefined, request: SuggestRequest): SuggestedText[] {
  const { query, language, limit = SUGGESTIONS } = request
  const wanted = words(query)
  if (wanted.length === 0) return []

  const named = NAMED.flatMap(({ kind, facet, names, limit }) =>
    shop.reference.names[names]
      .filter((name) => name.language === null || name.language === language)
      .filter((name) => beginsLike(name, wanted) && isOnSale(shop, facet, name.id))
      .sort((a, b) => rank(a, query) - rank(b, query))
      .slice(0, limit)
      .map(({ id, text }) => ({ kind, id, text })),
  )
  return [...named, ...products(shop, nameOf, request)].slice(0, limit)
}

function beginsLike({ text }: Name, wanted: readonly string[]): boolean {
  const own = words(text)
  return wanted.every((word) => own.some((each) => each.startsWith(word)))
}

/** Names that begin with the very query come first. */
function rank({ text }: Name, query: string): number {
  return fold(text).startsWith(fold(query.trim())) ? 0 : 1
}

function isOnSale({ lists, sale }: IndexedShop, facet: ListFacetName, id: number): boolean {
  const value = lists[facet].numberOf(id)
  return value !== undefined && lists[facet].rows.countIn(sale.all.rows, value) > 0
}

function products(shop: IndexedShop, nameOf: (id: number) => string | undefined, { query, limit = SUGGESTIONS }: SuggestRequest) {
  const rows = matchText(shop, query, 'inName')?.rows.and(shop.sale.onGrid.rows)
  if (!rows) return []
  const take = limit * HITS_PER_SUGGESTION
  const page = shop.columns.sorted.standing.page({ hits: rows, count: rows.count(), isDescending: true, skip: 0, take })
  const byText = new Map<string, SuggestedText>()
  for (const row of page) {
    const id = shop.columns.ids[row] ?? 0
    const text = nameOf(id)
    if (text !== undefined && !byText.has(text)) byText.set(text, { kind: 'product', id, text })
  }
  return [...byText.values()]
}
