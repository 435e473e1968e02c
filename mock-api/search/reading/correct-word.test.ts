import { describe, expect, test } from 'vitest'
import { Vocabulary } from '../vocabulary.ts'
import { corrector } from './correct-word.ts'

/** Products by word of a small catalog. */
const COUNTS: Readonly<Record<string, number>> = { biurko: 200, cuenco: 100, cuero: 400, kawowy: 300, stolik: 200, stolek: 300, stool: 80 }
const KINDS = ['biurko', 'cuenco', 'stolik', 'stolek', 'stool']

const vocabulary = new Vocabulary(Object.keys(COUNTS).toSorted())
const correct = corrector({
  vocabulary,
  frequency: (terms) =>
    Object.keys(COUNTS).reduce(
      (sum, word) => sum + (terms.some((term) => vocabulary.termsOf(word).includes(term)) ? (COUNTS[word] ?? 0) : 0),
      0,
    ),
  lexicon: KINDS,
  targets: new Vocabulary(KINDS),
  kinds: new Set(KINDS),
})

describe('EXT-04: corrections', () => {
  test.each([
    ['a word that is right has none', 'kawowe', []],
    ['a word far from all has none', 'xyzxyz', []],
    ['the more frequent of two kinds is first', 'stolk', ['stolek', 'stolik']],
    ['a kind goes before a property that twice as many products have', 'cueno', ['cuenco', 'cuero']],
    ['a doubled letter goes before a diminutive', 'stoolik', ['stolik', 'stool', 'stolik']],
    ['a diminutive goes before another word', 'biureczko', ['biurko']],
  ])('%s: %s', (_rule, typed, meant) => expect(correct(typed)).toEqual(meant))
})
