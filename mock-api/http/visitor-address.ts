import type { Context } from 'hono'

/** Longest address that is kept: an IPv6 one with its zone. */
const MAX_CHARACTERS = 64

/**
 * Network address of the visitor as the edge tells it. Only the edge reaches the shop's API, so the header is believed;
 * without it everybody counts as one.
 */
export function visitorAddress(c: Context): string {
  const [first = ''] = (c.req.header('x-forwarded-for') ?? '').split(',')
  return first.trim().slice(0, MAX_CHARACTERS) || 'unknown'
}
