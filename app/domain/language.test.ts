import { expect, test } from 'vitest'
import { DEFAULT_LANGUAGE, fallbackLanguage, isLanguage } from './language.ts'

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
