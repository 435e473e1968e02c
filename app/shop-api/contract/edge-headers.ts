/** THE TABLE OF EDGE HEADERS: what the edge says for itself with its calls, beside the visitor's session (session-headers.ts). */
export const EDGE_HEADERS = {
  /** A secret by which the shop API knows the edge (EXT-64); absent where none is bound. The shop API takes two at once while it is changed. */
  credential: 'edge-credential',
  /** The visitor's address, by which logins are limited (GAP-105): to be believed of the edge alone. */
  visitorAddress: 'x-forwarded-for',
} as const
