// What a run is: written by the runner (run/), read by k6 (main.ts). Types alone, and the ways to write a line that both know.

export const MARKETS = ['pl', 'en', 'es'] as const
/** A market by its language. */
export type Market = (typeof MARKETS)[number]

export type Target = 'edge' | 'mock'

/** A product that can be bought, with its addresses. */
export interface OfferedProduct {
  id: number
  vendorId: number
  /** PLN, regular. */
  price: number
  /** Path of its page in each market. */
  paths: Readonly<Record<Market, string>>
}

/** What shoppers look for, buy and type: made from the seed. */
export interface Assortment {
  /** Of popularity: the n-th is asked for n^-exponent as often as the first. */
  exponent: number
  /** In each market, the most wanted first. */
  queries: Readonly<Record<Market, readonly string[]>>
  /** Ids with the most products first. */
  categories: readonly number[]
  colors: readonly number[]
  materials: readonly number[]
  promoCodes: readonly string[]
  /** Paths of standing pages. */
  paths: Readonly<Record<Market, Readonly<Record<'catalog' | 'cart' | 'favorites' | 'home', string>>>>
}

/** Something that was done to the shop during a run. */
export interface CompletedAction {
  /** ms since 1970 */
  at: number
  label: string
}

/** A reduction that ends while a run goes on: whoever is shown its price later was shown an old page. */
export interface EndingPromo {
  productId: number
  /** As pages and search engines read it. */
  price: number
  /** ms since 1970, by the machine. */
  endsAt: number
}

/** All that k6 is told. */
export interface Plan {
  target: Target
  /** Of what is loaded. */
  origin: string
  /** From which every draw of the run is made. */
  seed: number
  /** Build of the edge: part of the addresses of Flight. */
  build: string
  /** Think times are this many times as long; 0 = none. */
  pace: number
  assortment: Assortment
  productsFile: string
  summaryFile: string
  /** One-of-one pieces, for the journey rush. */
  uniques: readonly OfferedProduct[]
  /** For the journey night. */
  endingPromos: readonly EndingPromo[]
  /** Options of k6: scenarios, thresholds. */
  options: Readonly<Record<string, unknown>>
}

/** How an answer of the edge came about; `none`: it is no page. */
export const CACHE_STATES = ['hit', 'stale', 'miss', 'collapsed', 'bypass', 'none'] as const
export type CacheState = (typeof CACHE_STATES)[number]

/** One answer, as a session notes it. */
export interface ResponseRecord {
  name: string
  cache: CacheState
  status: number
  /** ms since 1970, when it had come whole. */
  at: number
  /** ms until the first byte: the shell of a page. */
  shellMs: number
  /** ms until the last byte. */
  endMs: number
  /** Seconds a cached page was old beyond its freshness (< 0: fresh). NaN: not stored. */
  overdue: number
}

/** One session of the journal. */
export interface SessionRecord {
  journey: string
  market: Market
  responses: ResponseRecord[]
  /** Checks that did not hold. */
  broken: string[]
  /** Ranks that were drawn, by what was drawn. */
  draws: { of: string; rank: number }[]
}

/** What a line of the journal begins with; k6 writes other lines, too. */
const MARK = '»session'

/** A session as one line: k6 writes one a session instead of some ten samples a request. */
export function formatSession({ journey, market, responses, broken, draws }: SessionRecord): string {
  const told = responses.map(({ name, cache, status, at, shellMs, endMs, overdue }) =>
    [name, cache, status, at, shellMs.toFixed(2), endMs.toFixed(2), Number.isNaN(overdue) ? '' : overdue].join('~'),
  )
  const ranks = draws.map(({ of, rank }) => `${of}~${rank}`)
  return [MARK, journey, market, told.join(';'), broken.join(';'), ranks.join(';')].join('|')
}

/** Reads such a line; null = it is another, or was cut off. */
export function parseSession(line: string): SessionRecord | null {
  const parts = line.split('|')
  const [mark, journey, market, responses, broken, draws] = parts
  if (mark !== MARK || parts.length !== 6 || !isMarket(market) || journey === undefined) return null
  return {
    journey,
    market,
    responses: listed(responses).map((told) => {
      const [name = '', cache, status, at, shell, end, overdue] = told.split('~')
      return {
        name,
        cache: CACHE_STATES.find((state) => state === cache) ?? 'none',
        status: Number(status),
        at: Number(at),
        shellMs: Number(shell),
        endMs: Number(end),
        overdue: overdue === undefined || overdue === '' ? Number.NaN : Number(overdue),
      }
    }),
    broken: listed(broken),
    draws: listed(draws).map((told) => {
      const [of = '', rank] = told.split('~')
      return { of, rank: Number(rank) }
    }),
  }
}

function listed(text = ''): string[] {
  return text === '' ? [] : text.split(';')
}

function isMarket(text: string | undefined): text is Market {
  return MARKETS.some((market) => market === text)
}
