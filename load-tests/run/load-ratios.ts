import type { SessionRecord, Target } from '../plan.ts'
import { requestKind } from '../session/request-names.ts'
import { ratiosOf } from './budgets.ts'
import { type K6Summary, valueOf } from './k6-summary.ts'

/** What pages cost others; no machine's speed is in it. NaN: there were none. */
export interface LoadRatios {
  /** Of pages that may be stored, how many were (fresh or stale). */
  hitRatio: number
  staleRatio: number
  /** Calls of the shop API that pages made, without those that the journeys made themselves. */
  apiCallsPerPage: number
  bytesPerRequest: number
  pages: number
  requests: number
  apiCalls: number
}

/** So many answers of a request came about so. */
interface CountedAnswers {
  name: string
  cache: string
  count: number
}

interface RatioInputs {
  responses: readonly CountedAnswers[]
  /** That the mock was asked in all. */
  apiCalls: number
  summary: K6Summary | null
  target: Target
}

/** Answers of sessions, each counted once. */
export function answersOf(notes: readonly SessionRecord[]): CountedAnswers[] {
  return notes.flatMap(({ responses }) => responses.map(({ name, cache }) => ({ name, cache, count: 1 })))
}

/** Works the ratios out. A call through the edge's gateway is one call of the shop. */
export function loadRatios({ responses, apiCalls, summary, target }: RatioInputs): LoadRatios {
  const sum = (takes: (response: CountedAnswers) => boolean) =>
    responses.reduce((all, response) => all + (takes(response) ? response.count : 0), 0)
  const isStored = ({ name }: CountedAnswers) => requestKind(name) === 'page'
  const stored = sum(isStored)
  const pages = sum(({ name }) => requestKind(name) !== 'call')
  const count = (state: string) => sum((response) => isStored(response) && response.cache === state)
  const requests = sum(() => true)
  return {
    hitRatio: (count('hit') + count('stale')) / stored,
    staleRatio: count('stale') / stored,
    apiCallsPerPage: target === 'edge' ? (apiCalls - (requests - pages)) / pages : Number.NaN,
    bytesPerRequest: summary ? valueOf(summary, 'data_received', 'count') / requests : Number.NaN,
    pages,
    requests,
    apiCalls,
  }
}

/** Which ratios are beyond the budget of a journey, in words. */
export function brokenRatios(journey: string, { hitRatio, apiCallsPerPage, bytesPerRequest }: LoadRatios): string[] {
  const budget = ratiosOf(journey)
  if (!budget) return []
  return [
    ...(hitRatio >= budget.hitRatio ? [] : [`hit ratio ${hitRatio.toFixed(3)} is below ${budget.hitRatio}`]),
    ...(apiCallsPerPage <= budget.apiCallsPerPage
      ? []
      : [`${apiCallsPerPage.toFixed(2)} API calls a page are more than ${budget.apiCallsPerPage}`]),
    ...(bytesPerRequest <= budget.bytesPerRequest
      ? []
      : [`${Math.round(bytesPerRequest)} bytes a request are more than ${budget.bytesPerRequest}`]),
  ]
}
