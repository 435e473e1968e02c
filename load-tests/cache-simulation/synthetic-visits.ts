import type { EntryPolicy } from '#edge/store/cache-policies.ts'
import type { Visit } from './visit.ts'

export interface MadeUpOptions<Page> {
  /** The most popular first. */
  pages: readonly Page[]
  /** Popularity falls with the rank to this power (Zipf): 0 = all alike; shops are near 0.9. */
  exponent: number
  /** Visits a second, on average. */
  rate: number
  seconds: number
  /** ms since 1970 */
  start: number
  /** From [0, 1). */
  random: () => number
}

/** Visits as they come: at random instants (Poisson), to pages by their popularity. */
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

/** Of 100 visits to pages that may be stored so many go to each kind; 'missing' comes of addresses that are wrong. */
const KINDS: readonly { policy: EntryPolicy; percent: number }[] = [
  { policy: 'listing', percent: 45 },
  { policy: 'product', percent: 45 },
  { policy: 'content', percent: 10 },
]

/** So many pages, the most popular first: each kind as often as the table says, spread over all ranks. */
export function syntheticPages(count: number): Omit<Visit, 'at'>[] {
  return Array.from({ length: count }, (_, rank) => ({ page: String(rank), policy: kindOf((rank * 37) % 100) }))
}

function kindOf(percent: number): EntryPolicy {
  let left = percent
  return KINDS.find((kind) => (left -= kind.percent) < 0)?.policy ?? 'listing'
}

/** Seconds until the next of so many a second. */
function gap(rate: number, random: () => number): number {
  return -Math.log(1 - random()) / rate
}

/** The first place whose sum is above a value. */
function placeOf(sums: readonly number[], value: number): number {
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) > value) high = middle
    else low = middle + 1
  }
  return low
}
