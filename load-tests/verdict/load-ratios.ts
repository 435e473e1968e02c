import type { ResponseRecord, Target } from '../plan.ts'
import { requestKind } from '../session/request-names.ts'
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

interface RatioInputs {
  responses: readonly ResponseRecord[]
  /** All calls that the mock received. */
  apiCalls: number
  summary: K6Summary | null
  target: Target
}

/** Calculates the ratios. A call through the edge's gateway counts as one call of the shop API. */
export function loadRatios({ responses, apiCalls, summary, target }: RatioInputs): LoadRatios {
  const sum = (takes: (response: ResponseRecord) => boolean) => responses.filter(takes).length
  const isStored = ({ name }: ResponseRecord) => requestKind(name) === 'page'
  const stored = sum(isStored)
  const pages = sum(({ name }) => ['page', 'private'].includes(requestKind(name) ?? ''))
  const calls = sum(({ name }) => requestKind(name) === 'call')
  const count = (state: string) => sum((response) => isStored(response) && response.cache === state)
  const requests = responses.length
  const isRefresh = ({ name }: ResponseRecord) => name.endsWith(' refresh')
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
