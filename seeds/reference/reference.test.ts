// The reference lists as data: counts and names of the specification (spec §3), and invariants of every list.
import { describe, expect, test } from 'vitest'
import { RESERVED_IDS } from '#app/domain/product/special-ids.ts'
import { LANGUAGES } from '#app/domain/language.ts'
import { slugify } from '#app/domain/slug.ts'
import categories from './categories.json' with { type: 'json' }
import classifications from './classifications.json' with { type: 'json' }
import colorsShort from './colors-short.json' with { type: 'json' }
import colors from './colors.json' with { type: 'json' }
import commonNames from './common-names.json' with { type: 'json' }
import conditions from './conditions.json' with { type: 'json' }
import countries from './countries.json' with { type: 'json' }
import designers from './designers.json' with { type: 'json' }
import eras from './eras.json' with { type: 'json' }
import manufacturers from './manufacturers.json' with { type: 'json' }
import markets from './markets.json' with { type: 'json' }
import materials from './materials.json' with { type: 'json' }
import rooms from './rooms.json' with { type: 'json' }
import series from './series.json' with { type: 'json' }
import styles from './styles.json' with { type: 'json' }
import types from './types.json' with { type: 'json' }

interface TranslatedRow {
  id: number | string
  langId: string
  translation: string
  urlSlug: string
}

const TRANSLATED = Object.entries<readonly TranslatedRow[]>({
  categories,
  classifications,
  colors,
  'colors-short': colorsShort,
  conditions,
  countries,
  eras,
  markets,
  materials,
  styles,
})

const inLanguage = <Row extends TranslatedRow>(rows: readonly Row[], langId: string) => rows.filter((row) => row.langId === langId)
const inEnglish = <Row extends TranslatedRow>(rows: readonly Row[]) => inLanguage(rows, 'en')
const idsOf = (rows: readonly TranslatedRow[]) => inEnglish(rows).map(({ id }) => id)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const namesOf = (rows: readonly TranslatedRow[], langId: string) => inLanguage(rows, langId).map(({ translation }) => translation)

const TEXTS = new Set(['langId', 'translation', 'urlSlug', 'suggestedTranslation', 'seoTitle', 'seoDescription', 'annotation'])
const factsOf = (row: TranslatedRow) => Object.fromEntries(Object.entries(row).filter(([key]) => !TEXTS.has(key)))
const familyOf = (row: TranslatedRow & { parentId?: number | null }) => `${row.parentId ?? 'top'} ${row.langId}`
const idsOfKind = (wanted: string) => inEnglish(colors).flatMap(({ id, kind }) => (kind === wanted ? [id] : []))

describe.each(TRANSLATED)('%s', (list, rows) => {
  test('every id has one row per language, pl, en, es, in the order of ids', () => {
    expect(rows.map(({ id, langId }) => [id, langId])).toEqual(idsOf(rows).flatMap((id) => LANGUAGES.map((langId) => [id, langId])))
    const ids = idsOf(rows)
    expect(ids).toEqual(ids.toSorted((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1)))
  })

  test('facts that are no texts are the same in every language of an id', () => {
    for (const row of rows) {
      const first = rows.find(({ id }) => id === row.id)
      expect(factsOf(row)).toEqual(first && factsOf(first))
    }
  })

  test('every text is written and trimmed, every slug follows from its text', () => {
    for (const { translation, urlSlug } of rows) {
      expect(translation.trim(), urlSlug).toBe(translation)
      expect(translation).toMatch(/\S/)
      if (list !== 'classifications') expect(urlSlug).toBe(slugify(translation))
    }
  })

  test('no two siblings share a name or a slug in a language', () => {
    for (const key of ['translation', 'urlSlug'] as const) {
      expect(repeated(rows.map((row) => `${familyOf(row)} ${row[key]}`))).toEqual([])
    }
  })
})

