/** The wide event of a request, a line of the log: no input of the visitor, no address, no cookie (GDPR). */
export interface RequestLine {
  level: 'info'
  /** waiting: there is no head after 5 s; the line of the request follows if one comes. */
  event: 'request' | 'waiting'
  /** Start of the request, ms since 1970. */
  at: number
  method: string
  /** Name of the page, or the pattern of another path. */
  route: string
  /** 0 while the request waits. */
  status: number
  /** Hash of the cache key, the same for all requests for one page. null: no public page, or a search for words. */
  page: string | null
  /** Until the head of the response; the platform's clock advances with I/O alone. */
  ms: number
  /** Market id of a page. */
  market: number | null
  /** `hit` or the `fwd` reason of Cache-Status (RFC 9211). */
  cache: string | null
  /** `detail` of Cache-Status: the shop API failed behind this page. */
  detail: string | null
  /** Bindings of the platform that failed it, with commas (binding-door.ts). */
  around: string | null
  build: string
  trace: string
  /** Whether its spans were exported. */
  sampled: boolean
}
