import { expect, test } from 'vitest'
import { nounOfDiminutive } from './diminutive.ts'

const KINDS = new Set(['kosz', 'krzeslo', 'szafka', 'lampara', 'mesa', 'fotel', 'stol', 'skrzynka'])

test.each([
  ['koszyczek', 'kosz'],
  ['krzeselko', 'krzeslo'],
  ['szafeczka', 'szafka'],
  ['fotelik', 'fotel'],
  ['stolik', 'stol'],
  ['lamparita', 'lampara'],
  ['mesita', 'mesa'],
  ['regalik', null],
  ['kosz', null],
])('EXT-04: %s is a diminutive of %s', (word, noun) => {
  expect(nounOfDiminutive(word, KINDS)).toBe(noun)
})
