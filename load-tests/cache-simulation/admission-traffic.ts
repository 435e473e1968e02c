// THE TABLE OF PAGES that visits ask for when the admission of pages into memory is compared (admission.ts). A row = a kind of page.
import { seededRandom } from '#app/domain/seeded-random.ts'
import type { EntryPolicy } from '#edge/store/cache-policies.ts'
import type { PageClass } from '#edge/store/page-class.ts'
import { syntheticVisits } from './synthetic-visits.ts'

interface PageSort {
  policy: EntryPolicy
  pageClass: PageClass
  /** Different pages. Their popularity is Zipf with exponent 1, as in the load tests. */
  pages: number
  /** Of all visits to pages, by the shares of journey-mix.ts and the pages that each journey opens. */
  percent: number
  /** Bytes in memory: Flight and HTML in brotli, as measured (docs/measurements/edge-cache.md). */
  flight: number
  html: number
}

const PAGE_SORTS: Readonly<Record<string, PageSort>> = {
  product: { policy: 'product', pageClass: 'listed', pages: 2000, percent: 36, flight: 13_000, html: 20_500 },
  category: { policy: 'listing', pageClass: 'listed', pages: 100, percent: 20, flight: 12_000, html: 19_500 },
  text: { policy: 'content', pageClass: 'listed', pages: 30, percent: 4, flight: 7000, html: 10_000 },
  search: { policy: 'listing', pageClass: 'open', pages: 300, percent: 25, flight: 11_000, html: 17_500 },
  filtered: { policy: 'listing', pageClass: 'open', pages: 20_000, percent: 15, flight: 12_000, html: 19_500 },
}

/** A page as memory sees it. */
export interface SizedPage extends Pick<PageSort, 'policy' | 'pageClass' | 'flight' | 'html'> {
  key: string
}

export interface PageVisit {
  /** ms */
  at: number
  page: SizedPage
}

/** Visits to all kinds of pages, in chronological order. @param rate per second @param seed of all draws */
export function pageVisits({ rate, seconds, seed }: { rate: number; seconds: number; seed: number }): PageVisit[] {
  const visits = Object.entries(PAGE_SORTS).flatMap(([name, { pages, percent, ...page }], at) => {
    const all = Array.from({ length: pages }, (_, rank): SizedPage => ({ ...page, key: `${name}-${rank}` }))
    const random = seededRandom(seed + at)
    return syntheticVisits({ pages: all, exponent: 1, rate: (rate * percent) / 100, seconds, start: 0, random })
  })
  return visits.toSorted((one, other) => one.at - other.at)
}

/** So many filtered pages that nobody else asks for, each requested several times, as fast as 50 a second. @param from ms */
export function floodVisits({ keys, times, from }: { keys: number; times: number; from: number }): PageVisit[] {
  const { policy, pageClass, flight, html } = PAGE_SORTS['filtered'] as PageSort
  return Array.from({ length: keys * times }, (_, visit) => ({
    at: from + visit * 20,
    page: { policy, pageClass, flight, html, key: `flood-${Math.floor(visit / times)}` },
  }))
}

/** The most popular listed pages of each kind. */
export function hotPages(): string[] {
  return [
    'product-0',
    'product-1',
    'product-2',
    'product-9',
    'product-19',
    'category-0',
    'category-1',
    'category-4',
    'category-9',
    'text-0',
  ]
}
