import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Language, LANGUAGES } from '../domain/language.ts'
import { loadMessages, NAMESPACES } from './messages.ts'
import { createTranslator } from './translator.ts'

const PLURAL = /_(zero|one|two|few|many|other)$/

const keysOf = (language: string, file: string) =>
  Object.keys(JSON.parse(readFileSync(`locales/${language}/${file}.json`, 'utf8')))
    // Languages have different plural forms, so only the base of a key must match.
    .map((key) => key.replace(PLURAL, ''))

test('MKT-20: the namespaces are those of the specification', () => {
  expect(NAMESPACES).toEqual(['common', 'nav', 'routes', 'product', 'product-listing', 'validations'])
})

/** Those of pages, and those that the mock and the seed read. */
const FILES = readdirSync('locales/pl').map((file) => file.replace('.json', ''))

test.each(FILES)('%s has the same keys in all languages', (file) => {
  const [polish, ...others] = LANGUAGES.map((language) => [...new Set(keysOf(language, file))].toSorted())
  for (const [at, keys] of others.entries()) {
    expect(keys, `locales/${LANGUAGES[at + 1]}/${file}.json needs a text for each key of locales/pl, and no other`).toEqual(polish)
  }
})

test.each(LANGUAGES)('every plural of %s has all its forms', (language) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  for (const namespace of NAMESPACES) {
    const keys = Object.keys(JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8')))
    const plurals = new Set(keys.filter((key) => key.endsWith('_other')).map((key) => key.replace(/_other$/, '')))
    const missing = [...plurals].flatMap((base) => forms.map((form) => `${base}_${form}`)).filter((key) => !keys.includes(key))
    expect(missing).toEqual([])
  }
})

test('MKT-21: texts come from the locale files of the language asked for', async () => {
  expect((await loadMessages('es')).routes['catalog']).toBe('productos')
  expect((await createTranslator('en'))('nav:home')).toBe('Home')
})

test.each(LANGUAGES)('the forms of every plural of %s have the slots of its other form', (language) => {
  const slotsOf = (text: string) => [...text.matchAll(/{{\w+}}/g)].join()
  for (const namespace of NAMESPACES) {
    const texts = Object.entries<string>(JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8')))
    const others = new Map(texts.flatMap(([key, text]) => (key.endsWith('_other') ? [[key.replace(/_other$/, ''), slotsOf(text)]] : [])))
    const odd = texts.filter(([key, text]) => slotsOf(text) !== (others.get(key.replace(/_(zero|one|two|few|many)$/, '')) ?? slotsOf(text)))
    expect(odd.map(([key]) => key)).toEqual([])
  }
})

/** Examples of a country's own numbers. */
const WITH_EXAMPLES = /phoneHint|PhoneErrorMessage/i

test.each(FILES)(
  'a text of %s has the same slots and numbers in every language, in one order: two amounts may not change places',
  (file) => {
    const slotsIn = (language: string) => {
      const texts = Object.entries<string>(JSON.parse(readFileSync(`locales/${language}/${file}.json`, 'utf8')))
      const known = texts.map(
        ([key, text]) =>
          [key.replace(PLURAL, ''), [...text.matchAll(WITH_EXAMPLES.test(key) ? /{{\w+}}/g : /{{\w+}}|\d\d+/g)].join()] as const,
      )
      return Object.fromEntries(known)
    }
    const [polish, ...others] = LANGUAGES.map(slotsIn)
    for (const slots of others) expect(slots).toEqual(polish)
  },
)

/** Words before a slot that make it a bound, which one word turns round: what is over on a day, or begins there. */
const BOUNDS = {
  pl: { upper: /\bdo:? $/i, lower: /\bod:? $/i },
  en: { upper: /\b(until|by|up to(?: and including)?) $/i, lower: /\b(from|since) $/i },
  es: { upper: /\b(hasta|a más tardar|como tarde):?(?: el)? $/i, lower: /\b(desde|a partir)(?: del?| el)? $/i },
}

test.each(FILES.filter((file) => file !== 'routes'))(
  'a day, an hour or a bound of %s is the last one in every language, or the first one',
  (file) => {
    const boundsIn = (language: Language) => {
      const texts = Object.entries<string>(JSON.parse(readFileSync(`locales/${language}/${file}.json`, 'utf8')))
      return texts
        .filter(([key]) => !key.startsWith('emailChange'))
        .flatMap(([key, text]) =>
          [...text.matchAll(/(.*?){{(\w+)}}/g)].flatMap(([, before = '', slot = '']) => {
            if (!/^(date|time|from|to)$/.test(slot)) return []
            const { upper, lower } = BOUNDS[language]
            return `${key} ${slot}: ${upper.test(before) ? 'last' : lower.test(before) ? 'first' : 'neither'}`
          }),
        )
    }
    const [polish, ...others] = LANGUAGES.map(boundsIn)
    for (const bounds of others) expect(bounds.toSorted()).toEqual(polish?.toSorted())
  },
)
