// The router in front of a rollout, for a real browser: an HTTP server that passes each request on to the build that is picked for it.
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts the router on a free port. @param pick origin for the next request; it is told whether that is for a document */
export async function startRouter(pick: (isDocument: boolean) => string) {
  let documents = 0
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const isDocument = headers['sec-fetch-dest'] === 'document'
    if (isDocument) documents += 1
    const { hostname, port } = new URL(pick(isDocument))
    const passed = request({ hostname, port, method, path, headers, agent: false }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Documents requested so far. */
    documents: () => documents,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
