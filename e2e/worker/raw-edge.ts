// The built worker on raw workerd, with verbatim requests: no client normalises a path or a header.
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveEdge, type ServeEdgeOptions } from '#edge/dev/local/serve.ts'
import { freePort } from '#edge/dev/local/free-port.ts'
import { startTestShop } from './test-shop.ts'

export interface RawRequest {
  method?: string
  /** Sent verbatim. */
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface RawResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/**
 * Starts shop API and worker on free ports. Call `close` at the end.
 * @param vars in addition to those of the local stack
 * @param options of serveEdge; by default without shared stores and limits
 */
export async function startRawEdge(
  vars: Readonly<Record<string, string>> = {},
  options: Partial<
    Pick<ServeEdgeOptions, 'inspectorPort' | 'heapMb' | 'platform' | 'standIns' | 'logFile' | 'keptAssets' | 'beside' | 'hasFrontEnd'>
  > = {},
) {
  const shop = await startTestShop()
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'patyna-edge-'))
  const edge = await serveEdge({
    host: '127.0.0.1',
    port,
    shopApiOrigin: shop.origin,
    platform: 'bare',
    dataDir,
    vars,
    ...options,
  })
  return {
    shop,
    origin: edge.origin,
    send: ({ method = 'GET', path, headers = {}, body }: RawRequest) =>
      new Promise<RawResponse>((resolve, reject) => {
        const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() }),
          )
          response.on('error', reject)
        })
        sent.on('error', reject)
        sent.end(body)
      }),
    async close() {
      await edge.stop()
      shop.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The same with an inspector at a free port, whose origin it returns as well. @param heapMb cap of JavaScript objects, MB @default V8's own */
export async function startInspectedEdge({ heapMb }: Pick<ServeEdgeOptions, 'heapMb'> = {}) {
  const inspectorPort = await freePort()
  const edge = await startRawEdge({}, { inspectorPort, ...(heapMb !== undefined && { heapMb }) })
  return { ...edge, inspector: `http://127.0.0.1:${inspectorPort}` }
}
