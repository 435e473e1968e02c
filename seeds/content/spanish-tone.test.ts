import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONTENT_PAGES } from './content-pages.ts'
import { DISCOUNT_CODES } from './promo-codes.ts'

/** Words of the formal usted form; the storefront uses tú, as comparable shops do. */
const FORMAL =
  /\b(usted(es)?|escríbanos|escriba|fotografíe|fíjese|indique|añada|vuelva|compruebe|elija|empiece|marque|mida|pregunte|ponga|tome|vea|dispone|devuelva|puede darse|le devolvemos|le esperará|le gust[ae]n?|ha elegido|\p{L}+[áéí]\p{L}*el[ao]s?)\b/iu

const LOCALES = new URL('../../locales/es/', import.meta.url)
const texts = [
  ...readdirSync(LOCALES).map((file): [string, string] => [file, readFileSync(new URL(file, LOCALES), 'utf8')]),
  ...['banners.ts', 'boutiques.ts', 'promo-bars.ts'].map((file): [string, string] => [
    file,
    [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/\bes: (['"`])(.*?)\1/g)].map(([, , text]) => text).join('\n'),
  ]),
  ...CONTENT_PAGES.filter(({ langId }) => langId === 'es').map(({ slug, ...page }): [string, string] => [slug, JSON.stringify(page)]),
  [
    'discount codes',
    DISCOUNT_CODES.map(({ description }) => JSON.stringify(description.filter(({ langId }) => langId === 'es'))).join('\n'),
  ],
]

test.each(texts)('Spanish has one tone: %s says tú', (_name, text) => {
  expect(FORMAL.exec(text)?.[0]).toBeUndefined()
})

test.each(texts)('Spanish sets the per cent sign off with a space that does not break: %s', (_name, text) => {
  expect(/(?:\d|\}\})[^\S\u00A0]?%/u.exec(text)?.[0]).toBeUndefined()
})
