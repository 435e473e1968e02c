// THE TABLE OF LIMITS of a request, checked before anything else; refusals.ts has the responses. Sizes are bytes; an address is ASCII.
import { addressOrigin } from './address-origin.ts'
import type { RefusalCode } from './refusals.ts'

export const LIMITS = {
  /** Names and values of all headers, with their separators. */
  headers: 16 * 1024,
  /** The Cookie header alone. */
  cookies: 8 * 1024,
  /** Scheme, host, path and query. */
  address: 8 * 1024,
  /** JSON of a call; the shop API accepts no more either. */
  json: 32 * 1024,
  /** A report about our Content-Security-Policy. */
  report: 8 * 1024,
  /** Web vitals of a document. */
  vitals: 1024,
  /** Read and dropped of the body of a refused request. */
  drain: 256 * 1024,
  /** Milliseconds from the first byte of any body to its last: 32 KB at 3 KB a second. */
  bodyMs: 10_000,
} as const

/** Paths that load balancers request under any host name. */
export const ANY_HOST_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** Methods of the shop API (spec §7); others are refused everywhere. */
export const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])
/** Methods of requests without a body. */
export const BODILESS: ReadonlySet<string> = new Set(['GET', 'HEAD'])
/** `: ` and the line's end. */
const SEPARATORS = 4

/** The parts of a request that the rules read. */
export interface LimitedRequest {
  method: string
  /** Unresolved, as the client sent it. */
  url: string
  headers: Headers
  /** Host names of the storefront, without ports. */
  hosts: ReadonlySet<string>
}

/** In this order; the first broken rule decides. */
const RULES: readonly { code: RefusalCode; isBroken: (request: LimitedRequest) => boolean }[] = [
  { code: 'ADDRESS_TOO_LONG', isBroken: ({ url }) => url.length > LIMITS.address },
  {
    code: 'MISDIRECTED',
    isBroken: ({ url, hosts }) => !hosts.has(addressOrigin(url).hostname) && !ANY_HOST_PATHS.has(new URL(url).pathname),
  },
  { code: 'METHOD_NOT_ALLOWED', isBroken: ({ method }) => !METHODS.has(method) },
  { code: 'COOKIES_TOO_LARGE', isBroken: ({ headers }) => (headers.get('cookie')?.length ?? 0) > LIMITS.cookies },
  { code: 'HEADERS_TOO_LARGE', isBroken: ({ headers }) => sizeOf(headers) > LIMITS.headers },
  { code: 'BODY_NOT_ALLOWED', isBroken: ({ method, headers }) => BODILESS.has(method) && announcesBody(headers) },
  // Refused before a byte is read; without Content-Length read-body.ts counts the bytes.
  { code: 'PAYLOAD_TOO_LARGE', isBroken: ({ headers }) => Number(headers.get('content-length') ?? 0) > LIMITS.json },
]

/** The first limit that a request breaks; null: none. */
export function brokenLimit(request: LimitedRequest): RefusalCode | null {
  return RULES.find(({ isBroken }) => isBroken(request))?.code ?? null
}

function sizeOf(headers: Headers): number {
  let size = 0
  // Half the cost of an iterator in workerd, for each request.
  headers.forEach((value, name) => (size += name.length + value.length + SEPARATORS))
  return size
}

function announcesBody(headers: Headers): boolean {
  return headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0
}
