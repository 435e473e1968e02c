import { expect, test } from 'vitest'
import { DEFAULT_LANGUAGE, fallbackLanguage, inLanguage, isLanguage, sourceLang } from './language.ts'

test('MKT-13: the default language is pl', () => expect(DEFAULT_LANGUAGE).toBe('pl'))

test.each([
  [['de', 'en'], 'en'],
  [['pl', 'en'], 'en'],
  [['de', 'es'], 'pl'],
  [[], 'pl'],
])('MKT-18, GAP-06: of %j the language is %s', (supported, language) => {
  expect(fallbackLanguage(supported)).toBe(language)
})

test.each([
  ['es', true],
  ['de', false],
  ['PL', false],
  ['', false],
])('"%s" is a language of ours: %s', (text, expected) => {
  expect(isLanguage(text)).toBe(expected)
})

test('a page shows a text in its own language, else the English one', () => {
  const texts = { pl: 'kolor', en: 'colour' }
  expect((['pl', 'en', 'es'] as const).map((language) => inLanguage(texts, language))).toEqual(['kolor', 'colour', 'colour'])
})

test('WCAG 3.1.2: what a vendor wrote is marked as Polish where the page is not', () => {
  expect((['pl', 'en', 'es'] as const).map(sourceLang)).toEqual([undefined, 'pl', 'pl'])
})
