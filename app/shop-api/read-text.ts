import { ShopApiError } from './shop-api-error.ts'

/**
 * The text of a response of at most `maxBytes`. One that says its length, as HTTP then bounds it, is read whole: the runtime does so in one step,
 * where each piece would be one of its own. Any other is counted as it comes, because the runtime buffers whatever it is sent.
 */
export async function readText(call: string, response: Response, maxBytes: number): Promise<string> {
  const length = declaredLength(response.headers)
  if (length !== null && length > maxBytes) throw new ShopApiError(call, 'too-large')
  const text = length === null ? await readCounted(call, response, maxBytes) : await response.text()
  // No character is less than a byte.
  if (text.length > maxBytes) throw new ShopApiError(call, 'too-large')
  return text
}

/** Bytes of the body by its header; null: unknown, as the length of a compressed one is once the runtime has expanded it. */
function declaredLength(headers: Headers): number | null {
  const length = headers.get('content-length') ?? ''
  return /^\d+$/.test(length) && !headers.has('content-encoding') ? Number(length) : null
}

async function readCounted(call: string, response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new ShopApiError(call, 'too-large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