describe('markets', () => {
  const [international, polska, hiszpania] = inEnglish(markets)
  test('REF-02: fields', () =>
    expectFields(markets, ['id', 'currencyId', 'countryId', 'defaultLangId', 'isLocal', 'langId', 'translation', 'urlSlug']))
  test('MKT-01: there are three, with ids 1, 2 and 3', () => expect(idsOf(markets)).toEqual([1, 2, 3]))
  test.each([
    ['MKT-02: market 1 is international, in EUR', international, { translation: 'International', currencyId: 'EUR' }],
    ['MKT-03: market 1 speaks English', international, { defaultLangId: 'en' }],
    ['MKT-04: market 1 is not local', international, { isLocal: false }],
    ['MKT-05: market 1 has no country', international, { countryId: null }],
    ['MKT-06: market 2 is Poland, in PLN', polska, { translation: 'Poland', currencyId: 'PLN', countryId: 'PL' }],
    ['MKT-07: market 2 speaks Polish', polska, { defaultLangId: 'pl' }],
    ['MKT-08: market 2 is local', polska, { isLocal: true }],
    ['MKT-09: market 3 is Spain, in EUR', hiszpania, { translation: 'Spain', currencyId: 'EUR', countryId: 'ES' }],
    ['MKT-10: market 3 speaks Spanish', hiszpania, { defaultLangId: 'es' }],
    ['MKT-11: market 3 is local', hiszpania, { isLocal: true }],
  ])('%s', (_, market, expected) => expect(market).toMatchObject(expected))
})

describe('countries', () => {
  test('REF-01: fields; two-letter ids; a prefix or none', () => {
    expectFields(countries, ['id', 'phonePrefix', 'langId', 'translation', 'urlSlug'])
    for (const { id, phonePrefix } of countries) {
      expect(id).toMatch(/^[A-Z]{2}$/)
      expect(phonePrefix ?? '+0').toMatch(/^\+\d{1,3}$/)
    }
  })
  test('REF-01: the countries of the markets are among them', () => {
    const prefixes = new Map(countries.map(({ id, phonePrefix }) => [id, phonePrefix]))
    expect([prefixes.get('PL'), prefixes.get('ES')]).toEqual(['+48', '+34'])
  })
})

describe('makers', () => {
  test('REF-03: fields of a manufacturer; ids from 1; the slug in snake case', () => {
    expectFields(manufacturers, ['id', 'name', 'url_slug'])
    expect(manufacturers.map(({ id }) => id)).toEqual(upTo(manufacturers.length))
    for (const { name, url_slug } of manufacturers) expect(url_slug).toBe(slugify(name).replaceAll('-', '_'))
    expect(repeated(manufacturers.map(({ url_slug }) => url_slug))).toEqual([])
  })
  test('REF-04, GAP-137: about 200 manufacturers', () => {
    expect(manufacturers.length).toBeGreaterThanOrEqual(180)
    expect(manufacturers.length).toBeLessThanOrEqual(220)
  })
  test('REF-05: fields of a designer; ids from 1; the slug by the slug rule', () => {
    expectFields(designers, ['id', 'name', 'urlSlug'])
    expect(designers.map(({ id }) => id)).toEqual(upTo(designers.length))
    for (const { name, urlSlug } of designers) expect(urlSlug).toBe(slugify(name))
    expect(repeated(designers.map(({ urlSlug }) => urlSlug))).toEqual([])
  })
  test('REF-06, GAP-137: about 240 designers', () => {
    expect(designers.length).toBeGreaterThanOrEqual(220)
    expect(designers.length).toBeLessThanOrEqual(260)
  })
})

