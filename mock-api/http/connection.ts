import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import type { Context } from 'hono'
import { isRecord } from './record.ts'

/**
 * The connection broke, on purpose. Over HTTP the caller sees just that; in process, where there is no connection, `app.request()`
 * rejects with this error, or the response body errors with it.
 */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
}

/** What can be done to the connection of a call. */
export interface Connection {
  /** Ends it after what was written so far has gone out. */
  cut(): Promise<void>
  /** Ends it at once with a TCP reset. */
  reset(): void
}

/** The connection of a call, or null in process. */
export function connectionOf(c: Context): Connection | null {
  const bindings: unknown = c.env
  const outgoing = isRecord(bindings) ? bindings['outgoing'] : undefined
  if (!isServerResponse(outgoing)) return null
  return {
    async cut() {
      while (!outgoing.destroyed && (!outgoing.headersSent || outgoing.writableLength > 0)) await setImmediate()
      outgoing.destroy()
    },
    reset() {
      outgoing.socket?.resetAndDestroy()
    },
  }
}

function isServerResponse(value: unknown): value is ServerResponse {
  return isRecord(value) && typeof value['writeHead'] === 'function' && typeof value['destroy'] === 'function'
}
