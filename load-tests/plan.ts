// The plan of a run: written by the runner (run/), read by k6 (main.ts). Types, and the line format of sessions that both use.
import type { Paths } from '../e2e/promises/promise.ts'

/** The markets under load: fixed, so that runs stay comparable. A further market of the storefront is not added automatically. */
export const MARKETS = ['pl', 'en', 'es'] as const
/** A market, by its language. */
export type Market = (typeof MARKETS)[number]

export type Target = 'edge' | 'mock'

/** A product on sale, with its paths. */
export interface OfferedProduct {
  id: number
  /** PLN, regular. */
  price: number
  /** Name as the shop API gives it in each market. */
  names: Readonly<Record<Market, string>>
  /** Path of its page in each market. */
  paths: Readonly<Record<Market, string>>
}

/** Queries, filters and codes that journeys use, of the catalog (catalog/catalog.ts). */
export interface Assortment {
  /** Zipf exponent of popularity: the n-th is requested n^-exponent times as often as the first. */
  exponent: number
  /** By market, the most popular first. */
  queries: Readonly<Record<Market, readonly string[]>>
  /** Ids, those with the most products first. */
  categories: readonly number[]
  colors: readonly number[]
  materials: readonly number[]
  promoCodes: readonly PromoCode[]
  /** Paths of static pages. */
  paths: Readonly<Record<Market, Paths>>
}

/** What listings are narrowed by. */
export type FilterName = 'categories' | 'colors' | 'materials'

/** A code that shoppers try. */
export interface PromoCode {
  code: string
  /** What it takes off the price of the products, %; null: it does not hold. */
  percent: number | null
}

/** A scheduled action that ran. */
export interface CompletedAction {
  /** ms since 1970 */
  at: number
  label: string
  /** Why it failed is in its label. @default false */
  isFailed?: true
}

/** A promotion that ends during the run: a page that shows its price later is stale. */
export interface EndingPromo {
  productId: number
  /** The price as pages and structured data show it. */
  price: number
  /** End of the promotion by the machine's clock, ms since 1970. */
  endsAt: number
}

/** A product on sale, of the catalog (catalog/catalog.ts). */
export interface CatalogProduct {
  id: number
  /** Name as the shop gives it in each market; the address of its page follows from it. */
  names: Readonly<Record<Market, string>>
  /** What it costs in each market, in minor units of its currency. */
  prices: Readonly<Record<Market, number>>
  /** Values that it has of the catalog's `filters`; null: not known. */
  filters: Readonly<Record<FilterName, readonly number[]>> | null
  /** Journeys open it and put it into carts: in stock, delivered everywhere, and not reduced, so that its price stays. */
  isOffered: boolean
}

/** What a search found before the run. */
export interface ExpectedSearch {
  market: Market
  text: string
  total: number
  /** Best first: all of them, or as many as EXPECTED_IDS. */
  ids: readonly number[]
}

/** Greatest number of ids of an expected search: a page and a half, since some may be sold during the run. */
export const EXPECTED_IDS = 48

/** Files that a browser loads with a step of a visit, by their kind: how many, as recorded (run/recorded-visits.json). */
export type FileKind = 'picture' | 'script' | 'stylesheet' | 'font'
export type StepFiles = Readonly<Partial<Record<FileKind, number>>>

/** What sessions need to make requests as a browser does. */
export interface BrowserPlan {
  /** By visit and step, such as `first home`. */
  steps: Readonly<Record<string, StepFiles>>
  /** Paths of the build's files, of which pages name some and scripts load others. */
  built: Readonly<Record<Exclude<FileKind, 'picture'>, readonly string[]>>
}

/** The input of k6. */
export interface RunPlan {
  target: Target
  /** Origin of the system under load. */
  origin: string
  /** Seed of every draw of the run. */
  seed: number
  /** Of this run alone: a shop that runs on knows the guests and accounts of an earlier one of the same seed. */
  run: string
  /** Build id of the edge: part of the URLs of Flight. */
  build: string
  /** Factor of think times; 0 = none. */
  pace: number
  /** A Catalog; empty: k6 reads one from the shop before its sessions. */
  catalogFile: string
  summaryFile: string
  /** Greatest number of products that may be missing from a page of results, because sessions of this run bought them (journey-mix.ts); 0: none buys. */
  mostSold: number
  /** One session after the other: what a session does is all that happens meanwhile. */
  isAlone: boolean
  /** Share of the sessions that read and check whole pages, 0 to 1; all check the responses that they use. */
  checkedShare: number
  /** One-of-one pieces, for the journey rush. */
  uniques: readonly OfferedProduct[]
  /** For the journey night. */
  endingPromos: readonly EndingPromo[]
  /** Bytes of built files by path, as far as they are known. */
  assets: Readonly<Record<string, number>>
  /** null: light sessions, which request pages and calls alone. */
  browser: BrowserPlan | null
  /** Options of k6: scenarios, thresholds. */
  options: Readonly<Record<string, unknown>>
}

