// A process of its own, so that its processor time is told apart: HTTP/2 over TLS in front of a worker that speaks HTTP/1.1.
import { Agent, request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { generate } from 'selfsigned'

const [host = '', port = '', target = ''] = process.argv.slice(2)

/** A connection's own headers, which HTTP/2 has no use for (RFC 9113 §8.2.2). */
const OF_A_CONNECTION: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'])

const agent = new Agent({ keepAlive: true })
const { hostname, port: targetPort } = new URL(target)

function forward(received: Http2ServerRequest, response: Http2ServerResponse): void {
  const named = Object.entries(received.headers).filter(([name]) => !name.startsWith(':'))
  const headers = { ...Object.fromEntries(named), host: received.authority }
  const sent = request({ agent, hostname, port: targetPort, method: received.method, path: received.url, headers }, (answer) => {
    response.writeHead(
      answer.statusCode ?? 502,
      Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !OF_A_CONNECTION.has(name))),
    )
    answer.pipe(response)
    answer.on('error', () => response.stream.close())
  })
  sent.on('error', () => (response.headersSent ? response.stream.close() : response.writeHead(502).end()))
  response.on('close', () => sent.destroy())
  received.pipe(sent)
}

const { private: key, cert } = await generate([{ name: 'commonName', value: host }], { keyType: 'ec', algorithm: 'sha256' })
createSecureServer({ key, cert }, forward).listen(Number(port), host, () => process.send?.('listening'))
process.on('disconnect', () => process.exit())
