import { createServer } from 'node:http'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
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

/** Where a listener is reached from this machine. A host that stands for every address is none to send to, and the control refuses it. */
export function originOf(host: string, port: number): string {
  const reached = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`
}

/**
 * Binds the port at once, so that a port in use is reported before minutes of seeding, not after.
 * @throws Error with a sentence for the terminal when the port is taken
 */
export async function listen({ host, port }: { host: string; port: number }): Promise<Listener> {
  let response: FetchFunction = starting
  const server = createServer(getRequestListener((request, socket) => response(request, socket)))
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, host, port)))
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

function explained(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error
  return new Error(`Port ${port} of ${host} is taken. Stop what listens there, or choose another with MOCK_API_PORT or --port.`)
}
