// Brotli of a page that still has room for something before its end. The page's head is compressed up to a byte boundary and left open;
// what comes later follows as raw blocks of the same stream (RFC 7932 §9.2), so that a visitor's facts cost no compression.
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { joinBytes } from './join-bytes.ts'
import { PAGE_END } from './page-end.ts'

/**
 * Of 0 to 11. On the listing (369 kB; Node 24, the same library as in workerd): 4 = 36.0 kB in 2.2 ms CPU, 5 = 33.2 kB in 3.7, 7 = 32.4 in
 * 4.9, 9 = 32.0 in 9.7, 11 = 28.4 in 371. Beyond 5 every byte saved costs more and more.
 */
const QUALITY = 5

/** A block's length has 16 bits. */
const LONGEST_BLOCK = 65_536

/** An empty last block. */
const STREAM_END = Uint8Array.of(3)

const encoder = new TextEncoder()
const BROTLI_END = joinBytes([rawBlock(encoder.encode(PAGE_END)), STREAM_END])

/** A page that ends with PAGE_END, compressed. */
export function brotlied(html: Uint8Array): Uint8Array<ArrayBuffer> {
  return joinBytes([compressed(html.subarray(0, html.length - PAGE_END.length), constants.BROTLI_OPERATION_FLUSH), BROTLI_END])
}

/** Any bytes, compressed. */
export function plainBrotli(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return compressed(bytes, constants.BROTLI_OPERATION_FINISH)
}

/** The bytes again. */
export function unBrotlied(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return owned(brotliDecompressSync(bytes))
}

/** Where in brotlied() bytes PAGE_END begins: raw blocks may be put there. */
export function brotliEndOf(page: Uint8Array): number {
  return page.length - BROTLI_END.length
}

/** Bytes as blocks of an open stream, uncompressed. */
export function rawBlocks(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks: Uint8Array[] = []
  for (let at = 0; at < bytes.length; at += LONGEST_BLOCK) blocks.push(rawBlock(bytes.subarray(at, at + LONGEST_BLOCK)))
  return joinBytes(blocks)
}

/** Header bits, lowest first: not the last (1), length in four nibbles (2), length - 1 (16), uncompressed (1), up to the byte's end (4). */
function rawBlock(bytes: Uint8Array): Uint8Array {
  const header = ((bytes.length - 1) << 3) | (1 << 19)
  return joinBytes([Uint8Array.of(header & 0xff, (header >> 8) & 0xff, header >> 16), bytes])
}

function compressed(bytes: Uint8Array, finishFlush: number): Uint8Array<ArrayBuffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return owned(brotliCompressSync(bytes, { params, finishFlush }))
}

/** A copy of its own size: what zlib returns may be a view of something much larger. */
function owned(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes)
}
