// One request with its times, and what tools ask of a response.
import { type Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export { pause }

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
export function timedRequest(url: string, options: RequestOptions = {}): Promise<TimedResponse> {
  const { method = 'GET', headers = {}, body, signal, agent } = options
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
    clientRequest.on('error', () => {
      // The server closed a kept connection just before its reuse: the request is sent once more, as browsers do.
      const isClosed =
        method !== 'POST' &&
        clientRequest.reusedSocket &&
        status === 0 &&
        signal?.aborted !== true &&
        performance.now() - begun < TIMEOUT_MS
      if (!isClosed) return end(false)
      clearTimeout(timeout)
      resolve(timedRequest(url, options))
    })
    const timeout = setTimeout(() => clientRequest.destroy(new Error('timeout')), TIMEOUT_MS)
    signal?.addEventListener('abort', () => clientRequest.destroy(new Error('disconnected')), { once: true })
    clientRequest.end(body)
  })
}

/** Whether a response is a page from doctype to `</html>`, with header and footer. */
export function isCompletePage({ body, isComplete }: TimedResponse): boolean {
  return isComplete && body.endsWith('</body></html>') && body.includes('<header') && body.includes('<footer')
}

/** Whether a response is a whole page with status 200. */
export function isGood(response: TimedResponse): boolean {
  return response.status === 200 && isCompletePage(response)
}

export function cacheOf({ headers }: Pick<TimedResponse, 'headers'>): string {
  return headers['cache-status'] ?? ''
}

/** Whether a page came from the edge's cache, fresh or stale. */
export function isHit(response: Pick<TimedResponse, 'headers'>): boolean {
  return cacheOf(response).startsWith('patyna; hit')
}

/** Repeats a question until its answer is not null. @returns null: there was none in time */
export async function poll<T>(question: () => Promise<T | null>, withinMs: number, everyMs = 100): Promise<T | null> {
  for (const until = performance.now() + withinMs; ; await pause(everyMs)) {
    const answer = await question()
    if (answer !== null || performance.now() > until) return answer
  }
}

/** Time until a page is good, ms; Infinity: it was not in time. @param holds what else it must be */
export async function untilGood(url: string, withinMs: number, holds: (response: TimedResponse) => boolean = () => true): Promise<number> {
  const begun = performance.now()
  const ms = await poll(async () => {
    const response = await timedRequest(url)
    return isGood(response) && holds(response) ? performance.now() - begun : null
  }, withinMs)
  return ms ?? Number.POSITIVE_INFINITY
}

/** Visits pages in turns, so many a second, whether or not earlier visits have ended. @returns their responses, in order */
export async function steadyVisits(origin: string, pages: readonly string[], seconds: number): Promise<TimedResponse[]> {
  const visits: Promise<TimedResponse>[] = []
  const begun = performance.now()
  for (let visit = 0; visit < seconds * VISITS_A_SECOND; visit++) {
    await pause(Math.max(0, begun + (visit / VISITS_A_SECOND) * 1000 - performance.now()))
    visits.push(timedRequest(origin + (pages[visit % pages.length] ?? '')))
  }
  return Promise.all(visits)
}

export const VISITS_A_SECOND = 40
