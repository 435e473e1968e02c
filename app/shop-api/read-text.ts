import { ShopApiError } from './shop-api-error.ts'

/**
 * Reads the text of a response of at most `maxBytes`. With a Content-Length, which HTTP enforces, the runtime reads the body in one step
 * instead of chunk by chunk. Without one the bytes are counted while streaming, because the runtime would buffer without limit.
 */
export async function readText(call: string, response: Response, maxBytes: number): Promise<string> {
  const length = declaredLength(response.headers)
  if (length !== null && length > maxBytes) throw new ShopApiError(call, 'too-large')
  const text = length === null ? await readCounted(call, response, maxBytes) : await response.text()
  // Each character takes at least one byte.
  if (text.length > maxBytes) throw new ShopApiError(call, 'too-large')
  return text
}

/** Content-Length of the body; null: unknown, as for a compressed body that the runtime has decompressed. */
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
