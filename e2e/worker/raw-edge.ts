// The built worker on raw workerd, and requests to it as an attacker writes them: nothing in between tidies a path or a header.
import { mkdtempSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveEdge } from '#edge/dev/local/serve.ts'
import { freePort } from '#edge/dev/local/free-port.ts'
import { startTestShop } from './test-shop.ts'

export interface RawRequest {
  method?: string
  /** Sent as it stands. */
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface RawAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Starts shop and worker on free ports. Call `close` at the end. @param vars beside those of the local stack */
export async function startRawEdge(vars: Readonly<Record<string, string>> = {}) {
  const shop = await startTestShop()
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'patyna-edge-'))
  const edge = await serveEdge({ host: '127.0.0.1', port, shopApiOrigin: shop.origin, dataDir, vars })
  return {
    shop,
    origin: edge.origin,
    ask: ({ method = 'GET', path, headers = {}, body }: RawRequest) =>
      new Promise<RawAnswer>((resolve, reject) => {
        const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
          )
          answer.on('error', reject)
        })
        sent.on('error', reject)
        sent.end(body)
      }),
    async close() {
      await edge.stop()
      shop.close()
    },
  }
}
