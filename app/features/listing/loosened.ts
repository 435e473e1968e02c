// Suggestions for an empty result: which results there are without one of the conditions.
import { activeBadges } from '../../domain/search/filter-badges.ts'
import type { Filters } from '../../domain/search/filters.ts'
import { type SearchScope, toSearchBody } from '../../domain/search/search-body.ts'
import { within } from '../../domain/within.ts'
import type { ShopApi } from '../../shop-api/shop-api.ts'
import { badgeTexts } from '../filters/filter-labels.ts'
import type { ListingView } from '../filters/listing-view.ts'

/** Maximum number of conditions tried, each with a search of its own. */
const MOST_TRIED = 6
/** Time limit for these searches, in ms: the page is complete without their results. */
const BUDGET_MS = 400

/** A condition whose removal leaves results. */
export interface Loosened {
  title: string
  without: Filters
  /** Number of results without it. */
  count: number
}

/** Conditions of an empty listing whose removal alone leaves results, most results first. Empty if the shop API does not respond in time. */
export async function loosened(shop: Pick<ShopApi, 'search'>, view: ListingView, scope: SearchScope): Promise<readonly Loosened[]> {
  const tried = conditions(view).slice(0, MOST_TRIED)
  const counted = tried.map(async ({ title, without }) => {
    const { total } = await shop.search(toSearchBody(without, scope), { perPage: 1 })
    return { title, without, count: total }
  })
  const results = await within(BUDGET_MS, Promise.allSettled(counted))
  return (results ?? [])
    .flatMap((result) => (result.status === 'fulfilled' && result.value.count > 0 ? [result.value] : []))
    .toSorted((a, b) => b.count - a.count)
}

/** The search text, then every badge. For a single condition nothing is offered: without it there is the whole catalog. */
function conditions({ filters, market, t }: ListingView): Omit<Loosened, 'count'>[] {
  const { textSearch } = filters
  const text = textSearch
    ? [{ title: t('product-listing:quotedText', { text: textSearch }), without: { ...filters, page: 1, textSearch: '' } }]
    : []
  const all = [...text, ...activeBadges(filters, badgeTexts(t, market))]
  return all.length > 1 ? all : []
}
