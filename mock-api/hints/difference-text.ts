import type { Context } from 'hono'
import { firstDifference } from '../journal/first-difference.ts'
import type { NearMiss } from '../journal/near-miss.ts'
import type { MockEnv } from '../request-context.ts'

/** What is first wrong with a call that its route refused, for people; null: not its form, but what it asks for. */
export function differenceOf(c: Context<MockEnv>): string | null {
  const { refusal, visitor, isTokenRefused } = notes(c)
  const difference = refusal ? firstDifference(refusal) : null
  if (difference) {
    const place = [difference.where, difference.path].filter(Boolean).join(' ')
    return `${place}: expected ${difference.expected}, got ${difference.got}`
  }
  switch (c.res.status) {
    case 400:
      return 'json: expected a JSON object, got a body that is none'
    case 401:
      if (isTokenRefused === true) return 'header authorization: expected a token that is alive in this world, got another'
      return visitor ? null : 'headers authorization and guestId: expected a token, or the id of a guest, got neither'
    case 413:
      return 'body: expected at most 32 KB, got more'
    case 415:
      return `header content-type: expected application/json, got ${c.req.header('content-type') ?? 'nothing'}`
    default:
      return null
  }
}

/** Where a path or method first differs from the nearest call's. */
export function missedDifference(nearest: NearMiss, { method, path }: { method: string; path: string }): string {
  const given = path.split('/').slice(1)
  const wanted = nearest.path.split('/').slice(1)
  const at = wanted.findIndex((part, index) => !part.startsWith('{') && part !== given[index])
  if (at >= 0) return `path: expected ${wanted[at]}, got ${given[at] ?? 'nothing'}`
  if (given.length !== wanted.length) return `path: expected ${wanted.length} segments, got ${given.length}`
  return `method: expected ${nearest.method}, got ${method}`
}

/** A call that was refused early has no context. */
function notes(c: Context<MockEnv>): Partial<MockEnv['Variables']> {
  return c.var
}
