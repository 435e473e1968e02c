// GET as a socket sees it: nothing decoded, nothing followed, and a visitor who can leave.
import { request } from 'node:http'

export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export interface RawGet {
  headers?: Record<string, string>
  method?: string
  /** Breaks the connection. */
  signal?: AbortSignal
}

/** Rejects when the connection breaks, also by the visitor's own leaving. */
export function rawGet(url: string, { headers = {}, method = 'GET', signal }: RawGet = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, method, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const flat = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
        resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(flat), body: Buffer.concat(chunks) })
      })
    })
    asked.on('error', reject)
    asked.end()
    signal?.addEventListener('abort', () => asked.destroy(new Error('left')), { once: true })
  })
}
