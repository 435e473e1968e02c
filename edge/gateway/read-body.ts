import { joinBytes } from '../join-bytes.ts'
import { LIMITS } from '../security/limits.ts'

/** The body of a call, counted as it comes, whatever its header says; null = it is too large. */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > LIMITS.json) return null
    chunks.push(chunk)
  }
  return joinBytes(chunks)
}
