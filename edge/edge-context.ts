import type { EdgeBindings } from './env.ts'
import type { Session } from './session/session.ts'

/** What Hono's context holds on its way through the edge. */
export interface EdgeContext {
  Bindings: EdgeBindings
  Variables: {
    /** Who visits. Pages that may be stored never receive it. */
    session: Session
    /** Fresh random value that the page's own inline scripts carry. */
    nonce: string
  }
}
