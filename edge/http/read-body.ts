// The one reader of request bodies (app/architecture/single-exits.test.ts): whatever Content-Length says, it counts and times the bytes as they arrive.
import { joinBytes } from './join-bytes.ts'
import { LIMITS } from './limits.ts'

/** A request's body, or why it was refused: a code of refusals.ts. */
export type ReadBody = { bytes: Uint8Array<ArrayBuffer> } | { refusal: BrokenBody }
type BrokenBody = 'PAYLOAD_TOO_LARGE' | 'REQUEST_TIMEOUT' | 'MALFORMED_BODY'

/** Reads a body of at most LIMITS.json bytes, to its last byte within LIMITS.bodyMs. Never rejects. */
export async function readBody(request: Request): Promise<ReadBody> {
  const chunks: Uint8Array[] = []
  const refusal = await readChunks(request, LIMITS.json, (chunk) => chunks.push(chunk))
  return refusal === null ? { bytes: joinBytes(chunks) } : { refusal }
}

/**
 * Drops the body of a refused request, up to LIMITS.drain bytes and for LIMITS.bodyMs at most: an unread body can break the connection for the
 * client's next request.
 */
export async function drainBody(request: Request): Promise<void> {
  await readChunks(request, LIMITS.drain, () => undefined)
}

/** @returns null: to its end */
async function readChunks(request: Request, mostBytes: number, take: (chunk: Uint8Array) => void): Promise<BrokenBody | null> {
  if (!request.body) return null
  const reader = request.body.getReader()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<'REQUEST_TIMEOUT'>((resolve) => {
    timer = setTimeout(() => resolve('REQUEST_TIMEOUT'), LIMITS.bodyMs)
  })
  let size = 0
  try {
    for (;;) {
      const step = await Promise.race([reader.read(), timeout])
      if (step === 'REQUEST_TIMEOUT') return step
      if (step.done) return null
      size += step.value.byteLength
      if (size > mostBytes) return 'PAYLOAD_TOO_LARGE'
      take(step.value)
    }
  } catch {
    // The client has left, which is no error of the edge.
    return 'MALFORMED_BODY'
  } finally {
    clearTimeout(timer)
    // Ends a body that was not read completely. Not awaited: a slow client could delay it.
    void reader.cancel().catch(() => undefined)
  }
}
