import { parseJson } from '#app/domain/parse-json.ts'
import { checksum } from '../http/checksum.ts'
import { joinBytes } from '../http/join-bytes.ts'
import { z } from 'zod'
import type { PageSources } from '../upstream/page-reads.ts'
import { ENTRY_POLICIES, type EntryPolicy } from './cache-policies.ts'

/** The HTML of a page, ready to be sent. */
export interface HtmlBytes {
  /** By compressPage(), so that personalisation can still be put before PAGE_END; deliver/plain-pages.ts has it uncompressed. */
  brotli: Uint8Array<ArrayBuffer>
  /** Value of the Link header, or ''. */
  link: string
  /** Names the inline script and style that it has, which the Content-Security-Policy of its build admits. @default unknown */
  inline?: string | undefined
}

/** A complete page. */
export interface PageBytes {
  flightBrotli: Uint8Array<ArrayBuffer>
  /** Rendered from the Flight when it is first requested; null: not yet. */
  html: HtmlBytes | null
}

/** A cached page: everything that its responses share. */
export interface CacheEntry {
  /** Instant at which the render began, ms since 1970, by the edge's own clock. */
  at: number
  policy: EntryPolicy
  /** 404: unknown; 410: removed for good. */
  status: 200 | 404 | 410
  /** Of what it shows; purging one of them removes it. */
  tags: readonly string[]
  /** Of what the page was made from, without quotes. */
  etag: string
  /** How the page can be renewed without rendering it; null: not. */
  sources: PageSources | null
  /** null: known not to exist; one page serves all such addresses. */
  bytes: PageBytes | null
}

const Envelope = z.object({
  key: z.string(),
  at: z.number(),
  policy: z.enum(ENTRY_POLICIES),
  status: z.literal([200, 404, 410]),
  tags: z.array(z.string()).readonly(),
  etag: z.string(),
  sources: z
    .object({
      reads: z
        .array(
          z.object({
            call: z.string(),
            method: z.string(),
            path: z.string(),
            body: z.string().nullable(),
            hash: z.string(),
            etag: z.string().nullable(),
          }),
        )
        .readonly(),
      unchangedUntil: z.number(),
    })
    .nullable(),
  /** Bytes of each part; html: null where there is none yet. */
  lengths: z
    .object({
      flightBrotli: z.int().nonnegative(),
      html: z.object({ brotli: z.int().nonnegative(), link: z.string(), inline: z.string().optional() }).nullable(),
    })
    .nullable(),
})

/** Two numbers: the checksum of all that follows it, and the length of the envelope. */
const CHECKSUM = 4
const PREFIX = CHECKSUM + 4

/** One sequence of bytes for tiers that store bytes alone: prefix, envelope, parts. The key is in it: a store may answer another name's bytes. */
export function encodeEntry(key: string, { bytes, ...entry }: CacheEntry): Uint8Array<ArrayBuffer> {
  const parts = partsOf(bytes)
  const html = bytes?.html && { ...bytes.html, brotli: bytes.html.brotli.length }
  const lengths = bytes && { flightBrotli: bytes.flightBrotli.length, html: html ?? null }
  const envelope = new TextEncoder().encode(JSON.stringify({ ...entry, key, lengths } satisfies z.input<typeof Envelope>))
  const all = joinBytes([new Uint8Array(PREFIX), envelope, ...parts])
  const prefix = new DataView(all.buffer)
  prefix.setUint32(CHECKSUM, envelope.length)
  prefix.setUint32(0, checksum(all.subarray(CHECKSUM)))
  return all
}

/** Decodes encodeEntry's bytes; null when they are damaged, which would be a broken page until its life is over, of another form or of another key. */
export function decodeEntry(key: string, all: Uint8Array<ArrayBuffer>): CacheEntry | null {
  if (all.length < PREFIX) return null
  const prefix = new DataView(all.buffer, all.byteOffset)
  if (prefix.getUint32(0) !== checksum(all.subarray(CHECKSUM))) return null
  const envelopeEnd = PREFIX + prefix.getUint32(CHECKSUM)
  const envelope = Envelope.safeParse(parseJson(new TextDecoder().decode(all.subarray(PREFIX, envelopeEnd))))
  if (envelope.data?.key !== key) return null
  const { lengths, key: _own, ...entry } = envelope.data
  if (lengths === null) return { ...entry, bytes: null }
  const { flightBrotli, html } = lengths
  const flightEnd = envelopeEnd + flightBrotli
  return {
    ...entry,
    bytes: {
      flightBrotli: all.subarray(envelopeEnd, flightEnd),
      html: html && { ...html, brotli: all.subarray(flightEnd) },
    },
  }
}

function partsOf(bytes: PageBytes | null): Uint8Array[] {
  if (!bytes) return []
  return [bytes.flightBrotli, ...(bytes.html ? [bytes.html.brotli] : [])]
}

/**
 * Memory that an entry holds under a key, in bytes: whole buffers, for a part of one keeps all of it, texts, and what the runtime adds to each object.
 */
export function sizeOf({ bytes, etag, tags, sources }: CacheEntry, key: string): number {
  const buffers = new Set(partsOf(bytes).map(({ buffer }) => buffer))
  const held = [...buffers].reduce((sum, { byteLength }) => sum + byteLength, 0)
  const reads = sources?.reads ?? []
  const texts = [key, etag, bytes?.html?.link ?? '', ...tags, ...reads.flatMap((read) => Object.values(read).map((value) => value ?? ''))]
  return ENTRY_OVERHEAD + held + buffers.size * BUFFER_OVERHEAD + texts.reduce((sum, { length }) => sum + TEXT_OVERHEAD + 2 * length, 0)
}
/** The entry, its place in the map and in the order of use. */
const ENTRY_OVERHEAD = 512
/** A buffer outside the heap, and its view. */
const BUFFER_OVERHEAD = 256
/** The header of a string and its place in an array or object. */
const TEXT_OVERHEAD = 24