describe('eras and conditions', () => {
  test('REF-07: fields of an era; decades have a short form', () => {
    expectFields(eras, ['id', 'langId', 'translation', 'urlSlug', 'suggestedTranslation'])
    expect(eras.find(({ id, langId }) => id === 8 && langId === 'pl')?.suggestedTranslation).toBe('lata 60.')
    expect(inEnglish(eras).filter(({ suggestedTranslation }) => suggestedTranslation === null).map(({ id }) => id)).toEqual([1, 2, 3, 12])
  })
  test('REF-08: the twelve eras', () => {
    expect(idsOf(eras)).toEqual(upTo(12))
    const decades = ['1920s', '1930s', '1940s', '1950s', '1960s', '1970s', '1980s', '1990s']
    expect(namesOf(eras, 'en')).toEqual(['18th century and earlier', '19th century', 'early 20th century', ...decades, '21st century'])
  })
  test('REF-09: fields of a condition; the annotation is one sentence', () => {
    expectFields(conditions, ['id', 'langId', 'translation', 'urlSlug', 'annotation'])
    for (const { annotation } of conditions) expect(annotation).toMatch(/^\p{Lu}[^.!?]+\.$/u)
  })
  test('REF-10: the seven conditions', () => {
    expect(idsOf(conditions)).toEqual(upTo(7))
    expect(namesOf(conditions, 'en')).toEqual(['new', 'new old stock', 'restored', 'perfect', 'very good', 'good', 'worn'])
  })
})

describe('materials', () => {
  test('REF-11: fields', () => expectFields(materials, ['id', 'parentId', 'langId', 'translation', 'urlSlug']))
  test('REF-12: 46, with ids from 1', () => expect(idsOf(materials)).toEqual(upTo(46)))
  test('REF-13, GAP-133: 13 at the top, 33 below them; a parent stands before its kinds and has none itself', () => {
    const tops = inEnglish(materials).filter(({ parentId }) => parentId === null)
    expect(tops).toHaveLength(13)
    for (const { id, parentId } of materials) {
      if (parentId === null) continue
      expect(tops.map((top) => top.id)).toContain(parentId)
      expect(parentId).toBeLessThan(id)
    }
  })
})

