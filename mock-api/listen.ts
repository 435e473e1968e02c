import { createServer } from 'node:http'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { listenError, originOf } from '#edge/dev/local/listening.ts'
import { errorBody } from './http/errors.ts'

/** Also gets the socket, for the address of the client. */
type FetchFunction = (request: Request, socket: HttpBindings | Http2Bindings) => Response | Promise<Response>

/** Time that open requests get to end, in ms. */
const CLOSE_WITHIN_MS = 5000

export interface Listener {
  origin: string
  /** Handles requests from now on; before, they get 503. */
  serve(fetch: FetchFunction): void
  /** Lets running requests end, then frees the port. */
  close(): Promise<void>
}

/**
 * Binds the port at once, so that a port in use is reported before minutes of seeding, not after.
 * @throws Error with a sentence for the terminal when it cannot
 */
export async function listen({ host, port }: { host: string; port: number }): Promise<Listener> {
  let response: FetchFunction = starting
  const server = createServer(getRequestListener((request, socket) => response(request, socket)))
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, { host, port, option: 'MOCK_API_PORT or --port' })))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const taken = address !== null && typeof address === 'object' ? address.port : port
  return {
    origin: originOf(host, taken),
    serve(fetch) {
      response = fetch
    },
    close() {
      const force = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS)
      return new Promise((resolve) => {
        server.close(() => {
          clearTimeout(force)
          resolve()
        })
        server.closeIdleConnections()
      })
    },
  }
}

function starting(): Response {
  return Response.json(errorBody('STARTING'), { status: 503, headers: { 'retry-after': '1' } })
}