/** What sessions have: the input of k6 and what its catalog says. */
export interface Plan extends RunPlan {
  assortment: Assortment
  currencies: Readonly<Record<Market, string>>
}

/** Cache state of a response of the edge; `none`: it is no page. */
export const CACHE_STATES = ['hit', 'stale', 'renewed', 'miss', 'collapsed', 'bypass', 'none'] as const
export type CacheState = (typeof CACHE_STATES)[number]

/** One response, as a session records it. */
export interface ResponseRecord {
  name: string
  cache: CacheState
  status: number
  /** Id of its trace (W3C trace context), as in the log of the edge. */
  trace: string
  /** Whether its status is one of those that the journey expects. */
  isExpected: boolean
  /** End of the response, ms since 1970. */
  at: number
  /** ms until the first byte: the shell of a page. */
  shellMs: number
  /** ms until the last byte. */
  endMs: number
  /** Age of a cached page beyond its freshness lifetime, s (< 0: fresh). NaN: not cached. */
  overdue: number
}

/**
 * How a session ended. `completed`: it did what it came for. `refused`: the shop rightly said no, for example because a piece is sold.
 * `failed`: a check failed, or the session threw. `interrupted`: the run ended before the session did.
 */
export const OUTCOMES = ['completed', 'refused', 'failed', 'interrupted'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** One session, as recorded. */
export interface SessionRecord {
  journey: string
  market: Market
  outcome: Outcome
  responses: ResponseRecord[]
  /** Checks that failed: the id of the check (oracles/oracles.ts), then what was seen. */
  broken: string[]
  /** Random ranks, by kind of choice. */
  draws: { of: string; rank: number }[]
}

/** Prefix of a session's line; k6 writes other lines, too. */
const MARK = '»session'

/** Formats a session as one line: k6 writes one line per session instead of about ten samples per request. */
export function formatSession({ journey, market, outcome, responses, broken, draws }: SessionRecord): string {
  const text = responses.map(({ name, cache, status, at, shellMs, endMs, overdue, trace, isExpected }) =>
    [
      name,
      cache,
      status,
      at,
      shellMs.toFixed(2),
      endMs.toFixed(2),
      Number.isNaN(overdue) ? '' : overdue,
      trace,
      isExpected ? '' : 'unexpected',
    ].join('~'),
  )
  const ranks = draws.map(({ of, rank }) => `${of}~${rank}`)
  // What a broken shop answers may be anything, so the separators of this format are replaced in it.
  const seen = broken.map((what) => what.replaceAll(/[;|~\s]+/g, ' '))
  return [MARK, journey, market, outcome, text.join(';'), seen.join(';'), ranks.join(';')].join('|')
}

/** Parses such a line; null: another line, or a truncated one. */
export function parseSession(line: string): SessionRecord | null {
  const parts = line.split('|')
  const [mark, journey, market, outcome, responses, broken, draws] = parts
  if (mark !== MARK || parts.length !== 7 || !isMarket(market) || journey === undefined) return null
  return {
    journey,
    market,
    outcome: OUTCOMES.find((each) => each === outcome) ?? 'failed',
    responses: listed(responses).map((text) => {
      const [name = '', cache, status, at, shell, end, overdue, trace = '', unexpected] = text.split('~')
      return {
        name,
        cache: CACHE_STATES.find((state) => state === cache) ?? 'none',
        status: Number(status),
        at: Number(at),
        shellMs: Number(shell),
        endMs: Number(end),
        overdue: overdue === undefined || overdue === '' ? Number.NaN : Number(overdue),
        trace,
        isExpected: unexpected === '',
      }
    }),
    broken: listed(broken),
    draws: listed(draws).map((text) => {
      const [of = '', rank] = text.split('~')
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
