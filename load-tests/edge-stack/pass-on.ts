import { Agent, type IncomingMessage, request as sendTo, type Server, type ServerResponse } from 'node:http'

/** A connection for each request: a kept one may end just when it is used again. */
export const ONE_EACH = new Agent({ keepAlive: false })

/** Passes a request on to another server on loopback, unchanged but for its host. @param onResponse is called with the head of the response */
export function passOn(
  upstream: string,
  { incoming, outgoing }: { incoming: IncomingMessage; outgoing: ServerResponse },
  onResponse: (response: IncomingMessage) => void = () => {},
): void {
  const headers = { ...incoming.headers, host: new URL(upstream).host }
  const forwarded = sendTo(upstream + incoming.url, { method: incoming.method, headers, agent: ONE_EACH }, (response) => {
    onResponse(response)
    outgoing.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(outgoing)
  })
  forwarded.on('error', () => outgoing.destroy())
  incoming.pipe(forwarded)
}

const HOST = '127.0.0.1'

/** Starts a server on a free port of loopback. */
export async function onLoopback(server: Server): Promise<{ origin: string; stop: () => Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    origin: `http://${HOST}:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
