import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { typoDistance } from './typo-distance.ts'
import { Vocabulary } from './vocabulary.ts'
import { isSameWord } from './word-forms.ts'

test('EXT-04: forms, beginnings and neighbours of a word are those that a scan of all words finds', () => {
  const word = fc.stringMatching(/^(?:lamp|krzes|sto|fotel|chair)[aeilmnosy]{0,3}$/)
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, (all, typed) => {
      const vocabulary = new Vocabulary(all.toSorted())
      const wordsOf = (terms: readonly number[]) => terms.map((term) => vocabulary.wordOf(term)).toSorted()
      expect(wordsOf(vocabulary.formsOf(typed))).toEqual(all.filter((each) => isSameWord(each, typed)).toSorted())
      expect(wordsOf(vocabulary.startingWith(typed))).toEqual(all.filter((each) => each.startsWith(typed)).toSorted())
      const isNear = (each: string) => each !== typed && typoDistance(each, typed, 2) <= 2
      expect(vocabulary.near(typed, 2)).toEqual(all.filter(isNear).toSorted())
    }),
  )
})
