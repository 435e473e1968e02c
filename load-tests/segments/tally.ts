// Sessions as counts and histograms: tallies of several machines add up to the tally of the whole run.
import { z } from 'zod'
import { type ResponseRecord, CACHE_STATES, MARKETS, type SessionRecord } from '../plan.ts'
import { greatest, outcomesOf, qualityOf } from '../run/count-run.ts'
import { requestKind } from '../session/request-names.ts'
import { Histogram, histogramOf, mergedHistogram } from './histogram.ts'
import { Measured } from './measured.ts'

const Counts = z.record(z.string(), z.number())

/** Responses of one request in one market and cache state. */
const TalliedRoute = z.object({
  name: z.string(),
  market: z.enum(MARKETS),
  cache: z.enum(CACHE_STATES),
  shell: Histogram,
  end: Histogram,
  unexpected: z.number(),
  /** Greatest age beyond the freshness, and longest freshness left, s; NaN: nothing was cached. */
  overdue: Measured,
  freshFor: Measured,
})
export type TalliedRoute = z.infer<typeof TalliedRoute>

/** Counts of one second of the run. */
const Moment = z.object({
  requests: z.number(),
  /** Failed responses: 5xx, or no response. */
  wrong: z.number(),
  /** Pages by cache state. */
  states: Counts,
  shell: Histogram,
  end: Histogram,
  calls: Histogram,
})
export type Moment = z.infer<typeof Moment>

export const Tally = z.object({
  sessions: z.number(),
  /** Start of the first request and end of the last response, ms since 1970 by the clock of the k6 machine. null: there was none. */
  firstAt: z.number().nullable(),
  lastAt: z.number().nullable(),
  routes: z.array(TalliedRoute),
  /** By second since 1970. */
  moments: z.record(z.string(), Moment),
  broken: Counts,
  markets: Counts,
  /** Sessions by journey and outcome. */
  outcomes: z.record(z.string(), Counts),
  /** Counts of drawn ranks, by kind of draw. Sold pieces and ages of prices are recorded as draws, too. */
  draws: z.record(z.string(), Counts),
})
export type Tally = z.infer<typeof Tally>

export function tallyOf(notes: readonly SessionRecord[]): Tally {
  const responses = notes.flatMap(({ market, responses }) => responses.map((response) => ({ ...response, market })))
  const routes = Map.groupBy(responses, ({ name, market, cache }) => `${name}|${market}|${cache}`)
  const moments = Map.groupBy(responses, ({ at }) => String(Math.floor(at / 1000)))
  const draws = Map.groupBy(
    notes.flatMap((note) => note.draws),
    ({ of }) => of,
  )
  return {
    sessions: notes.length,
    firstAt: responses.reduce<number | null>((first, { at, endMs }) => Math.min(first ?? Number.POSITIVE_INFINITY, at - endMs), null),
    lastAt: responses.reduce<number | null>((last, { at }) => Math.max(last ?? 0, at), null),
    routes: [...routes.values()].flatMap((own) => {
      const [one] = own
      return one
        ? [
            {
              name: one.name,
              market: one.market,
              cache: one.cache,
              shell: timesOf(own, 'shellMs'),
              end: timesOf(own, 'endMs'),
              ...qualityOf(own),
            },
          ]
        : []
    }),
    moments: Object.fromEntries([...moments].map(([second, own]) => [second, momentOf(own)])),
    broken: countsOf(notes.flatMap(({ broken }) => broken)),
    markets: countsOf(notes.map(({ market }) => market)),
    outcomes: outcomesOf(notes),
    draws: Object.fromEntries([...draws].map(([of, own]) => [of, countsOf(own.map(({ rank }) => String(rank)))])),
  }
}

/** Adds the tallies of several machines up. */
export function mergedTally(all: readonly Tally[]): Tally {
  const routes = Map.groupBy(
    all.flatMap((tally) => tally.routes),
    ({ name, market, cache }) => `${name}|${market}|${cache}`,
  )
  const seconds = new Set(all.flatMap(({ moments }) => Object.keys(moments)))
  const drawn = new Set(all.flatMap(({ draws }) => Object.keys(draws)))
  const times = (pick: (tally: Tally) => number | null) => all.map(pick).filter((at) => at !== null)
  const [firsts, lasts] = [times(({ firstAt }) => firstAt), times(({ lastAt }) => lastAt)]
  return {
    sessions: all.reduce((sum, { sessions }) => sum + sessions, 0),
    firstAt: firsts.length === 0 ? null : Math.min(...firsts),
    lastAt: lasts.length === 0 ? null : Math.max(...lasts),
    routes: [...routes.values()].flatMap(mergedRoute),
    moments: Object.fromEntries(
      [...seconds].map((second) => [second, mergedMoment(all.flatMap(({ moments }) => (moments[second] ? [moments[second]] : [])))]),
    ),
    broken: mergedCounts(all.map(({ broken }) => broken)),
    markets: mergedCounts(all.map(({ markets }) => markets)),
    outcomes: Object.fromEntries(
      [...new Set(all.flatMap(({ outcomes }) => Object.keys(outcomes)))].map((journey) => [
        journey,
        mergedCounts(all.map(({ outcomes }) => outcomes[journey] ?? {})),
      ]),
    ),
    draws: Object.fromEntries([...drawn].map((of) => [of, mergedCounts(all.map(({ draws }) => draws[of] ?? {}))])),
  }
}

function mergedRoute(own: readonly TalliedRoute[]): TalliedRoute[] {
  const [one] = own
  if (!one) return []
  return [
    {
      ...one,
      shell: mergedHistogram(own.map(({ shell }) => shell)),
      end: mergedHistogram(own.map(({ end }) => end)),
      unexpected: own.reduce((sum, { unexpected }) => sum + unexpected, 0),
      overdue: greatest(own.map(({ overdue }) => overdue)),
      freshFor: greatest(own.map(({ freshFor }) => freshFor)),
    },
  ]
}

/** Adds counts of several seconds up. */
export function mergedMoment(all: readonly Moment[]): Moment {
  return {
    requests: all.reduce((sum, { requests }) => sum + requests, 0),
    wrong: all.reduce((sum, { wrong }) => sum + wrong, 0),
    states: mergedCounts(all.map(({ states }) => states)),
    shell: mergedHistogram(all.map(({ shell }) => shell)),
    end: mergedHistogram(all.map(({ end }) => end)),
    calls: mergedHistogram(all.map(({ calls }) => calls)),
  }
}

function momentOf(responses: readonly ResponseRecord[]): Moment {
  const pages = responses.filter(({ name }) => ['page', 'private'].includes(requestKind(name) ?? ''))
  const calls = responses.filter(({ name }) => requestKind(name) === 'call')
  return {
    requests: responses.length,
    wrong: responses.filter(({ status }) => status >= 500 || status === 0).length,
    states: countsOf(pages.map(({ cache }) => cache)),
    shell: timesOf(pages, 'shellMs'),
    end: timesOf(pages, 'endMs'),
    calls: timesOf(calls, 'endMs'),
  }
}

function timesOf(responses: readonly ResponseRecord[], time: 'shellMs' | 'endMs'): Histogram {
  return histogramOf(responses.map((response) => response[time]))
}

function countsOf(all: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const one of all) counts[one] = (counts[one] ?? 0) + 1
  return counts
}

function mergedCounts(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const each of all) for (const [what, count] of Object.entries(each)) counts[what] = (counts[what] ?? 0) + count
  return counts
}
