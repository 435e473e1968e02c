// Pages are stored in brotli alone, which is a fifth of their size. The few clients that accept no brotli get them decompressed.
import { BoundedMap } from '../bounded-map.ts'
import { decompressBytes } from '../http/brotli-page.ts'

/** A page without compression. */
interface PlainPage {
  bytes: Uint8Array<ArrayBuffer>
  /** null: not needed yet. */
  blob: Blob | null
}

/** The pages that were sent uncompressed last, by their compressed bytes; some 150 kB each, twice where they were streamed. */
const plainPages = new BoundedMap<Uint8Array, PlainPage>(16)

function plainPage(brotli: Uint8Array): PlainPage {
  const known = plainPages.get(brotli)
  if (known) return known
  const page = { bytes: decompressBytes(brotli), blob: null }
  plainPages.set(brotli, page)
  return page
}

/** The bytes of compressPage()'s page. */
export function plainBytes(brotli: Uint8Array): Uint8Array<ArrayBuffer> {
  return plainPage(brotli).bytes
}

/** The same as a native stream: workerd would copy bytes for each request. Not worth it for compressed bodies, which are small. */
export function plainStream(brotli: Uint8Array): ReadableStream<Uint8Array> {
  const page = plainPage(brotli)
  page.blob ??= new Blob([page.bytes])
  return page.blob.stream()
}
