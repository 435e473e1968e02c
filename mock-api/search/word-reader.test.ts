import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { WordReader } from './word-reader.ts'
import { textOfHtml } from './brute-force/text-of-html.ts'
import { rawWords } from './words.ts'

/** A reader that numbers spellings on first sight, and those spellings. */
function reader() {
  const spellings: string[] = []
  return { spellings, words: new WordReader((spelling) => spellings.push(spelling) - 1) }
}

function wordsOf(words: WordReader, text: string, isHtml: boolean): Int32Array {
  const bytes = Buffer.from(text)
  return words.read(bytes, { start: 0, end: bytes.length }, isHtml)
}

const piece = fc.oneof(
  fc.constantFrom(
    '<',
    '>',
    '&',
    '#',
    ';',
    ' ',
    '<p class="a">',
    '&nbsp;',
    '&#160;',
    '&ł;',
    '&#;',
    '_',
    '🪑',
    '\ud800',
    '\u0301',
    'ł',
    'Stół',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
)
const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))

test.each([false, true])('GAP-67: reads the same words as splitting each text, as HTML: %s', (isHtml) => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), (texts) => {
      const { words, spellings } = reader()
      for (const each of texts) {
        const read = [...wordsOf(words, each, isHtml)].map((number) => spellings[number])
        expect(read).toEqual(rawWords(isHtml ? textOfHtml(each) : each))
      }
      expect(new Set(spellings).size).toBe(spellings.length)
    }),
    { numRuns: 500 },
  )
})

test('a text ends at its end offset, whatever follows', () => {
  const { words, spellings } = reader()
  const bytes = Buffer.from('stół<b dębowy>&amp;')
  expect([...words.read(bytes, { start: 2, end: 10 }, true)].map((number) => spellings[number])).toEqual(['ół', 'b', 'd'])
})

test('grows for more spellings and longer texts', () => {
  const { words, spellings } = reader()
  const all = Array.from({ length: 150_000 }, (_, i) => `w${i}`)
  expect(wordsOf(words, all.join(' '), false)).toHaveLength(all.length)
  expect(spellings).toEqual(all)
  expect([...wordsOf(words, 'w149999 w0 w70000', false)]).toEqual([149_999, 0, 70_000])
})
