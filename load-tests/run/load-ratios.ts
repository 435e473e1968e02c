import type { SessionRecord, Target } from '../plan.ts'
import { requestKind } from '../session/request-names.ts'
import type { Reason } from '../verdict/reason.ts'
import { ratiosOf } from './budgets.ts'
import { type K6Summary, valueOf } from './k6-summary.ts'

/** Cache and upstream cost of the pages of a run, independent of the machine's speed. NaN: there were no pages. */
export interface LoadRatios {
  /** Share of cacheable pages that came from the cache, fresh or stale. */
  hitRatio: number
  staleRatio: number
  /** Calls of the shop API per page, without calls that the journeys made themselves. */
  apiCallsPerPage: number
  bytesPerRequest: number
  /** Of refreshes of open pages: rendered for them, and not modified (304). NaN: there were none. */
  refreshesRendered: number
  refreshesUnchanged: number
  pages: number
  requests: number
  apiCalls: number
}

/** Number of responses of a request with a cache state. */
interface ResponseCount {
  name: string
  cache: string
  status: number
  count: number
}

interface RatioInputs {
  responses: readonly ResponseCount[]
  /** All calls that the mock received. */
  apiCalls: number
  summary: K6Summary | null
  target: Target
}

/** Responses of sessions, each with count 1. */
export function responseCountsOf(notes: readonly SessionRecord[]): ResponseCount[] {
  return notes.flatMap(({ responses }) => responses.map(({ name, cache, status }) => ({ name, cache, status, count: 1 })))
}

/** Calculates the ratios. A call through the edge's gateway counts as one call of the shop API. */
export function loadRatios({ responses, apiCalls, summary, target }: RatioInputs): LoadRatios {
  const sum = (takes: (response: ResponseCount) => boolean) =>
    responses.reduce((all, response) => all + (takes(response) ? response.count : 0), 0)
  const isStored = ({ name }: ResponseCount) => requestKind(name) === 'page'
  const stored = sum(isStored)
  const pages = sum(({ name }) => ['page', 'private'].includes(requestKind(name) ?? ''))
  const calls = sum(({ name }) => requestKind(name) === 'call')
  const count = (state: string) => sum((response) => isStored(response) && response.cache === state)
  const requests = sum(() => true)
  const isRefresh = ({ name }: ResponseCount) => name.endsWith(' refresh')
  const refreshes = sum(isRefresh)
  return {
    hitRatio: (count('hit') + count('stale')) / stored,
    staleRatio: count('stale') / stored,
    apiCallsPerPage: target === 'edge' ? (apiCalls - calls) / pages : Number.NaN,
    bytesPerRequest: summary ? valueOf(summary, 'data_received', 'count') / requests : Number.NaN,
    refreshesRendered: sum((response) => isRefresh(response) && response.cache === 'miss') / refreshes,
    refreshesUnchanged: sum((response) => isRefresh(response) && response.status === 304) / refreshes,
    pages,
    requests,
    apiCalls,
  }
}

/** Ratios of a smoke outside the bounds of its journey. */
export function brokenRatios(journey: string, ratios: LoadRatios): Reason[] {
  const budget = ratiosOf(journey)
  if (!budget) return []
  return RATIOS.flatMap(({ name, what, digits }) => {
    const [value, { least, most }] = [ratios[name], budget[name]]
    const text = (side: string, limit: number) => `${what}: ${value.toFixed(digits)}, ${side} ${limit}`
    if (!(value >= least)) return [{ id: `ratio-${name}`, text: text('at least', least), value, limit: least }]
    return value <= most ? [] : [{ id: `ratio-${name}`, text: text('at most', most), value, limit: most }]
  })
}

const RATIOS = [
  { name: 'hitRatio', what: 'share of pages from the cache', digits: 3 },
  { name: 'apiCallsPerPage', what: 'API calls a page', digits: 2 },
  { name: 'bytesPerRequest', what: 'bytes a request', digits: 0 },
] as const
