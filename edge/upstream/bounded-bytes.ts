import { BUDGETS } from '#app/shop-api/fetch-text.ts'
import { joinBytes } from '../http/join-bytes.ts'

/**
 * The body of a response of the shop API, read to its end, so that a visitor gets all of it or a refusal. workerd itself has no limit.
 * @throws Error when it breaks off or is larger than any response of the contract
 */
export async function boundedBytes(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > BUDGETS.maxBytes) throw new Error('The response is too large')
    chunks.push(chunk)
  }
  return joinBytes(chunks)
}
