import type { EdgeBindings } from './env.ts'

/** What the session cookies say of the visitor. */
export interface Session {
  /** UUID v4, or null before the first private call. */
  guestId: string | null
  token: string | null
}

/** The trace of a request (W3C Trace Context). */
export interface Trace {
  /** 32 hexadecimal digits; stands in our log. */
  id: string
  /** The header for calls upstream. */
  traceparent: string
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
    /** All cookies of the request, decoded. */
    cookies: Readonly<Record<string, string>>
    /** Nonce of the inline scripts of this response; absent: it has none. */
    nonce?: string
    /** Further sources that style-src admits for this response; absent: none. */
    styleSources?: readonly string[]
    /** Headers of calls that choose a world and a scenario of the mock; null wherever the storefront is deployed. */
    mockHeaders: Readonly<Record<string, string>> | null
  }
}
