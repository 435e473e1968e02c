import { BUDGETS } from '#app/shop-api/fetch-json.ts'
import { joinBytes } from '../http/join-bytes.ts'

/**
 * An answer of the shop once all of it is there, so that what a visitor gets is whole or a refusal. The runtime itself has no limit.
 * @throws Error when it breaks off or is larger than any answer of the shop
 */
export async function wholeAnswer(answer: Response): Promise<Response> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    if (size > BUDGETS.maxBytes) throw new Error('An answer is too large')
    chunks.push(chunk)
  }
  return new Response(size === 0 ? null : joinBytes(chunks), answer)
}
