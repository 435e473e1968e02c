import type { Context } from 'hono'
import type { EdgeBindings } from './env.ts'

/** What the session cookies say of the visitor. */
export interface Session {
  /** UUID v4, or null before the first private call. */
  guestId: string | null
  token: string | null
}

/** buyer: with a cart or a login. guest: says that there is a session. stranger: has none. */
export type Standing = 'buyer' | 'guest' | 'stranger'

/** The trace of a request (W3C Trace Context). */
export interface Trace {
  /** 32 hexadecimal digits; stands in our log. */
  id: string
  /** Of the request's own span: 16 hexadecimal digits. */
  spanId: string
  /** Of the caller; null: it sent none. */
  callerSpan: string | null
  /** Whether the spans of this request are exported. */
  isSampled: boolean
  /** The header of the request's own span, for calls upstream that have none. */
  traceparent: string
}

/** Stages of a request that are spans; `upstream` is one call, until the head of its response. */
export type SpanName = 'request' | 'cache' | 'render' | 'deliver' | 'upstream'

/** No personal data: names of routes and calls, statuses, numbers. */
export type SpanAttributes = Readonly<Record<string, string | number>>

/** A span under way. */
export interface Span {
  id: string
  /** The header for what is called within it. */
  traceparent: string
  /** Ends it; a second end does nothing. @param isError @default false */
  end: (attributes?: SpanAttributes, isError?: boolean) => void
}

/** A span with both ends, ms since 1970. */
export interface FinishedSpan {
  traceId: string
  id: string
  /** null: the caller sent none. */
  parentId: string | null
  name: SpanName
  startMs: number
  endMs: number
  attributes: SpanAttributes
  isError: boolean
}

/** The spans of a sampled request. */
export interface SpanRecorder {
  /** That of the request itself. */
  request: Span
  /** Of a streamed response: settles at its end. null: the response is complete with its head. */
  bodyEnd: Promise<void> | null
  /** @param parent @default the request's */
  begin: (name: Exclude<SpanName, 'request'>, attributes?: SpanAttributes, parent?: Span | null) => Span
}

/** Hono's context in the edge. */
export interface EdgeContext {
  Bindings: EdgeBindings
  Variables: {
    /** Public pages never receive it. */
    session: Session
    /** Name of the page, or '' before that is known; never the path. */
    route: string
    /** Cache key of a public page. */
    pageKey?: string
    trace: Trace
    /** Logs a line when there is no head for long; absent: nothing is logged. For who waits for what has no deadline of less. */
    watchHead?: () => void
    /** Server-Timing of the response names the trace already. */
    isTraceNamed?: boolean
    /** null: the request is not sampled. */
    spans: SpanRecorder | null
    /** session/standing-of.ts; absent: nobody has read the session. */
    standingOf?: (c: Context<EdgeContext>) => Promise<Standing>
    /** All cookies of the request, decoded. */
    cookies: Readonly<Record<string, string>>
    /** Nonce of the inline scripts of this response; absent: it has none. */
    nonce?: string
    /** Further sources that style-src admits for this response; absent: none. */
    styleSources?: readonly string[]
    /** The response that was built with its security headers; absent: they are set afterwards. */
    securedResponse?: Response
    /** Headers of calls that choose a world and a scenario of the mock; null wherever the storefront is deployed. */
    mockHeaders: Readonly<Record<string, string>> | null
    /** The request is an outage drill (http/outage-drill.ts); absent: it is not. */
    isDrill?: boolean
  }
}
