import { z } from 'zod'
import { parseJson } from '#app/domain/parse-json.ts'
import { PAGES } from '#app/pages.ts'
import type { EntryPolicy } from '#edge/store/cache-policies.ts'
import type { Visit } from './visit.ts'

/** The part of a request's line (operations/request-log.ts) that a replay needs. */
const Line = z.object({
  event: z.literal('request'),
  at: z.number(),
  route: z.string(),
  status: z.number(),
  page: z.string().nullable(),
  cache: z.string().nullable(),
})

/** A visit as the log has it. */
export interface LoggedVisit extends Visit {
  /** Whether it was answered from the store. */
  isHit: boolean
}

export interface VisitLog {
  /** In the order of time. */
  visits: LoggedVisit[]
  /** Lines of requests that no replay can say anything about: calls, private pages, searches for words. */
  others: number
}

/** Reads the worker's log, one JSON line for each request; whatever else stands in it is passed over. */
export function readVisitLog(text: string): VisitLog {
  const lines = text.split('\n').flatMap((line) => {
    const parsed = Line.safeParse(parseJson(line))
    return parsed.success ? [parsed.data] : []
  })
  const visits = lines.flatMap(({ at, route, status, page, cache }) => {
    const policy = policyOf(route, status)
    return policy !== null && page !== null && cache !== null ? [{ at, page, policy, isHit: cache === 'hit' }] : []
  })
  return { visits: visits.toSorted((one, other) => one.at - other.at), others: lines.length - visits.length }
}

/** The row of cache-policies.ts by which an answer was kept; null: by none. */
function policyOf(route: string, status: number): EntryPolicy | null {
  // The page that says that something is not there is one of content.
  if (status === 404 || status === 410) return 'content'
  if (status !== 200 && status !== 304) return null
  if (!isRoute(route)) return null
  const { cache } = PAGES[route]
  return cache === 'private' ? null : cache
}

function isRoute(name: string): name is keyof typeof PAGES {
  return Object.hasOwn(PAGES, name)
}
