import { setTimeout as sleep } from 'node:timers/promises'

/** Most of a body that is remembered, in bytes. */
const MOST_BYTES = 4096
/** How long the journal waits for a request body after the response, in ms. */
const BODY_TIMEOUT_MS = 50

/** Captures the beginning of a request body while the handler reads it; null when there is none. */
export function captureBody(request: Request): () => Promise<string | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return async () => null
  const copy = request.clone().body
  if (!copy) return async () => null
  let heard = ''
  const whole = (async () => {
    const decoder = new TextDecoder()
    let bytes = 0
    for await (const chunk of copy) {
      const wanted = chunk.subarray(0, MOST_BYTES - bytes)
      heard += decoder.decode(wanted, { stream: true })
      bytes += wanted.length
      if (bytes >= MOST_BYTES) break
    }
  })().catch(() => undefined)
  return async () => {
    await Promise.race([whole, sleep(BODY_TIMEOUT_MS, undefined, { ref: false })])
    return heard === '' ? null : heard
  }
}
