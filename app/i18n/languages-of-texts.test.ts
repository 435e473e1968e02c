// That each text of a locale file is of its language: by words and letters that the others lack, and by texts that two languages share.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../domain/language.ts'

const WORDS = {
  pl: 'nie się jest są dla oraz przez tylko już twoje na do ze lub jak po od przy tej tym ten ta to',
  en: 'the and of your you with this for is are from it not be add',
  es: 'el los las del que una por su tu al en de y con para más está se',
} as const satisfies Record<Language, string>
/** Words of another language that this one has, too. */
const ALSO = { pl: 'tu moment list lista test', en: 'to do ten cookie', es: 'stock sale test' } as const satisfies Record<Language, string>
/** Letters that no other of the languages has. */
const LETTERS = { pl: /[ąćęłńśźż]/, en: null, es: /[ñ¿¡]/ } as const satisfies Record<Language, RegExp | null>
/** Keys of names and terms that are the same in two languages, and of an address. */
const OF_NO_LANGUAGE = `
  browserTitle seoTitle listCsvFile company email EUR
  cart tag contact paymentAndDelivery newsletter sharedList
  badgeVintage badgeBestseller adminStatus orderState
  material groupMaterials cartTotal consentTitle
  profileNewsletter documentProforma documentsProforma documentVat
`.split(/\s+/)
/** Names of ways to pay are brands; words of another language in them are noticed all the same. */
const BRAND = /^payment-/

/** What of a text is of another language. */
function foreignIn(text: string, language: Language): string[] {
  const plain = text.replaceAll(/\{\{.*?\}\}/g, '').toLowerCase()
  const words = plain.match(/\p{L}+/gu) ?? []
  const others = LANGUAGES.filter((other) => other !== language)
  const known = new Set(others.flatMap((other) => WORDS[other].split(' ')))
  for (const word of ALSO[language].split(' ')) known.delete(word)
  return [...words.filter((word) => known.has(word)), ...others.flatMap((other) => LETTERS[other]?.exec(plain) ?? [])]
}

const textsOf = (file: string) => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
const FILES = LANGUAGES.flatMap((language) => globSync(`locales/${language}/*.json`).map((file) => ({ language, file })))

test.each(FILES)('every text of $file is of its language', ({ language, file }) => {
  const strangers = textsOf(file).flatMap(([key, text]) => {
    const foreign = OF_NO_LANGUAGE.includes(key) ? [] : foreignIn(text, language)
    return foreign.length > 0 ? [`${key}: ${text} (${foreign.join(' ')})`] : []
  })
  expect(strangers).toEqual([])
})

test.each(FILES)('no text of $file is that of another language, too', ({ language, file }) => {
  const own = textsOf(file)
  for (const other of LANGUAGES.filter((one) => one !== language)) {
    const theirs = new Map(textsOf(file.replace(`/${language}/`, `/${other}/`)))
    const same = own.filter(([key, text]) => /\p{L}{3}/u.test(text.replaceAll(/\{\{.*?\}\}/g, '')) && theirs.get(key) === text)
    expect(
      same.filter(([key]) => !OF_NO_LANGUAGE.includes(key) && !BRAND.test(key)),
      `as in ${other}: translate it, or add the key of a name to OF_NO_LANGUAGE`,
    ).toEqual([])
  }
})

/** A text and its plural forms have one key. */
const keyOf = (name: string) => name.replace(/_(one|two|few|many|other)$/, '')

test.each(FILES)(
  'no sentence and no three words of $file are said for two things that the other languages tell apart',
  ({ language, file }) => {
    const others = LANGUAGES.filter((one) => one !== language).map((other) => new Map(textsOf(file.replace(`/${language}/`, `/${other}/`))))
    const own = textsOf(file).filter(([, text]) => text.endsWith('.') || text.split(' ').length > 2)
    const copied = own.flatMap(([key, text], at) =>
      own.slice(at + 1).flatMap(([name, again]) => {
        const isTold = keyOf(name) !== keyOf(key) && others.every((texts) => texts.get(name) !== texts.get(key))
        return text === again && isTold ? [`${key}, ${name}: ${text}`] : []
      }),
    )
    expect(copied).toEqual([])
  },
)
