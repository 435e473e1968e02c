// A visitor: one request on a connection of its own, with the times that a bar is about.
import { request } from 'node:http'

export interface Answered {
  /** 0: the connection broke, or nothing came in time. */
  status: number
  headers: Readonly<Record<string, string>>
  body: string
  /** ms */
  firstByteMs: number
  ms: number
  /** It came to its end. */
  isWhole: boolean
}

export interface Ask {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
  /** The visitor leaves. */
  signal?: AbortSignal
}

/** Whoever waits longer was left hanging, in ms. */
const HANGS_AFTER_MS = 20_000

/** Asks and always resolves. */
export function ask(url: string, { method = 'GET', headers = {}, body, signal }: Ask = {}): Promise<Answered> {
  const begun = performance.now()
  const chunks: Buffer[] = []
  let [status, firstByteMs] = [0, Number.POSITIVE_INFINITY]
  let received: Record<string, string> = {}
  return new Promise((resolve) => {
    const end = (isWhole: boolean) => {
      clearTimeout(patience)
      const text = Buffer.concat(chunks).toString()
      resolve({ status, headers: received, body: text, firstByteMs, ms: performance.now() - begun, isWhole })
    }
    const asked = request(url, { method, headers, agent: false }, (answer) => {
      status = answer.statusCode ?? 0
      received = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]))
      answer.on('data', (chunk: Buffer) => {
        if (chunks.length === 0) firstByteMs = performance.now() - begun
        chunks.push(chunk)
      })
      answer.on('error', () => end(false))
      answer.on('end', () => end(true))
    })
    asked.on('error', () => end(false))
    const patience = setTimeout(() => asked.destroy(new Error('hangs')), HANGS_AFTER_MS)
    signal?.addEventListener('abort', () => asked.destroy(new Error('left')), { once: true })
    asked.end(body)
  })
}

/** Whether it is a page from beginning to end, with its header and footer. */
export function isPage({ body, isWhole }: Answered): boolean {
  return isWhole && body.endsWith('</body></html>') && body.includes('<header') && body.includes('<footer')
}

/** The value below which so much of them lies. @param part 0 to 1 */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
