// A flood of keys: addresses that nobody else asks for, as a counter in a loop makes them, many at a time.
import { rawGet } from './raw-get.ts'

export interface KeyFlood {
  origin: string
  /** Addresses; each is visited twice. */
  keys: number
  /** Number of the first one, so that two floods share no address. */
  from: number
}

/** What came of a flood. */
export interface Flooded {
  /** Status -> visits; 0: no response. */
  statuses: Record<string, number>
  /** Second visits that the cache answered. */
  hits: number
}

/** Visits at once: more than an isolate renders (deliver/render-budget.ts), so some are refused. */
const AT_ONCE = 80

/** Which kinds of addresses a counter can make: listings that have products, and products that do not exist. */
const KINDS: readonly ((number: number) => string)[] = [
  (number) => `/produkty?classification=1,2,3,${900_000 + number}`,
  (number) => `/en/products?colors=1,2,3,4,5,${900_000 + number}`,
  (number) => `/es/productos?classification=1,2,3,${900_000 + number}`,
  (number) => `/produkty?colors=1,2,3,4,5,6,7,${900_000 + number}`,
  (number) => `/krzeslo-${900_000 + number}`,
]

/** A browser without cached files, which gets a page while it is rendered; then one that gets all of it from the cache. */
const VISITS = [
  { 'accept-encoding': 'br', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' },
  { 'accept-encoding': 'br' },
]

/** Sends the flood; never rejects. */
export async function floodKeys({ origin, keys, from }: KeyFlood): Promise<Flooded> {
  const flooded: Flooded = { statuses: {}, hits: 0 }
  let next = from
  async function visitor() {
    while (next < from + keys) {
      const number = next++
      const path = KINDS[number % KINDS.length]?.(number) ?? '/'
      for (const headers of VISITS) {
        const response = await rawGet(origin + path, { headers }).catch(() => null)
        const status = response?.status ?? 0
        flooded.statuses[status] = (flooded.statuses[status] ?? 0) + 1
        if (response?.headers['cache-status']?.startsWith('patyna; hit')) flooded.hits += 1
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))
  return flooded
}
