// Rules on responses that need no processor time to be fair: they hold on any machine, in every workload.
import type { SessionRecord, Target } from '../plan.ts'
import { requestKind, type RequestKind } from '../session/request-names.ts'
import { median } from '../statistics/percentiles.ts'
import { apartFrom, type Reason } from './reason.ts'

/** Responses of one request in one cache state. */
export interface ResponseGroup {
  name: string
  kind: RequestKind
  cache: string
  count: number
  unexpected: number
  /** Median time to the last byte, and the longest, ms. */
  medianMs: number
  longestMs: number
  /** Greatest age beyond the freshness, s; NaN: nothing was cached. */
  overdue: number
  /** Longest freshness left, s; NaN: nothing was cached. */
  freshFor: number
}

/** Responses by request and cache state. */
export function responseGroups(notes: readonly Pick<SessionRecord, 'responses'>[]): ResponseGroup[] {
  const groups = Map.groupBy(
    notes.flatMap(({ responses }) => responses),
    ({ name, cache }) => `${name}|${cache}`,
  )
  return [...groups.entries()].map(([key, own]) => {
    const [name = '', cache = ''] = key.split('|')
    const ages = own.map(({ overdue }) => overdue)
    return {
      name,
      kind: requestKind(name) ?? 'call',
      cache,
      count: own.length,
      unexpected: own.filter(({ isExpected }) => !isExpected).length,
      medianMs: median(own.map(({ endMs }) => endMs)),
      longestMs: greatest(own.map(({ endMs }) => endMs)),
      overdue: greatest(ages),
      freshFor: greatest(ages.map((age) => -age)),
    }
  })
}

/** The greatest number; NaN, which is one that is not known, counts for nothing. @returns NaN: none is known */
function greatest(values: readonly number[]): number {
  return values.reduce((most, value) => (most > value || Number.isNaN(value) ? most : value), Number.NaN)
}

interface ResponseLimits {
  /** Any run: a request that takes longer in the median hangs, whatever the machine. */
  medianMs: number
  longestMs: number
  /** Seconds that a page may be fresh, and that it may be served after that. */
  lifetimeOf: (name: string) => { fresh: number; stale: number }
}

/** Least number of responses for a median. */
const MIN_RESPONSES = 3

/** Requests that hang, and pages that are older than their lifetime. */
export function lateResponses(groups: readonly ResponseGroup[], { medianMs, longestMs, lifetimeOf }: ResponseLimits): Reason[] {
  const byName = [...Map.groupBy(groups, ({ name }) => name)]
  const hanging = byName.flatMap(([name, own]) => {
    const longest = Math.max(...own.map((group) => group.longestMs))
    const slow = own.find((group) => group.count >= MIN_RESPONSES && group.medianMs > medianMs)
    if (slow) {
      const text = `${name}: half of ${slow.count} responses took more than ${apartFrom(medianMs, slow.medianMs)} ms (at most ${medianMs} on any machine)`
      return [{ id: `hangs-${name}`, text, value: slow.medianMs, limit: medianMs }]
    }
    if (longest <= longestMs) return []
    return [
      {
        id: `hangs-${name}`,
        text: `${name}: a response took ${apartFrom(longestMs, longest)} ms (at most ${longestMs} on any machine)`,
        value: longest,
        limit: longestMs,
      },
    ]
  })
  const old = groups.flatMap(({ name, overdue, freshFor }) => {
    const { fresh, stale } = lifetimeOf(name)
    const [tooOld, tooFresh] = [overdue > stale, freshFor > fresh]
    return [
      ...(tooOld ? [pageAge(`${name}: a page was served ${overdue} s after it was fresh`, overdue, stale)] : []),
      ...(tooFresh ? [pageAge(`${name}: a page is to be fresh for ${freshFor} s more`, freshFor, fresh)] : []),
    ]
  })
  return [...hanging, ...old.slice(0, 1)]
}

function pageAge(text: string, value: number, limit: number): Reason {
  return { id: 'page-age', text: `${text} (at most ${limit})`, value, limit }
}

/** Unexpected answers over all responses of the run; a breakpoint counts them, too. */
export function unexpectedAnswers(groups: readonly ResponseGroup[], limit: number): Reason[] {
  const [all, unexpected] = [sum(groups, 'count'), sum(groups, 'unexpected')]
  if (all === 0 || unexpected / all <= limit) return []
  const worst = groups.toSorted((a, b) => b.unexpected - a.unexpected)[0]
  const text = `${unexpected} of ${all} answers were not as expected (at most ${(limit * 100).toFixed(1)} %), most of them of ${worst?.name}`
  return [{ id: 'answer-status', text, value: unexpected / all, limit }]
}

/** Cache states that were seen and have no threshold, as text for the report: nothing in the run is said of their times. */
export function unjudgedStates(groups: readonly ResponseGroup[], metrics: readonly string[]): string[] {
  const seen = new Set(groups.filter(({ kind }) => kind === 'page' || kind === 'private').map(({ cache }) => cache))
  return [...seen].filter((state) => state !== 'none' && !metrics.some((metric) => metric.includes(`{cache:${state}}`)))
}

/** Pages among which some are asked for twice, whatever the draws. */
const MANY_PAGES = 100

/** A shop of whose many pages none came from its store: it stores none. */
export function unstored(groups: readonly ResponseGroup[], judged: readonly string[]): Reason[] {
  const pages = groups.filter(({ kind }) => kind === 'page')
  const count = sum(pages, 'count')
  if (count < MANY_PAGES || !judged.includes('page_shell{cache:hit}') || pages.some(({ cache }) => STORED.has(cache))) return []
  return [{ id: 'unstored', text: `none of ${count} pages came from the store`, value: 0, limit: 1 }]
}

const STORED: ReadonlySet<string> = new Set(['hit', 'stale', 'renewed'])

/** Metrics that are due in a run against the edge or the mock, and have no sample: the run says nothing of them. */
export function missingSamples(groups: readonly ResponseGroup[], target: Target, judged: readonly string[]): Reason[] {
  const pages = groups.filter(({ kind }) => kind === 'page')
  const states = target === 'edge' && pages.length > 0 ? ['hit', 'miss'] : []
  const seen = new Set(pages.map(({ cache }) => `page_shell{cache:${cache}}`))
  const due = [
    ...states.map((state) => `page_shell{cache:${state}}`).filter((metric) => !seen.has(metric)),
    ...(target === 'mock' && !groups.some(({ kind }) => kind === 'call') ? ['call_time'] : []),
  ]
  return due
    .filter((metric) => judged.includes(metric))
    .map((metric) => ({ id: 'no-samples', text: `no sample of ${metric}, so nothing is known of it` }))
}

function sum(groups: readonly ResponseGroup[], what: 'count' | 'unexpected'): number {
  return groups.reduce((all, group) => all + group[what], 0)
}
