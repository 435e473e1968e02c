import type { EntryPolicy } from '#edge/store/cache-policies.ts'
import { markedKey } from '#edge/store/page-class.ts'
import { aliasTable, zipfWeights } from '../random/alias-table.ts'

/** A visit to a cacheable page. */
export interface Visit {
  /** ms */
  at: number
  /** Cache key of the page. */
  page: string
  policy: EntryPolicy
}

export interface SyntheticTraffic {
  /** Number of pages. */
  pages: number
  /** Zipf exponent of popularity by rank: 0 = uniform; shops are near 0.9. */
  exponent: number
  /** Visits per second, on average. */
  rate: number
  seconds: number
  /** Share of addresses that visitors make at will. @default 0 */
  openPercent?: number
  /** In [0, 1). */
  random: () => number
}

/** Shares of visits to cacheable pages, %, by kind. */
const KINDS: readonly { policy: EntryPolicy; percent: number }[] = [
  { policy: 'listing', percent: 45 },
  { policy: 'product', percent: 45 },
  { policy: 'content', percent: 10 },
]

/** Poisson arrivals from time 0, to pages by their popularity. */
export function syntheticVisits({ pages, exponent, rate, seconds, openPercent = 0, random }: SyntheticTraffic): Visit[] {
  const ranks = aliasTable(zipfWeights(pages, exponent))
  const gap = () => -Math.log(1 - random()) / rate
  const visits: Visit[] = []
  for (let second = gap(); second < seconds; second += gap()) {
    const rank = ranks.draw(random)
    const pageClass = (rank * 53) % 100 < openPercent ? 'open' : 'listed'
    visits.push({ at: second * 1000, page: markedKey(pageClass, String(rank)), policy: kindOf((rank * 37) % 100) })
  }
  return visits
}

/** Spreads each kind over all ranks, by its share. */
function kindOf(percent: number): EntryPolicy {
  let left = percent
  return KINDS.find((kind) => (left -= kind.percent) < 0)?.policy ?? 'listing'
}
