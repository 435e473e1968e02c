import { expect, test } from 'vitest'
import { ICONS } from './makers/icons.ts'
import { DEFAULT_SEED, DEFAULT_SIZE } from '../seed-size.ts'
import { flawRows, photographRows } from './photo-rows.ts'
import { catalogOf, isListed } from './catalog.ts'
import { contradictionsOf, flawsAgainst, repeatedWords } from './contradictions.ts'

const CATALOG = [...catalogOf(DEFAULT_SEED, DEFAULT_SIZE)]
const PICTURED = CATALOG.map(({ product }) => product).filter(({ photos }) => photos.length > 0)

test('half of 20,000 things have flaws pictured', () => {
  const flawed = PICTURED.filter(({ photos }) => photos.some((key) => key.startsWith('photo-flaw-')))
  expect(flawed.length).toBeGreaterThan(9000)
})

test('EXT-39: flaws come last, and no gallery has more than seven pictures', () => {
  for (const { photos } of PICTURED) {
    const first = photos.findIndex((key) => key.startsWith('photo-flaw-'))
    expect(photos.slice(first === -1 ? photos.length : first).every((key) => key.startsWith('photo-flaw-'))).toBe(true)
    expect(photos.length).toBeLessThanOrEqual(7)
  }
})

test('most of 20,000 things have four pictures and more, few have one', () => {
  const share = (isMeant: (pictures: number) => boolean) => PICTURED.filter(({ photos }) => isMeant(photos.length)).length / CATALOG.length
  expect(share((pictures) => pictures >= 4)).toBeGreaterThan(0.6)
  expect(share((pictures) => pictures === 1)).toBeLessThan(0.1)
})

const WALNUT = { photos: ['photo-bed-brown-walnut-1-front', 'photo-flaw-scratch-walnut-brown'], materials: [4], colors: [6] }
test.each([
  ['a new thing', { ...WALNUT, conditionId: 1 }, ['photo-flaw-scratch-walnut-brown though nothing is wrong']],
  [
    'a worn thing without a picture of it',
    { ...WALNUT, conditionId: 7, photos: ['photo-bed-brown-walnut-1-front'] },
    ['no flaw is pictured'],
  ],
  ['another material', { ...WALNUT, conditionId: 6, materials: [2] }, ['photo-flaw-scratch-walnut-brown is of another material']],
  [
    'another colour',
    {
      ...WALNUT,
      conditionId: 6,
      photos: ['photo-chaise-green-velvet-1-front', 'photo-flaw-worn-cover-velvet-red'],
      materials: [37, 1],
      colors: [21],
    },
    ['photo-flaw-worn-cover-velvet-red is of another colour'],
  ],
])('flaws are read for %s', (_what, product, against) => {
  expect(flawsAgainst(product)).toEqual(against)
})

test('EXT-39: the alternative text of a flaw says what is seen, and its name is what a condition report says', () => {
  const row = flawRows().find(({ key }) => key === 'photo-flaw-scratch-walnut-brown')
  expect(row?.view.map(({ text }) => text)).toEqual([
    'z bliska: rysa, orzech, brązowy',
    'close up: scratch, walnut, brown',
    'de cerca: arañazo, nogal, marrón',
  ])
  expect(row?.flaw?.map(({ text }) => text)).toEqual(['rysa', 'scratch', 'arañazo'])
})

test.each([
  ['Fotel wypoczynkowy wypoczynkowy tapicerowany', ['wypoczynkowy']],
  ['Stolik kawowy ze szklanym blatem szklany', ['szklany']],
  ['Obraz „Formy, formy” na płótnie', []],
])('repeated words are read in "%s"', (title, repeated) => {
  expect(repeatedWords(title)).toEqual(repeated)
})

test.each([
  ['the thing', 'Fotel orzechowy', 'photo-bed-brown-walnut-1-front', ['bed is not called so', 'bed is no fotel']],
  ['a second thing', 'Łóżko z konsola orzechowe', 'photo-bed-brown-walnut-1-front', ['bed is no konsola']],
  ['a material', 'Łóżko dębowe', 'photo-bed-brown-walnut-1-front', ['no dębowe is shown']],
  ['a material of a part', 'Stół z mosiężnymi nogami', 'photo-table-beige-oak-1-front', ['no mosiężnymi is shown']],
  ['a colour', 'Szezlong aksamitny granatowy', 'photo-chaise-green-velvet-1-front', ['nothing granatowy is shown']],
  ['the colour of a part', 'Hoker mosiężny z czerwonym siedziskiem', 'photo-bar-stool-green-brass-1-front', ['nothing czerwonym is shown']],
  [
    'how many arms',
    'Żyrandol mosiężny pięcioramienny',
    'photo-chandelier-gold-brass-1-front',
    ['chandelier does not have pięcioramienny '],
  ],
  ['how many pieces', 'Talerze, komplet 6 sztuk', 'photo-plate-white-porcelain-1-front', ['plates does not have 6 sztuk']],
  ['how many legs', 'Taboret brzozowy na czterech nogach', 'photo-stool-beige-birch-1-front', ['stool does not have czterech nogach']],
])('a title is read for %s', (_what, title, photo, against) => {
  expect(contradictionsOf(title, photo)).toEqual(against)
})

test('what can be seen may be said', () => {
  expect(contradictionsOf('Żyrandol mosiężny ośmioramienny, lata 60.', 'photo-chandelier-gold-brass-1-front')).toEqual([])
  expect(contradictionsOf('Obraz olejny „Czerwone drzewa”, lata 30.', 'photo-painting-brown-paper-1-front')).toEqual([])
})

test('GAP-155: variants of a colour or a material have pictures of their own', () => {
  const groups = Map.groupBy(
    CATALOG.filter(({ product }) => product.variantGroupId !== null),
    ({ product }) => product.variantGroupId,
  )
  for (const rows of groups.values()) {
    if (rows.find(({ group }) => group)?.group?.type === 'TEXT') continue
    expect(new Set(rows.map(({ product }) => product.photos[0])).size).toBe(rows.length)
  }
})

test('GAP-155: every known model is on sale', () => {
  const names = CATALOG.filter((rows) => isListed(rows, () => false)).map(({ product }) => product.name)
  expect(ICONS.filter(({ noun, model }) => !names.some((name) => name.toLowerCase().startsWith(`${noun} ${model}`.toLowerCase())))).toEqual(
    [],
  )
})

test('an alt text says the view, and what the picture shows', () => {
  const texts = new Map(photographRows().map(({ key, view }) => [key, view.map(({ text }) => text)]))
  expect(texts.get('photo-bar-stool-green-brass-1-front')).toEqual([
    'widok z przodu, mosiądz, zielony',
    'front view, brass, green',
    'vista frontal, latón, verde',
  ])
  expect(texts.get('photo-candle-red-paper-1-front')?.[0]).toBe('widok z przodu, czerwony')
})
