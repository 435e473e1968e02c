// THE TABLE OF LIMITS: what a request may be, before anything looks at what it wants. Edit a number here; refusals.ts says what the
// refused get. Sizes are bytes, except for the address, whose characters are all ASCII.
import type { RefusalCode } from './refusals.ts'

export const LIMITS = {
  /** Names and values of all headers, with their separators. */
  headers: 16 * 1024,
  /** The Cookie header alone. */
  cookies: 8 * 1024,
  /** Scheme, host, path and query. */
  address: 8 * 1024,
  /** JSON of a call; the shop takes no more either. */
  json: 32 * 1024,
  /** A report of a browser about our Content-Security-Policy. */
  report: 8 * 1024,
  /** Of a body that is refused so much is read and dropped. */
  readAway: 256 * 1024,
  /** Milliseconds from the first byte of any body to its last: 32 KB at 3 KB a second. */
  bodyMs: 10_000,
} as const

/** What load balancers ask for, by address or by a name of their own. */
export const ANY_HOST_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** What the shop's calls use (spec §7); the rest is refused everywhere. */
export const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])
const BODILESS: ReadonlySet<string> = new Set(['GET', 'HEAD'])
/** `: ` and the line's end. */
const SEPARATORS = 4

/** What the rules look at. */
export interface Asked {
  method: string
  /** As it stands in the request, nothing resolved. */
  url: string
  headers: Headers
  /** Names under which this shop answers, without ports. */
  hosts: ReadonlySet<string>
}

/** In this order; the first that is broken is told. */
const RULES: readonly { code: RefusalCode; isBroken: (asked: Asked) => boolean }[] = [
  { code: 'ADDRESS_TOO_LONG', isBroken: ({ url }) => url.length > LIMITS.address },
  { code: 'MISDIRECTED', isBroken: ({ url, hosts }) => !hosts.has(new URL(url).hostname) && !ANY_HOST_PATHS.has(new URL(url).pathname) },
  { code: 'METHOD_NOT_ALLOWED', isBroken: ({ method }) => !METHODS.has(method) },
  { code: 'COOKIES_TOO_LARGE', isBroken: ({ headers }) => (headers.get('cookie')?.length ?? 0) > LIMITS.cookies },
  { code: 'HEADERS_TOO_LARGE', isBroken: ({ headers }) => sizeOf(headers) > LIMITS.headers },
  { code: 'BODY_NOT_ALLOWED', isBroken: ({ method, headers }) => BODILESS.has(method) && saysBody(headers) },
  // Told before a byte of it is read; one that does not say its length is counted as it comes (read-body.ts).
  { code: 'PAYLOAD_TOO_LARGE', isBroken: ({ headers }) => Number(headers.get('content-length') ?? 0) > LIMITS.json },
]

/** The first limit that a request breaks; null = it may come in. */
export function brokenLimit(asked: Asked): RefusalCode | null {
  return RULES.find(({ isBroken }) => isBroken(asked))?.code ?? null
}

function sizeOf(headers: Headers): number {
  let size = 0
  for (const [name, value] of headers) size += name.length + value.length + SEPARATORS
  return size
}

function saysBody(headers: Headers): boolean {
  return headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0
}
