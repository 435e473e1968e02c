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

/** What Hono's context holds on its way through the edge. */
export interface EdgeContext {
  Bindings: EdgeBindings
  Variables: {
    /** Who visits. Pages that may be stored never receive it. */
    session: Session
    /** Name of the page that was asked for, or the pattern of another path; '' before that is known. Never the path itself. */
    route: string
    /** Key of the stored page that is asked for; absent: there is none. */
    pageKey?: string
    trace: Trace
    /** Every cookie of the request, decoded. */
    cookies: Readonly<Record<string, string>>
    /** Fresh random value that the inline scripts of this answer carry; absent: it has none of its own. */
    nonce?: string
    /** What the policy admits of sheets inside this answer, beside what every page has; absent: nothing. */
    styleSources?: readonly string[]
    /** Headers by which calls choose a world and a scenario of the mock; null wherever the shop is deployed. */
    mockHeaders: Readonly<Record<string, string>> | null
  }
}
