import type { SessionNote, Target } from '../plan.ts'
import { kindOfRequest } from '../visit/request-names.ts'
import { ratiosOf } from './budgets.ts'
import { type K6Summary, valueOf } from './k6-summary.ts'

/** What pages cost others; no machine's speed is in it. NaN: there were none. */
export interface LoadRatios {
  /** Of pages that may be stored, how many were (fresh or stale). */
  hitRatio: number
  staleRatio: number
  /** Calls of the shop's API that pages made, without those that the journeys made themselves. */
  apiCallsPerPage: number
  bytesPerRequest: number
  pages: number
  requests: number
  apiCalls: number
}

interface RatioInputs {
  notes: readonly SessionNote[]
  /** That the mock was asked in all. */
  apiCalls: number
  summary: K6Summary | null
  target: Target
}

/** Works the ratios out. A call through the edge's gateway is one call of the shop. */
export function loadRatios({ notes, apiCalls, summary, target }: RatioInputs): LoadRatios {
  const answers = notes.flatMap((note) => note.answers)
  const kinds = answers.map(({ name, cache }) => ({ kind: kindOfRequest(name), cache }))
  const stored = kinds.filter(({ kind }) => kind === 'page')
  const pages = kinds.filter(({ kind }) => kind !== 'call').length
  const count = (state: string) => stored.filter(({ cache }) => cache === state).length
  const requests = answers.length
  return {
    hitRatio: (count('hit') + count('stale')) / stored.length,
    staleRatio: count('stale') / stored.length,
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
