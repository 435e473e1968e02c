import { IS_IN_WORD } from './words.ts'

const FIRST_SLOTS = 2 ** 12
const FIRST_BYTES = 2 ** 16
const FIRST_FOUND = 2 ** 10
/** FNV-1a. */
const HASH_BEGIN = 0x811c9dc5
const HASH_STEP = 0x01000193

const LESS = 60 // <
const GREATER = 62 // >
const AND = 38 // &
const SHARP = 35 // #
const SEMICOLON = 59 // ;

/** A slot has four numbers: hash, byte offset, byte length (0: free), and the number of the spelling. */
const SLOT = 4

/**
 * Class of a UTF-8 lead byte: not a word character, a one-byte word character, or a character of two or three bytes to check. Four-byte
 * characters are no word characters: search works on UTF-16 units, and such a character is two of them.
 */
const KINDS = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte < 0x80) return IS_IN_WORD[byte] ?? 0
  if (byte >= 0xc2 && byte < 0xe0) return 2
  return byte >= 0xe0 && byte < 0xf0 ? 3 : 0
})

/** Position of a text in UTF-8 bytes. */
export interface TextSpan {
  start: number
  /** End, exclusive. */
  end: number
}

/**
 * Reads the words of texts as numbers, fast enough for a million descriptions. Texts are parsed in place, as the database's UTF-8, and
 * words are looked up by their bytes; only the first occurrence of a spelling becomes a string.
 */
export class WordReader {
  readonly #numberOf: (spelling: string) => number
  /** Open-addressing hash table, at least half empty. A slot is contiguous, so a known word takes one lookup. */
  #slots = new Int32Array(SLOT * FIRST_SLOTS)
  #size = 0
  /** Bytes of all spellings, concatenated. */
  #bytes = new Uint8Array(FIRST_BYTES)
  #byteCount = 0
  #found = new Int32Array(FIRST_FOUND)

  /** @param numberOf numbers a new spelling; -1 if it folds to nothing */
  constructor(numberOf: (spelling: string) => number) {
    this.#numberOf = numberOf
  }

  /** Word numbers of a byte range in order, valid until the next call. In HTML, tags and entities are skipped (GAP-67). */
  read(text: Uint8Array, { start: begin, end }: TextSpan, isHtml: boolean): Int32Array {
    if (end - begin >= 2 * this.#found.length) this.#found = new Int32Array(end - begin)
    const found = this.#found
    let count = 0
    let at = begin
    while (at < end) {
      const start = at
      let hash = HASH_BEGIN
      while (at < end) {
        const byte = text[at] ?? 0
        const kind = KINDS[byte] ?? 0
        if (kind === 1) {
          hash = Math.imul(hash ^ byte, HASH_STEP)
          at++
        } else if (kind > 1 && isInWord(text, at, kind)) {
          hash = Math.imul(hash ^ byte, HASH_STEP)
          hash = Math.imul(hash ^ (text[at + 1] ?? 0), HASH_STEP)
          if (kind === 3) hash = Math.imul(hash ^ (text[at + 2] ?? 0), HASH_STEP)
          at += kind
        } else break
      }
      if (at > start) found[count++] = this.#lookUp(text, start, at, hash)
      if (isHtml) {
        const byte = text[at]
        if (byte === LESS) at = endOfTag(text, at, end)
        else if (byte === AND) at = endOfEntity(text, at, end)
      }
      at++
    }
    return found.subarray(0, count)
  }

  #lookUp(text: Uint8Array, start: number, end: number, hash: number): number {
    const slots = this.#slots
    const bytes = this.#bytes
    const size = end - start
    for (let at = (SLOT * hash) & (slots.length - 1); ; at = (at + SLOT) & (slots.length - 1)) {
      const sizeHere = slots[at + 2] ?? 0
      if (sizeHere === 0) return this.#add(Buffer.from(text.buffer, text.byteOffset + start, end - start).toString(), at, hash)
      if (slots[at] === hash && sizeHere === size) {
        const first = slots[at + 1] ?? 0
        let i = 0
        while (i < size && text[start + i] === bytes[first + i]) i++
        if (i === size) return slots[at + 3] ?? 0
      }
    }
  }

  #add(spelling: string, slot: number, hash: number): number {
    const bytes = Buffer.from(spelling)
    const first = this.#byteCount
    this.#byteCount += bytes.length
    if (this.#byteCount > this.#bytes.length) this.#bytes = grown(this.#bytes, 2 * this.#byteCount)
    this.#bytes.set(bytes, first)
    const number = this.#numberOf(spelling)
    this.#slots.set([hash, first, bytes.length, number], slot)
    if (2 * SLOT * ++this.#size > this.#slots.length) this.#spread()
    return number
  }

  #spread(): void {
    const old = this.#slots
    const slots = new Int32Array(2 * old.length)
    for (let from = 0; from < old.length; from += SLOT) {
      if (old[from + 2] === 0) continue
      let at = (SLOT * (old[from] ?? 0)) & (slots.length - 1)
      while (slots[at + 2] !== 0) at = (at + SLOT) & (slots.length - 1)
      slots.set(old.subarray(from, from + SLOT), at)
    }
    this.#slots = slots
  }
}

/** Whether the two- or three-byte character at this position is a word character. */
function isInWord(text: Uint8Array, at: number, size: number): boolean {
  const byte = text[at] ?? 0
  const second = (text[at + 1] ?? 0) & 63
  const unit = size === 2 ? ((byte & 31) << 6) | second : ((byte & 15) << 12) | (second << 6) | ((text[at + 2] ?? 0) & 63)
  return IS_IN_WORD[unit] === 1
}

/** End of the tag at this position, or the position itself if the sign is literal. */
function endOfTag(text: Uint8Array, at: number, end: number): number {
  for (let i = at + 1; i < end; i++) if (text[i] === GREATER) return i
  return at
}

/** End of the entity (&nbsp; or &#160;) at this position, or the position itself. */
function endOfEntity(text: Uint8Array, at: number, end: number): number {
  let i = text[at + 1] === SHARP ? at + 2 : at + 1
  const first = i
  while (i < end && isAsciiWordCharacter(text[i] ?? 0)) i++
  return i > first && i < end && text[i] === SEMICOLON ? i : at
}

/** Like \w in a regular expression: a-z, A-Z, 0-9 and _. */
function isAsciiWordCharacter(byte: number): boolean {
  const isLetter = (byte | 32) >= 97 && (byte | 32) <= 122
  return isLetter || (byte >= 48 && byte <= 57) || byte === 95
}

function grown(bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const more = new Uint8Array(size)
  more.set(bytes)
  return more
}
