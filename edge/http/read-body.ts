// The one reader of request bodies (app/architecture/single-exits.test.ts): whatever Content-Length says, it counts and times the bytes as they arrive.
import { joinBytes } from './join-bytes.ts'
import { LIMITS } from './limits.ts'

/** A request's body, or why it was refused: a code of refusals.ts. */
export type ReadBody = { bytes: Uint8Array<ArrayBuffer> } | { refusal: 'PAYLOAD_TOO_LARGE' | 'REQUEST_TIMEOUT' }

/** Reads a body of at most LIMITS.json bytes, to its last byte within LIMITS.bodyMs. */
export async function readBody(request: Request): Promise<ReadBody> {
  const chunks: Uint8Array[] = []
  const end = await readChunks(request, LIMITS.json, (chunk) => chunks.push(chunk))
  if (end === 'complete') return { bytes: joinBytes(chunks) }
  return { refusal: end === 'too large' ? 'PAYLOAD_TOO_LARGE' : 'REQUEST_TIMEOUT' }
}

/**
 * Drops the body of a refused request, up to LIMITS.drain bytes and for LIMITS.bodyMs at most: an unread body can break the connection for the
 * client's next request.
 */
export async function drainBody(request: Request): Promise<void> {
  await readChunks(request, LIMITS.drain, () => undefined)
}

async function readChunks(
  request: Request,
  mostBytes: number,
  take: (chunk: Uint8Array) => void,
): Promise<'complete' | 'too large' | 'timeout'> {
  if (!request.body) return 'complete'
  const reader = request.body.getReader()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), LIMITS.bodyMs)
  })
  let size = 0
  try {
    for (;;) {
      const step = await Promise.race([reader.read(), timeout])
      if (step === 'timeout') return step
      if (step.done) return 'complete'
      size += step.value.byteLength
      if (size > mostBytes) return 'too large'
      take(step.value)
    }
  } finally {
    clearTimeout(timer)
    // Ends a body that was not read completely. Not awaited: a slow client could delay it.
    void reader.cancel().catch(() => undefined)
  }
}
