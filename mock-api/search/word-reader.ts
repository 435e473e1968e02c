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

/** A slot is four numbers: hash, where its bytes begin, how many they are (0: it is free), and the number of the spelling. */
const SLOT = 4

/** What a byte of UTF-8 begins: nothing of a word, a word character of its own, or a character of two or three bytes, to be looked at.
 * Four bytes are no word character: search knows UTF-16 units, and such a character is two of them. */
const KINDS = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte < 0x80) return IS_IN_WORD[byte] ?? 0
  if (byte >= 0xc2 && byte < 0xe0) return 2
  return byte >= 0xe0 && byte < 0xf0 ? 3 : 0
})

/** Where a text stands among bytes of UTF-8. */
export interface TextSpan {
  start: number
  /** The byte after its last. */
  end: number
}

/**
 * Words of texts as numbers, for a million descriptions. A text is read where it lies, as the UTF-8 that the database has, and a word is
 * looked up by its bytes: no piece of it becomes a string but the first of each spelling.
 */
export class WordReader {
  readonly #numberOf: (spelling: string) => number
  /** Open addressing; at least half of the slots are free. A slot is one piece of memory, so a word that is known is one look. */
  #slots = new Int32Array(SLOT * FIRST_SLOTS)
  #size = 0
  /** Of all spellings, one after the other. */
  #bytes = new Uint8Array(FIRST_BYTES)
  #byteCount = 0
  #found = new Int32Array(FIRST_FOUND)

  /** @param numberOf of a spelling that is met for the first time; -1 when nothing is left of it */
  constructor(numberOf: (spelling: string) => number) {
    this.#numberOf = numberOf
  }

  /**
   * The numbers of the words from one byte to before another in their order, good until the next text. In HTML tags and entities are no
   * words (GAP-67).
   */
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

/** Whether the character of two or three bytes that begins here belongs to a word. */
function isInWord(text: Uint8Array, at: number, size: number): boolean {
  const byte = text[at] ?? 0
  const second = (text[at + 1] ?? 0) & 63
  const unit = size === 2 ? ((byte & 31) << 6) | second : ((byte & 15) << 12) | (second << 6) | ((text[at + 2] ?? 0) & 63)
  return IS_IN_WORD[unit] === 1
}

/** Where the tag that begins here ends, or here when it is only a sign. */
function endOfTag(text: Uint8Array, at: number, end: number): number {
  for (let i = at + 1; i < end; i++) if (text[i] === GREATER) return i
  return at
}

/** The same of an entity such as &nbsp; or &#160; */
function endOfEntity(text: Uint8Array, at: number, end: number): number {
  let i = text[at + 1] === SHARP ? at + 2 : at + 1
  const first = i
  while (i < end && isAsciiWordCharacter(text[i] ?? 0)) i++
  return i > first && i < end && text[i] === SEMICOLON ? i : at
}

/** As \w of a pattern: a to z in both cases, digits and _. */
function isAsciiWordCharacter(byte: number): boolean {
  const isLetter = (byte | 32) >= 97 && (byte | 32) <= 122
  return isLetter || (byte >= 48 && byte <= 57) || byte === 95
}

function grown(bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const more = new Uint8Array(size)
  more.set(bytes)
  return more
}
