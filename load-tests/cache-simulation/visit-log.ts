import { z } from 'zod'
import { parseJson } from '#app/domain/parse-json.ts'
import { PAGES } from '#app/pages.ts'
import type { EntryPolicy } from '#edge/store/cache-policies.ts'

/** The fields of a request log line (operations/request-log.ts) that a replay needs. */
const Line = z.object({
  event: z.literal('request'),
  at: z.number(),
  route: z.string(),
  status: z.number(),
  page: z.string().nullable(),
  cache: z.string().nullable(),
})

/** A visit to a cacheable page. */
export interface Visit {
  /** ms */
  at: number
  /** Cache key of the page. */
  page: string
  policy: EntryPolicy
}

/** Visits of the worker's log, one JSON line per request, in chronological order. Calls, private pages and text searches are none. */
export function readVisitLog(text: string): Visit[] {
  const lines = text.split('\n').flatMap((line) => {
    const parsed = Line.safeParse(parseJson(line))
    return parsed.success ? [parsed.data] : []
  })
  const visits = lines.flatMap(({ at, route, status, page, cache }) => {
    const policy = policyOf(route, status)
    return policy !== null && page !== null && cache !== null ? [{ at, page, policy }] : []
  })
  return visits.toSorted((one, other) => one.at - other.at)
}

/** The row of cache-policies.ts under which a response was cached; null: none. */
function policyOf(route: string, status: number): EntryPolicy | null {
  // The not-found page is a content page.
  if (status === 404 || status === 410) return 'content'
  if (status !== 200 && status !== 304) return null
  if (!isRoute(route)) return null
  const { cache } = PAGES[route]
  return cache === 'private' ? null : cache
}

function isRoute(name: string): name is keyof typeof PAGES {
  return Object.hasOwn(PAGES, name)
}
