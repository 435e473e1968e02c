import type { Language } from '#app/domain/language.ts'
import { fold } from '#app/domain/slug.ts'
import type { Suggested, SuggestedText } from '../shop-search.ts'
import type { ListName } from './facet-lists.ts'
import { pageOf } from './number-column.ts'
import { isBeginning, isNearBeginning, NAMED, type NamedKind, type SuggestedName } from './suggest-names.ts'
import { matchText } from './text-query.ts'
import { understoodText } from './understood-text.ts'
import { words } from './words.ts'
import type { ShopView } from './world-views.ts'

/** Maximum number of suggestions (EXT-03). */
const SUGGESTIONS = 10
/** Maximum number of popular kinds. */
const POPULAR = 5
/** Product names are suggested once; this many hits are scanned for distinct names. */
const HITS_PER_SUGGESTION = 8

interface SuggestRequest {
  query: string
  language: Language
  limit?: number
}

/**
 * Names that begin like the query, word by word, by group (EXT-03): categories in the visitor's language, makers, vendors, then products.
 * Names without a product on sale are omitted. If no name begins like the query, the names of what it means are suggested, else names with typos.
 * With them, what a search for the query finds; if nothing, the kinds with most products.
 */
export function suggest(shop: ShopView, request: SuggestRequest): Suggested {
  const { query, language } = request
  const rows = shop.sale.onGrid
  const items = names(shop, request)
  const matched = matchText(shop, { text: query, language, base: rows })
  const total = matched ? matched.rows.countCommon(rows) : rows.count()
  const understood = matched && understoodText(matched, { language, reference: shop.reference, asWritten: shop.text.asWritten })
  return {
    items,
    total,
    ...(understood && { understood }),
    ...(items.length + total === 0 && { popular: popularKinds(shop, language) }),
  }
}

function names(shop: ShopView, request: SuggestRequest): SuggestedText[] {
  const { query, limit = SUGGESTIONS } = request
  const wanted = words(query)
  if (wanted.length === 0) return []
  const typed = named(shop, request, (name) => isBeginning(name, wanted))
  const begun = typed.length > 0 ? typed : meant(shop, request)
  const found = begun.length > 0 ? begun : named(shop, request, (name) => isNearBeginning(name, wanted))
  return [...found, ...products(shop, request)].slice(0, limit)
}

/** The kinds with most products: categories below a department. */
function popularKinds(shop: ShopView, language: Language): SuggestedText[] {
  const isKind = ({ id }: SuggestedName) => shop.reference.withAncestors.categories(id).length > 1
  return shop.suggestedNames.category
    .filter((name) => (name.language ?? language) === language && isKind(name))
    .map(({ id, text }): SuggestedText => ({ kind: 'category', id, text, count: countOnPage(shop, 'categories', id) }))
    .filter(({ count = 0 }) => count > 0)
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0) || a.id - b.id)
    .slice(0, POPULAR)
}

/** Names that begin like what the search itself would look for: words corrected, numbers left out, kinds by their synonyms. */
function meant(shop: ShopView, request: SuggestRequest): SuggestedText[] {
  const concepts = shop.text.read(request.query, request.language).filter(({ isOptional }) => !isOptional)
  const own = concepts.flatMap((concept) => (concept.fact === null ? concept.own : []))
  const kinds = new Set(concepts.flatMap((concept) => concept.kinds))
  if (own.length === 0) return []
  return named(
    shop,
    request,
    (name, kind) => isBeginning(name, own) || (kind === 'category' && concepts.length === 1 && kinds.has(name.id)),
  )
}

function named(
  shop: ShopView,
  { query, language }: SuggestRequest,
  isWanted: (name: SuggestedName, kind: NamedKind) => boolean,
): SuggestedText[] {
  const begin = fold(query.trim())
  // Exact prefixes come first, then names with more products.
  const rank = ({ folded }: SuggestedName) => (folded.startsWith(begin) ? 0 : 1)
  return NAMED.flatMap(({ kind, facet, limit }) => {
    const names = shop.suggestedNames[kind].filter((name) => (name.language ?? language) === language && isWanted(name, kind))
    const counted = names
      .map((name) => ({ name, count: countOnPage(shop, facet, name.id) }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => rank(a.name) - rank(b.name) || b.count - a.count)
    return oncePerText(counted.map(({ name: { id, text }, count }) => ({ kind, id, text, count }))).slice(0, limit)
  })
}

/** Products on the page of a category, maker or vendor; that of a manufacturer shows all of a variant group (GAP-68). */
function countOnPage({ lists, sale }: ShopView, facet: ListName, id: number): number {
  const number = lists[facet].numberOf(id)
  if (number === undefined) return 0
  const shown = facet === 'manufacturer' ? sale.all : sale.onGrid
  return lists[facet].rows.countIn(shown, number)
}

function products(shop: ShopView, { query, language, limit = SUGGESTIONS }: SuggestRequest) {
  const rows = matchText(shop, { text: query, language, base: shop.sale.onGrid, where: 'inName' })?.rows
  if (!rows) return []
  const take = limit * HITS_PER_SUGGESTION
  const page = pageOf(shop.scratch.rowsOf(rows), { skip: 0, take }, shop.columns.byDefault)
  const found = page.flatMap((row): SuggestedText[] => {
    const id = shop.columns.ids[row] ?? 0
    const text = shop.nameOf(id)
    return text === undefined ? [] : [{ kind: 'product', id, text }]
  })
  return oncePerText(found)
}

/** The first of each text, ignoring case and diacritics, in the order of the firsts. */
function oncePerText(all: readonly SuggestedText[]): SuggestedText[] {
  return [...Map.groupBy(all, ({ text }) => fold(text)).values()].flatMap((same) => same.slice(0, 1))
}