describe('colours', () => {
  const NAMED: Record<number, string> = {
    1: 'beige',
    2: 'white',
    6: 'brown',
    7: 'black',
    8: 'red',
    9: 'purple',
    12: 'blue',
    14: 'orange',
    15: 'transparent',
    16: 'pink',
    17: 'silver',
    18: 'grey',
    20: 'multicolour',
    21: 'green',
    22: 'gold',
    23: 'yellow',
  }
  test('REF-14: fields; hex colours', () => {
    expectFields(colors, ['id', 'color', 'kind', 'langId', 'translation', 'urlSlug'])
    for (const { color } of colors) expect(color).toMatch(/^#[\dA-F]{6}$/)
  })
  test('REF-15: the long list has ids 1 to 25', () => expect(idsOf(colors)).toEqual(upTo(25)))
  test('REF-16: the short list has 16, as they are in the long one', () => {
    expect(idsOf(colorsShort)).toHaveLength(16)
    expect(colorsShort).toEqual(colors.filter(({ id }) => id in NAMED))
  })
  test('REF-17: ids of the named colours', () => {
    expect(Object.fromEntries(inEnglish(colorsShort).map(({ id, translation }) => [id, translation]))).toEqual(NAMED)
  })
  test('REF-18: 15 is transparent', () => expect(idsOfKind('transparent')).toEqual([15]))
  test('REF-19: 17 and 22 are metallic', () => expect(idsOfKind('metallic')).toEqual([17, 22]))
  test('REF-20: 20 is multicolour', () => expect(idsOfKind('multicolour')).toEqual([20]))
  test('REF-21: all others are solid', () => expect(idsOfKind('solid')).toHaveLength(21))
  test('REF-22: a name means one hex, whatever its language', () => {
    const hexesOf = Map.groupBy(colors, ({ translation }) => translation)
    for (const [name, rows] of hexesOf) expect(new Set(rows.map(({ color }) => color)).size, name).toBe(1)
  })
  test('REF-23: what has no colour of its own has the fallback grey', () => {
    const greys = inEnglish(colors).filter(({ color }) => color === '#CCCCCC')
    expect(greys.map(({ kind }) => kind)).toEqual(['transparent', 'multicolour'])
  })
})

describe('categories', () => {
  const tops = inEnglish(categories).filter(({ parentId }) => parentId === null)
  const seconds = inEnglish(categories).filter(({ parentId }) => parentId !== null)
  const topNames = tops.map(({ translation }) => translation.toLowerCase())

  test('REF-24: fields; search engines get a title and a plain sentence of their own', () => {
    const texts = ['translation', 'urlSlug', 'suggestedTranslation', 'seoTitle', 'seoDescription']
    expectFields(categories, ['id', 'parentId', 'googleId', 'seoIndexed', 'langId', ...texts])
    for (const { seoTitle, seoDescription } of categories) {
      expect(seoTitle).toMatch(/^\p{Lu}[^.!]{9,68}$/u)
      expect(seoDescription).toMatch(/^\p{Lu}[^!]{30,158}\.$/u)
    }
    for (const key of ['seoTitle', 'seoDescription'] as const) {
      for (const langId of LANGUAGES) expect(repeated(inLanguage(categories, langId).map((row) => row[key]))).toEqual([])
    }
  })
  test('REF-25: two levels: the parent of every child is at the top, and no top is without children', () => {
    expect(new Set(seconds.map(({ parentId }) => parentId))).toEqual(new Set(tops.map(({ id }) => id)))
  })
  test('REF-26, GAP-136: top-level ids are 145 to 169 and 3000', () => {
    expect(tops.map(({ id }) => id)).toEqual([...upTo(25).map((n) => n + 144), 3000])
    expect(tops.find(({ id }) => id === 145)?.translation).toBe('Furniture')
    expect(tops.find(({ id }) => id === 3000)?.translation).toBe('Lamps')
  })
  test('REF-27: second-level ids run from 3001 on', () => {
    expect(seconds.map(({ id }) => id)).toEqual(upTo(seconds.length).map((n) => n + 3000))
  })
  test('REF-28: nine of the top level', () => {
    const nine = ['furniture', 'lamps', 'accessories', 'seating', 'kitchen and table', 'garden', 'art', 'children', 'gifts']
    expect(topNames).toEqual(expect.arrayContaining(nine))
  })
  test('REF-29: the other seventeen of the top level', () => {
    const home = ['lighting', 'mirrors', 'rugs', 'candles', 'textiles', 'decor', 'wall art', 'books', 'bathroom', 'christmas']
    const person = ['jewellery', 'watches', 'electronics', 'pets', 'stationery', 'health and beauty', 'games']
    expect(topNames).toEqual(expect.arrayContaining([...home, ...person]))
    expect(topNames).toHaveLength(26)
  })
  test('GAP-129: the reserved ids are nobody’s', () => {
    expect(categories.filter(({ id }) => RESERVED_IDS.includes(id))).toEqual([])
  })
  test('GAP-124: search engines see all but one', () => {
    expect(inEnglish(categories).filter(({ seoIndexed }) => !seoIndexed).map(({ translation }) => translation)).toEqual(['Cosmetics'])
  })
})

describe('classifications and styles', () => {
  test('REF-30: vintage 1, antyki 2, wspolczesne 3', () => {
    expect(idsOf(classifications)).toEqual([1, 2, 3])
    const slugs = LANGUAGES.map((langId) => inLanguage(classifications, langId).map(({ urlSlug }) => urlSlug))
    expect(slugs).toEqual([
      ['vintage', 'antyki', 'wspolczesne'],
      ['vintage', 'antique', 'contemporary'],
      ['vintage', 'antiguo', 'contemporaneo'],
    ])
  })
  test('REF-31: 27 styles, with ids from 1', () => expect(idsOf(styles)).toEqual(upTo(27)))
  test('REF-32, GAP-134: the named styles come first', () => {
    const named = ['Art deco', 'Bauhaus', 'Skandynawski', 'Mid-century modern', 'PRL', 'Industrialny']
    expect(namesOf(styles, 'pl').slice(0, 6)).toEqual(named)
  })
})

test('REF-33: common names, rooms, series and types are empty', () => {
  expect([commonNames, rooms, series, types]).toEqual([[], [], [], []])
})

function expectFields(rows: readonly object[], fields: readonly string[]) {
  expect(new Set(rows.map((row) => Object.keys(row).toSorted().join(' ')))).toEqual(new Set([fields.toSorted().join(' ')]))
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index)
}
