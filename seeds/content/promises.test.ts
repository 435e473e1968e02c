import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#app/domain/language.ts'
import { readLocale } from '#locales/read-locale.ts'
import { DEFAULT_SEED } from '../seed-size.ts'
import { catalogOf } from '../catalog/catalog.ts'
import { BANNERS } from './banners.ts'
import { BOUTIQUES } from './boutiques.ts'
import { CONTENT_PAGES } from './content-pages.ts'
import { priceIn, PROMISES } from './promises.ts'
import { PROMO_BARS } from './promo-bars.ts'
import { TAGS } from './tags.ts'

/** Patterns of sentences that make a promise of each kind, in any wording. */
const TOPICS: Record<string, Record<Language, RegExp>> = {
  escrow: {
    pl: /sprzedawc\p{L}+ dopiero|dopiero po (odbiorze|nadaniu|wysł)|pieniądze trafiają/iu,
    en: /sellers? (is|are) paid|reaches the seller|payment on to the seller/i,
    es: /vendedor cobra|llega al vendedor|pago al vendedor/i,
  },
  returns: {
    pl: /(zwrot|odstąpi|wracają|zwracamy)[^.<]*\d+ dni|\d+ dni[^.<]*(zwrot|odstąpi)|bez podania przyczyny/i,
    en: /(withdraw|return|refund)[^.<]*\d+ days|\d+ days[^.<]*(withdraw|return|refund)|without giving a reason/i,
    es: /(desisti|devol|devuel|reembols)[^.<]*\d+ días|\d+ días[^.<]*(desisti|devol|reembols)|sin dar motivos/i,
  },
  returnCost: {
    pl: /koszt\p{L}* (odesłania|zwrotu)|(darmowy|bezpłatny) zwrot/iu,
    en: /cost of (sending|the return)|free returns?/i,
    es: /coste de (devolver|la devolución)|devolución gratuita/i,
  },
  lowestPrice: {
    pl: /\bjeśli\b[^.<]*(różnicę|taniej)/i,
    en: /\bif\b[^.<]*(the difference|for less|cheaper)/i,
    es: /\bsi\b[^.<]*(la diferencia|más barat)/i,
  },
  freeDelivery: {
    pl: /(powyżej|ponad|od) [\d{][^<]{0,50}dostaw|dostaw[^<]{0,50}(powyżej|ponad) [\d{]/i,
    en: /(above|over) [\d{][^<]{0,50}deliver|deliver[^<]{0,50}(above|over) [\d{]/i,
    es: /(encima de|más de|partir de) [\d{][^<]{0,50}envío|envío[^<]{0,50}(encima de|más de|partir de) [\d{]/i,
  },
  picturesOfFlaws: {
    pl: /zdjęci\p{L}+ wad|wad\p{L}* na zdjęci|pokazuj\p{L}+( \p{L}+)* na zdjęci|na zdjęciach pokazuj|pokazują zdjęcia|widoczn\p{L}+ na zdjęci/iu,
    en: /photographs? of (its|the) flaws|(shown|seen) in the photograph/i,
    es: /defectos en foto|visibles en las foto/i,
  },
}

/** Texts that say of a topic what no other may: by location. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  // The instruction on withdrawal has the words of the law (Directive 2011/83/EU, annex I A).
  'mails.json withdrawalRightTerm': 'returns',
  // Of one product, whose seller does not pay.
  'common.json promiseReturnCostText': 'returnCost',
}

/** Whether a text is the template of one of these sentences. */
function isTemplateOf(text: string, sentences: readonly string[]): boolean {
  const [first = '', ...rest] = text.split(/\{\{\w+\}\}/)
  return sentences.some(
    (each) => each.startsWith(first) && rest.every((part) => each.includes(part)) && each.endsWith(rest.at(-1) ?? first),
  )
}

/** Texts of one language, by location. */
function textsIn(language: Language): [string, string][] {
  const folder = new URL(`../../locales/${language}/`, import.meta.url)
  return [
    ...readdirSync(folder).flatMap((file): [string, string][] =>
      Object.entries<string>(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))).map(([key, text]) => [`${file} ${key}`, text]),
    ),
    ...CONTENT_PAGES.filter(({ langId }) => langId === language).map(({ slug, ...page }): [string, string] => [
      `page ${slug}`,
      [page.title, page.seoTitle, page.seoDescription, page.body].join('\n'),
    ]),
    ...[...PROMO_BARS, ...BANNERS, ...BOUTIQUES, ...TAGS].map((row, index): [string, string] => [
      `row ${index}`,
      storedIn(row, language).join('\n'),
    ]),
  ]
}

/** All texts of a row in a language. */
function storedIn(value: unknown, language: Language): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { langId, text } = value as Record<string, unknown>
  if (typeof text === 'string') return langId === language ? [text] : []
  return Object.entries(value).flatMap(([key, each]) => (key === language && typeof each === 'string' ? [each] : storedIn(each, language)))
}

describe.each(LANGUAGES)('one promise, one sentence, in %s', (language) => {
  const sentences = Object.values(PROMISES[language])

  test.each(Object.entries(TOPICS))('%s', (topic, regex) => {
    const own = textsIn(language)
      .filter(([place, text]) => OWN_WORDS[place] !== topic && !isTemplateOf(text, sentences))
      .map(([place, text]) => [place, sentences.reduce((left, each) => left.replaceAll(each, ''), text)])
    expect(own.flatMap(([place, text = '']) => (regex[language].exec(text) ?? []).slice(0, 1).map((said) => `${place}: ${said}`))).toEqual(
      [],
    )
  })

  test('each is found by what it is about, so that another one would be', () => {
    const { escrow, lowestPrice, freeDelivery, returns, refund, returnCost } = PROMISES[language]
    const said = { escrow, returns, returnCost, lowestPrice, freeDelivery }
    for (const [topic, sentence] of Object.entries(said)) expect(sentence).toMatch(TOPICS[topic]?.[language] ?? /^$/)
    expect(refund).toMatch(TOPICS['returns']?.[language] ?? /^$/)
    expect(sentences.join('')).not.toContain('{{')
  })

  test('EXT-17: no page says of all sellers that the buyer pays for a return', () => {
    const unconditional = readLocale(language, 'common').promiseReturnCostText
    expect(PROMISES[language].returnCost).toMatch({ pl: /chyba że/, en: /unless/, es: /salvo/ }[language])
    expect(CONTENT_PAGES.filter(({ body }) => body.includes(unconditional))).toEqual([])
  })

  test('EXT-49: the page about delivery counts the days from the payment, as the shop does', () => {
    const page = CONTENT_PAGES.find((each) => each.langId === language && each.slug === 'platnosc-dostawa-i-zwroty')?.body
    expect(page).toMatch(
      { pl: /od następnego dnia po zapłacie/, en: /from the day after the payment/, es: /desde el día siguiente al pago/ }[language],
    )
  })

  test('pages say them', () => {
    const page = (slug: string) => CONTENT_PAGES.find((each) => each.langId === language && each.slug === slug)?.body
    const { escrow, returns, returnCost, refund, freeDelivery } = PROMISES[language]
    const safe = { pl: 'bezpieczenstwo-zakupow', en: 'safe-shopping', es: 'compra-segura' }[language]
    for (const sentence of [escrow, returns, returnCost]) expect(page(safe)).toContain(sentence)
    for (const sentence of [freeDelivery, returns, returnCost, refund]) expect(page('platnosc-dostawa-i-zwroty')).toContain(sentence)
    expect(PROMO_BARS[0]?.text.find(({ langId }) => langId === language)?.text).toBe(freeDelivery)
  })
})

test.each([
  ['en', '81.40 €'],
  ['es', '81,40 €'],
] as const)('GAP-77: who reads %s reads no amount in złoty, and free delivery above %s', (language, amount) => {
  expect(PROMISES[language].freeDelivery).toContain(amount)
  const texts = textsIn(language)
  expect(texts.filter(([, text]) => text.includes('€')).length).toBeGreaterThan(3)
  expect(texts.filter(([, text]) => /\d[\d ]* ?(zł|PLN)/.test(text))).toEqual([])
})

test('EXT-91: a limit that nothing is charged by is in whole units, and holds for all below it', () => {
  expect([priceIn('pl', 350), priceIn('en', 350), priceIn('es', 200)]).toEqual(['350 zł', '82 €', '47 €'])
})

test.each(Object.entries(TOPICS))('no description of a product promises anything of its own: %s', (_topic, { pl }) => {
  const descriptions = [...catalogOf(DEFAULT_SEED, 1000)].map(({ product }) => product.description)
  expect(descriptions.filter((text) => pl.test(text))).toEqual([])
})
