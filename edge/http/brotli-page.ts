// Brotli of a page to which personalisation can still be appended. The stream is flushed at a byte boundary and left open; the rest follows as
// uncompressed meta-blocks (RFC 7932 §9.2), which cost no compression.
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { joinBytes } from './join-bytes.ts'
import { PAGE_END } from './page-end.ts'

/**
 * Of 0 to 11. On the listing (145 kB; Node 24, the same library as in workerd, least processor time of 40): 5 = 19.1 kB in 2.0 ms, 7 = 18.8 in 2.2,
 * 8 = 18.8 in 2.5, 9 = 18.7 in 15.7. First visits get 0.6 kB less by 8 than by 5.
 */
export const PAGE_QUALITY = 8

/** A block's length has 16 bits. */
const LONGEST_BLOCK = 65_536

/** An empty last block. */
const STREAM_END = Uint8Array.of(3)

const encoder = new TextEncoder()
const BROTLI_END = joinBytes([rawBlock(encoder.encode(PAGE_END)), STREAM_END])

/** Compresses a page that ends with PAGE_END. */
export function compressPage(html: Uint8Array): Uint8Array<ArrayBuffer> {
  return joinBytes([compressed(html.subarray(0, html.length - PAGE_END.length), constants.BROTLI_OPERATION_FLUSH), BROTLI_END])
}

/** Compresses any bytes. */
export function compressBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return compressed(bytes, constants.BROTLI_OPERATION_FINISH)
}

/** Decompresses. */
export function decompressBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return copied(brotliDecompressSync(bytes))
}

/** Offset of PAGE_END in compressPage() bytes, where raw blocks may be inserted. */
export function pageEndOffset(page: Uint8Array): number {
  return page.length - BROTLI_END.length
}

/** Bytes as uncompressed meta-blocks of an open stream. */
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
  const params = { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return copied(brotliCompressSync(bytes, { params, finishFlush }))
}

/** A copy: zlib may return a view of a much larger buffer. */
function copied(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes)
}
