import { describe, expect, test } from 'vitest'
import type { Language } from '#app/domain/language.ts'
import { emptyShop } from './brute-force/small-shop.ts'
import type { KindFinder } from './reading/kind-names.ts'
import { readingOf } from './reading/reading.ts'
import { readQuery } from './read-query.ts'
import { readReferenceNames } from './reference-names.ts'

// Of the small shop: 3001 chairs, 3002 beds, 3003 wall lamps, 3000 all lamps.
const reference = readReferenceNames(emptyShop())
const reading = readingOf(reference)
const CORRECTIONS: Readonly<Record<string, string[]>> = { krzselo: ['krzeslo'], lamqp: ['clamp', 'lamp'] }
const correct = (word: string) => CORRECTIONS[word] ?? []
const read = (text: string, language: Language = 'pl') => readQuery(text, { ...reading, language, correct })
const told = (text: string, language?: Language) =>
  read(text, language).map(({ typed, own, kinds, subkinds, isOptional, corrected, fact }) =>
    [typed, own.join(' '), kinds, subkinds.map((id) => `sub ${id}`), isOptional ? 'optional' : '', corrected ?? '', fact?.kind ?? '']
      .flat()
      .filter((each) => each !== '')
      .join(' | '),
  )

describe('EXT-04: names', () => {
  test('a word that is all of a maker’s name or a surname is no form of another word', () => {
    expect(read('Eames')[0]).toMatchObject({ own: ['eames'], isMakerName: true, kinds: [] })
    expect(read('krzesło')[0]).toMatchObject({ isMakerName: false })
  })

  test('a correction is believed beside dropped words only if it leads to a kind by one error', () => {
    expect(read('krzselo')[0]).toMatchObject({ corrected: 'krzselo', isGuess: false })
    const guess = readQuery('krezslx', { ...reading, language: 'pl', correct: () => ['krzeslo'] })
    expect(guess[0]).toMatchObject({ corrected: 'krezslx', isGuess: true })
  })
})

test('EXT-04: of corrections that name a kind with their neighbour, the name of the shop is meant', () => {
  const finder: KindFinder = (all) => {
    const length = all[1] === 'kawowy' && /^stol(?:ik)?$/.test(all[0] ?? '') ? 2 : 0
    return { length, kinds: length === 0 ? [] : [3002], subkinds: [], isOtherName: all[0] === 'stol', isDepartment: false }
  }
  const meant = (word: string) => (word === 'stolk' ? ['stolek', 'stol', 'stolik'] : [])
  expect(readQuery('stolk kawowy', { ...reading, language: 'pl', kindsAt: finder, correct: meant })[0]?.own).toEqual(['stolik', 'kawowy'])
})

describe('EXT-10: concepts of a text', () => {
  test.each<[string, Language, string[]]>([
    ['krzeseł', 'pl', ['krzeseł | krzesel | 3001']],
    ['wall lamp', 'en', ['wall lamp | wall lamp | 3003']],
    ['lamp', 'en', ['lamp | lamp | 3000 | sub 3003']],
    ['aplik', 'pl', ['aplik | aplik | 3003']],
    ['krzselo', 'pl', ['krzselo | krzeslo | 3001 | krzselo']],
    ['lamqp', 'en', ['lamqp | clamp | lamqp']],
    ['wall lamqp', 'en', ['wall lamqp | wall lamp | 3003']],
    ['krzesło do 500 zł', 'pl', ['krzesło | krzeslo | 3001', 'do 500 zł | price']],
    ['krzesło do jadalni', 'pl', ['krzesło | krzeslo | 3001', 'jadalni | jadalni | optional']],
    ['lampa do krzesła', 'pl', ['lampa | lampa | 3000', 'krzesła | krzesla | optional']],
    ['lamp for the chair', 'en', ['lamp | lamp | 3000 | sub 3003', 'chair | chair | optional']],
    ['chair and lamp', 'en', ['chair | chair | 3001', 'lamp | lamp | 3000 | sub 3003']],
    ['4 krzesła', 'pl', ['4 | 4 | set', 'krzesła | krzesla | 3001']],
    ['cztery krzesła', 'pl', ['cztery | cztery | set', 'krzesła | krzesla | 3001']],
    ['two chairs', 'en', ['two | two | set', 'chairs | chairs | 3001']],
    ['wąskie krzesło', 'pl', ['wąskie | waskie | optional', 'krzesło | krzeslo | 3001']],
    ['366 krzesło', 'pl', ['366 | 366', 'krzesło | krzeslo | 3001']],
    ['krzesło 4', 'pl', ['krzesło | krzeslo | 3001', '4 | 4']],
    ['salon', 'pl', ['salon | salon']],
    ['"do 500 zł" krzesło', 'pl', ['do | do', '500 | 500', 'zł | zl', 'krzesło | krzeslo | 3001']],
    ['"krzselo"', 'pl', ['krzselo | krzselo']],
    ['model 366', 'pl', ['model | model | optional', '366 | 366']],
    ['sillas para el salón', 'es', ['sillas | sillas | 3001', 'salón | salon | optional']],
  ])('%s (%s)', (text, language, concepts) => expect(told(text, language)).toEqual(concepts))

  test('the market’s language decides what a kind is called', () => {
    expect(told('lampy', 'pl')).toEqual(['lampy | lampy | 3000'])
    expect(told('sillas', 'pl')).toEqual(['sillas | sillas | 3001'])
  })
})
