import { IS_IN_WORD } from './words.ts'

const FIRST_SLOTS = 2 ** 16
const FIRST_UNITS = 2 ** 16
/** FNV-1a, over UTF-16 units. */
const HASH_BEGIN = 0x811c9dc5
const HASH_STEP = 0x01000193

const LESS = 60 // <
const GREATER = 62 // >
const AND = 38 // &
const SHARP = 35 // #
const SEMICOLON = 59 // ;

/**
 * Words of texts as numbers, for a million descriptions. A text is copied into an array of its units once, and a word is looked up by where
 * it stands there: no piece of it becomes a string but the first of each spelling. That takes a third of cutting words out as strings.
 */
export class WordReader {
  readonly #numberOf: (spelling: string) => number
  /** Of every spelling that was met: its hash, its number, and where its units stand among all. */
  #hashes = new Int32Array(FIRST_SLOTS)
  #numbers = new Int32Array(FIRST_SLOTS)
  #starts = new Int32Array(FIRST_SLOTS + 1)
  #size = 0
  #units = new Uint16Array(FIRST_UNITS)
  /** Open addressing: 1 more than the spelling, 0 for none. Twice as many as spellings at least. */
  #slots = new Int32Array(2 * FIRST_SLOTS)
  #text = Buffer.alloc(2 * FIRST_UNITS)
  #textUnits = new Uint16Array(this.#text.buffer, this.#text.byteOffset, FIRST_UNITS)
  #found = new Int32Array(FIRST_UNITS)

  /** @param numberOf of a spelling that is met for the first time; -1 when nothing is left of it */
  constructor(numberOf: (spelling: string) => number) {
    this.#numberOf = numberOf
  }

  /** The numbers of the words in their order, good until the next text. In HTML tags and entities are no words (GAP-67). */
  read(text: string, isHtml: boolean): Int32Array {
    if (text.length > this.#textUnits.length) this.#makeRoom(text.length)
    this.#text.write(text, 'utf16le')
    const units = this.#textUnits
    const { length } = text
    let count = 0
    let start = -1
    let hash = HASH_BEGIN
    for (let i = 0; i < length; i++) {
      const unit = units[i] ?? 0
      if (IS_IN_WORD[unit] === 1) {
        if (start < 0) start = i
        hash = Math.imul(hash ^ unit, HASH_STEP)
        continue
      }
      if (start >= 0) this.#found[count++] = this.#lookUp(start, i, hash)
      start = -1
      hash = HASH_BEGIN
      if (isHtml && unit === LESS) i = endOfTag(units, i, length)
      else if (isHtml && unit === AND) i = endOfEntity(units, i, length)
    }
    if (start >= 0) this.#found[count++] = this.#lookUp(start, length, hash)
    return this.#found.subarray(0, count)
  }

  #lookUp(start: number, end: number, hash: number): number {
    const slots = this.#slots
    for (let at = hash & (slots.length - 1); ; at = (at + 1) & (slots.length - 1)) {
      const spelling = (slots[at] ?? 0) - 1
      if (spelling < 0) return this.#add(start, end, hash, at)
      if (this.#hashes[spelling] === hash && this.#is(spelling, start, end)) return this.#numbers[spelling] ?? -1
    }
  }

  #is(spelling: number, start: number, end: number): boolean {
    const first = this.#starts[spelling] ?? 0
    const length = (this.#starts[spelling + 1] ?? 0) - first
    if (length !== end - start) return false
    for (let i = 0; i < length; i++) if (this.#units[first + i] !== this.#textUnits[start + i]) return false
    return true
  }

  #add(start: number, end: number, hash: number, slot: number): number {
    const spelling = this.#size++
    const first = this.#starts[spelling] ?? 0
    if (first + end - start > this.#units.length) this.#units = grown(this.#units, 2 * (first + end - start))
    this.#units.set(this.#textUnits.subarray(start, end), first)
    if (spelling + 2 > this.#hashes.length) this.#growTable()
    const number = this.#numberOf(this.#text.toString('utf16le', 2 * start, 2 * end))
    this.#starts[spelling + 1] = first + end - start
    this.#hashes[spelling] = hash
    this.#numbers[spelling] = number
    this.#slots[slot] = spelling + 1
    if (2 * this.#size > this.#slots.length) this.#spread()
    return number
  }

  #growTable(): void {
    const size = 2 * this.#hashes.length
    this.#hashes = grown(this.#hashes, size)
    this.#numbers = grown(this.#numbers, size)
    this.#starts = grown(this.#starts, size + 1)
  }

  #spread(): void {
    const slots = new Int32Array(2 * this.#slots.length)
    for (let spelling = 0; spelling < this.#size; spelling++) {
      let at = (this.#hashes[spelling] ?? 0) & (slots.length - 1)
      while (slots[at] !== 0) at = (at + 1) & (slots.length - 1)
      slots[at] = spelling + 1
    }
    this.#slots = slots
  }

  #makeRoom(units: number): void {
    this.#text = Buffer.alloc(2 * units)
    this.#textUnits = new Uint16Array(this.#text.buffer, this.#text.byteOffset, units)
    this.#found = new Int32Array(units)
  }
}

/** Where the tag that begins here ends, or here when it is only a sign. */
function endOfTag(units: Uint16Array, at: number, length: number): number {
  for (let i = at + 1; i < length; i++) if (units[i] === GREATER) return i
  return at
}

/** The same of an entity such as &nbsp; or &#160; */
function endOfEntity(units: Uint16Array, at: number, length: number): number {
  let i = units[at + 1] === SHARP ? at + 2 : at + 1
  const first = i
  while (i < length && isWordCharacter(units[i] ?? 0)) i++
  return i > first && i < length && units[i] === SEMICOLON ? i : at
}

/** As \w of a pattern: a to z in both cases, digits and _. */
function isWordCharacter(unit: number): boolean {
  const isLetter = (unit | 32) >= 97 && (unit | 32) <= 122
  return isLetter || (unit >= 48 && unit <= 57) || unit === 95
}

function grown<Numbers extends Int32Array | Uint16Array>(numbers: Numbers, size: number): Numbers {
  const more = new (numbers.constructor as new (size: number) => Numbers)(size)
  more.set(numbers)
  return more
}
