import { parseJson } from '#app/domain/parse-json.ts'
import { joinBytes } from '../http/join-bytes.ts'
import { z } from 'zod'
import { ENTRY_POLICIES, type EntryPolicy } from './cache-policies.ts'

/** A complete page, ready to be sent. */
export interface PageBytes {
  /** Ends with PAGE_END. */
  html: Uint8Array
  /** The same, by compressPage(), so that personalisation can still be put before PAGE_END. */
  htmlBrotli: Uint8Array
  flightBrotli: Uint8Array
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
  /** Of the content, without quotes. */
  etag: string
  /** Value of the Link header, or ''. */
  link: string
  /** null: known not to exist; one page serves all such addresses. */
  bytes: PageBytes | null
}

const PARTS = ['html', 'htmlBrotli', 'flightBrotli'] as const satisfies readonly (keyof PageBytes)[]

const Envelope = z.object({
  at: z.number(),
  policy: z.enum(ENTRY_POLICIES),
  status: z.literal([200, 404, 410]),
  tags: z.array(z.string()).readonly(),
  etag: z.string(),
  link: z.string(),
  lengths: z.array(z.int().nonnegative()).length(PARTS.length).nullable(),
})

/** Bytes of the first number: the length of the envelope. */
const PREFIX = 4

/** One sequence of bytes for tiers that store bytes alone: length of the envelope, envelope, parts. */
export function encodeEntry({ bytes, ...entry }: CacheEntry): Uint8Array<ArrayBuffer> {
  const parts = bytes ? PARTS.map((part) => bytes[part]) : []
  const lengths = bytes && parts.map(({ length }) => length)
  const envelope = new TextEncoder().encode(JSON.stringify({ ...entry, lengths } satisfies z.input<typeof Envelope>))
  const prefix = new Uint8Array(PREFIX)
  new DataView(prefix.buffer).setUint32(0, envelope.length)
  return joinBytes([prefix, envelope, ...parts])
}

/** Decodes encodeEntry's bytes; null when they are truncated or of another form. */
export function decodeEntry(all: Uint8Array): CacheEntry | null {
  if (all.length < PREFIX) return null
  const envelopeEnd = PREFIX + new DataView(all.buffer, all.byteOffset).getUint32(0)
  const envelope = Envelope.safeParse(parseJson(new TextDecoder().decode(all.subarray(PREFIX, envelopeEnd))))
  if (!envelope.success) return null
  const { lengths, ...entry } = envelope.data
  if (lengths === null) return all.length === envelopeEnd ? { ...entry, bytes: null } : null
  const [html = 0, htmlBrotli = 0, flightBrotli = 0] = lengths
  if (all.length !== envelopeEnd + html + htmlBrotli + flightBrotli) return null
  const cut = (from: number, length: number) => all.subarray(from, from + length)
  return {
    ...entry,
    bytes: {
      html: cut(envelopeEnd, html),
      htmlBrotli: cut(envelopeEnd + html, htmlBrotli),
      flightBrotli: cut(envelopeEnd + html + htmlBrotli, flightBrotli),
    },
  }
}

/** Memory of an entry in bytes, with its overhead. */
export function sizeOf({ bytes }: CacheEntry): number {
  return ENTRY_OVERHEAD + (bytes ? PARTS.reduce((sum, part) => sum + bytes[part].length, 0) : 0)
}
const ENTRY_OVERHEAD = 2048
