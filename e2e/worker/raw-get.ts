// GET at socket level: nothing is decoded, no redirect is followed, and the client can disconnect.
import { request } from 'node:http'

export interface RawResponse {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export interface RawGet {
  headers?: Record<string, string>
  method?: string
  /** Aborts the connection. */
  signal?: AbortSignal
}

/** Rejects when the connection breaks, also through `signal`. */
export function rawGet(url: string, { headers = {}, method = 'GET', signal }: RawGet = {}): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const flat = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(flat), body: Buffer.concat(chunks) })
      })
    })
    sent.on('error', reject)
    sent.end()
    signal?.addEventListener('abort', () => sent.destroy(new Error('left')), { once: true })
  })
}
