import type { EntryPolicy } from '#edge/store/cache-policies.ts'
import type { Visit } from './visit.ts'

export interface MadeUpOptions<Page> {
  /** Most popular first. */
  pages: readonly Page[]
  /** Zipf exponent of popularity by rank: 0 = uniform; shops are near 0.9. */
  exponent: number
  /** Visits per second, on average. */
  rate: number
  seconds: number
  /** ms since 1970 */
  start: number
  /** In [0, 1). */
  random: () => number
}

/** Poisson arrivals, to pages by their popularity. */
export function syntheticVisits<Page>({
  pages,
  exponent,
  rate,
  seconds,
  start,
  random,
}: MadeUpOptions<Page>): { at: number; page: Page }[] {
  const sums: number[] = []
  let sum = 0
  for (const rank of pages.keys()) sums.push((sum += (rank + 1) ** -exponent))
  const visits = []
  for (let second = gap(rate, random); second < seconds; second += gap(rate, random)) {
    const page = pages[placeOf(sums, random() * sum)]
    if (page !== undefined) visits.push({ at: start + second * 1000, page })
  }
  return visits
}

/** Percent of visits to cacheable pages, by kind; 'missing' are wrong URLs. */
const KINDS: readonly { policy: EntryPolicy; percent: number }[] = [
  { policy: 'listing', percent: 45 },
  { policy: 'product', percent: 45 },
  { policy: 'content', percent: 10 },
]

/** This many pages, most popular first: each kind by its share, spread over all ranks. */
export function syntheticPages(count: number): Omit<Visit, 'at'>[] {
  return Array.from({ length: count }, (_, rank) => ({ page: String(rank), policy: kindOf((rank * 37) % 100) }))
}

function kindOf(percent: number): EntryPolicy {
  let left = percent
  return KINDS.find((kind) => (left -= kind.percent) < 0)?.policy ?? 'listing'
}

/** Seconds until the next arrival at a rate per second. */
function gap(rate: number, random: () => number): number {
  return -Math.log(1 - random()) / rate
}

/** The first index whose cumulative sum is above a value. */
function placeOf(sums: readonly number[], value: number): number {
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) > value) high = middle
    else low = middle + 1
  }
  return low
}
