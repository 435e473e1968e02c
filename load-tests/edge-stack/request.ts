// One request with its times.
import { type Agent, request } from 'node:http'

export interface TimedResponse {
  /** 0: the connection broke, or no response came in time. */
  status: number
  headers: Readonly<Record<string, string>>
  body: string
  /** Time to the first byte, ms. */
  firstByteMs: number
  /** Time to the last byte, ms. */
  ms: number
  /** The response ended as it should. */
  isComplete: boolean
}

export interface RequestOptions {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
  /** Aborts when the visitor disconnects. */
  signal?: AbortSignal
  /** Keeps connections. @default none: the request has a connection of its own */
  agent?: Agent
}

/** A request without an end after this counts as hanging, ms. */
const TIMEOUT_MS = 20_000

/** Sends a request; never rejects. */
export function timedRequest(
  url: string,
  { method = 'GET', headers = {}, body, signal, agent }: RequestOptions = {},
): Promise<TimedResponse> {
  const begun = performance.now()
  const chunks: Buffer[] = []
  let [status, firstByteMs] = [0, Number.POSITIVE_INFINITY]
  let received: Record<string, string> = {}
  return new Promise((resolve) => {
    const end = (isComplete: boolean) => {
      clearTimeout(timeout)
      const text = Buffer.concat(chunks).toString()
      resolve({ status, headers: received, body: text, firstByteMs, ms: performance.now() - begun, isComplete })
    }
    const clientRequest = request(url, { method, headers, agent: agent ?? false }, (response) => {
      status = response.statusCode ?? 0
      received = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]))
      response.on('data', (chunk: Buffer) => {
        if (chunks.length === 0) firstByteMs = performance.now() - begun
        chunks.push(chunk)
      })
      response.on('error', () => end(false))
      response.on('end', () => end(true))
    })
    clientRequest.on('error', () => end(false))
    const timeout = setTimeout(() => clientRequest.destroy(new Error('timeout')), TIMEOUT_MS)
    signal?.addEventListener('abort', () => clientRequest.destroy(new Error('disconnected')), { once: true })
    clientRequest.end(body)
  })
}

/** Whether a response is a page from doctype to `</html>`, with header and footer. */
export function isCompletePage({ body, isComplete }: TimedResponse): boolean {
  return isComplete && body.endsWith('</body></html>') && body.includes('<header') && body.includes('<footer')
}
