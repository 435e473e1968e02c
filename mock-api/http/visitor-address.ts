import type { Context } from 'hono'
import { EDGE_HEADERS } from '#app/shop-api/contract/edge-headers.ts'

/** Longest address that is kept: an IPv6 one with its zone. */
const MAX_CHARACTERS = 64

/**
 * Network address of the visitor as the edge tells it. The header is believed, because others than the edge do not
 * reach the shop's API, or are refused before (require-edge.ts); without it everybody counts as one.
 */
export function visitorAddress(c: Context): string {
  const [first = ''] = (c.req.header(EDGE_HEADERS.visitorAddress) ?? '').split(',')
  return first.trim().slice(0, MAX_CHARACTERS) || 'unknown'
}
