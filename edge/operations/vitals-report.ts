// What a browser tells of a document: bounded numbers, a route and a market that exist, nothing else.
import { z } from 'zod'
import { ADDRESS_TABLE } from '#app/addresses/address-table.ts'
import type { RouteName } from '#app/addresses/route-params.ts'
import { LANGUAGES } from '#app/domain/language.ts'
import { marketOfLanguage } from '#app/domain/market.ts'

/** The log line of a document's web vitals. */
export interface VitalsLine {
  level: 'info'
  event: 'vitals'
  /** When the report came, ms since 1970. */
  at: number
  /** Name of the page. */
  route: RouteName
  /** Market id. */
  market: number
  /** Largest Contentful Paint, ms; null: none was seen. */
  lcp: number | null
  /** Interaction to Next Paint, ms; null: no interaction. */
  inp: number | null
  /** Cumulative Layout Shift, in thousandths. */
  cls: number | null
  /** Soft navigations. */
  navigations: number
  /** Median of their times, from the click to the page, in ms; null: none. */
  navigationMs: number | null
  build: string
  /** Of the document's request; null: the browser does not know it. */
  trace: string | null
}

/** A minute: whoever waits longer has left. A longer time is none, and the others of its report count. */
const MOST_MS = 60_000
const Time = z
  .number()
  .nonnegative()
  .nullable()
  .transform((ms) => (ms !== null && ms > MOST_MS ? null : ms))
const ROUTES = Object.keys(ADDRESS_TABLE) as [RouteName, ...RouteName[]]

const Report = z.strictObject({
  route: z.enum(ROUTES),
  language: z.enum(LANGUAGES),
  lcp: Time,
  inp: Time,
  cls: z.number().nonnegative().max(10).nullable(),
  navigations: z
    .array(z.number().nonnegative())
    .max(20)
    .transform((all) => all.filter((ms) => ms <= MOST_MS)),
  trace: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .nullable(),
})

/** A report as a line; null: it is none of ours. */
export function vitalsLine(json: unknown, { at, build }: Pick<VitalsLine, 'at' | 'build'>): VitalsLine | null {
  const report = Report.safeParse(json)
  if (!report.success) return null
  const { route, language, lcp, inp, cls, navigations, trace } = report.data
  return {
    level: 'info',
    event: 'vitals',
    at,
    route,
    market: marketOfLanguage(language).id,
    lcp: rounded(lcp),
    inp: rounded(inp),
    cls: cls === null ? null : Math.round(cls * 1000),
    navigations: navigations.length,
    navigationMs: rounded(medianOf(navigations)),
    build,
    trace,
  }
}

function medianOf(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? null
}

const rounded = (value: number | null) => (value === null ? null : Math.round(value))
