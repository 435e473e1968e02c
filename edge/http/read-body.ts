// The one reader of request bodies (app/architecture/single-exits.test.ts): whatever a body's header says, it is counted and timed as it comes.
import { joinBytes } from './join-bytes.ts'
import { LIMITS } from './limits.ts'

/** A request's body, or why it was not taken: a code of http/refusals.ts. */
export type TakenBody = { bytes: Uint8Array<ArrayBuffer> } | { refusal: 'PAYLOAD_TOO_LARGE' | 'REQUEST_TIMEOUT' }

/** Reads a body of at most LIMITS.json bytes, to its last byte within LIMITS.bodyMs. */
export async function readBody(request: Request): Promise<TakenBody> {
  const chunks: Uint8Array[] = []
  const end = await readChunks(request, LIMITS.json, (chunk) => chunks.push(chunk))
  if (end === 'whole') return { bytes: joinBytes(chunks) }
  return { refusal: end === 'too large' ? 'PAYLOAD_TOO_LARGE' : 'REQUEST_TIMEOUT' }
}

/**
 * Drops the body of a request that is refused, up to LIMITS.readAway bytes and for LIMITS.bodyMs at most: one that nobody reads can break
 * the connection under the visitor's next call.
 */
export async function readAway(request: Request): Promise<void> {
  await readChunks(request, LIMITS.readAway, () => undefined)
}

async function readChunks(
  request: Request,
  mostBytes: number,
  take: (chunk: Uint8Array) => void,
): Promise<'whole' | 'too large' | 'too late'> {
  if (!request.body) return 'whole'
  const reader = request.body.getReader()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'too late'>((resolve) => {
    timer = setTimeout(() => resolve('too late'), LIMITS.bodyMs)
  })
  let size = 0
  try {
    for (;;) {
      const step = await Promise.race([reader.read(), late])
      if (step === 'too late') return step
      if (step.done) return 'whole'
      size += step.value.byteLength
      if (size > mostBytes) return 'too large'
      take(step.value)
    }
  } finally {
    clearTimeout(timer)
    // Ends a body that is not read to its end; of one that is, there is nothing left. Not awaited: a client may keep it waiting, too.
    void reader.cancel().catch(() => undefined)
  }
}
