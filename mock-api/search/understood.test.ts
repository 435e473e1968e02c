// What numbers, kinds and dropped words find and in which order, rule by rule; the property tests compare the same with the oracle.
import { describe, expect, test } from 'vitest'
import { referenceItem } from '#db/catalog-tables.ts'
import { type ProductInsert, shopWith } from './brute-force/small-shop.ts'
import { createSearchIndex } from './search-index.ts'

const CHAIR = { categories: [3001] }
const search = (products: readonly Partial<ProductInsert>[], textSearch: string) =>
  createSearchIndex(shopWith(products)).search({ body: { textSearch }, page: 1, perPage: 50, now: 0 })

describe('EXT-10: order', () => {
  test.each<[string, string, Partial<ProductInsert>[], number[]]>([
    [
      'of the kind and named so, of the kind, named so, described so',
      'krzesło',
      [{ ...CHAIR, name: 'Krzesło' }, { ...CHAIR, name: 'Siedzisko' }, { name: 'Krzesło dla lalek' }, { description: 'krzesło' }],
      [1, 2, 3, 4],
    ],
    ['a model in the name before a kind that the number names', '366', [{ name: 'Fotel 366' }, { description: '366' }], [1, 2]],
    ['the length as asked before one a tenth off; none further off', '160 cm', [{ height: 160 }, { width: 172 }, { depth: 190 }], [1, 2]],
    [
      'two lengths at two sides',
      '80x120',
      [
        { width: 80, height: 80 },
        { width: 120, depth: 80 },
      ],
      [2],
    ],
    ['the year in the name before its decade', '1965', [{ name: 'Radio, 1965 r.' }, { eraId: 8 }, { eraId: 2 }], [1, 2]],
    ['a set by its number', 'komplet 4', [{ name: 'Krzesła, komplet 4 sztuk' }, { name: 'Krzesła, komplet 6 sztuk' }], [1]],
    [
      'a material that the name says before one that it does not',
      'metalowy',
      [{ materials: [3] }, { materials: [3], name: 'Stół metalowy' }],
      [2, 1],
    ],
  ])('%s', (_rule, text, products, ids) => expect(search(products, text).ids).toEqual(ids))
})

describe('EXT-10: at no product with all words the least telling is dropped, and said', () => {
  test.each<[string, string, Partial<ProductInsert>[], number[], string[]]>([
    ['a word that nothing has', 'krzesło xyzq', [CHAIR, {}], [1], ['xyzq']],
    ['a word of descriptions before a kind', 'krzesło stary', [CHAIR, { description: 'stary' }], [1], ['stary']],
    [
      'a size before a price',
      'krzesło 50 cm do 100 zł',
      [
        { ...CHAIR, width: 90 },
        { ...CHAIR, width: 50, regularPrice: 90_000 },
      ],
      [1],
      ['50 cm'],
    ],
    ['a material before a kind', 'krzesło metal', [CHAIR, { materials: [3] }], [1], ['metal']],
    ['a maker after a material', 'thonet metal', [{ manufacturerId: 1 }, { materials: [3] }], [1], ['metal']],
    ['nothing while something has all', 'krzesło metal', [{ ...CHAIR, materials: [3] }, CHAIR], [1], []],
    ['not down to words that tell nothing', 'stary xyzq', [{ description: 'stary' }], [], []],
    ['not down to a word that others only begin with', 'thon xyzq', [{ manufacturerId: 1 }], [], []],
    ['not down to a bold correction', 'krezlo xyzq', [CHAIR], [], []],
    ['down to a kind with one typing error', 'krzselo xyzq', [CHAIR], [1], ['xyzq']],
    ['not down to a price', 'xyzq do 500 zł', [{}], [], []],
    [
      'a room ranks, and is said when some lack it',
      'krzesło do salonu',
      [CHAIR, { ...CHAIR, description: 'do salonu' }],
      [2, 1],
      ['salonu'],
    ],
  ])('%s', (_rule, text, products, ids, without) => {
    const { ids: found, understood } = search(products, text)
    expect(found).toEqual(ids)
    expect(understood?.without ?? []).toEqual(without)
  })
})

describe('EXT-78: what counts is what the catalog holds', () => {
  const many = Array.from({ length: 300 }, () => CHAIR)
  const sofa = { name: 'Sofa Togo', categories: [3002] }
  test.each<[string, string, Partial<ProductInsert>[], number]>([
    ['a rare name is kept and its kind dropped', 'krzesło togo', [...many, sofa], 1],
    ['a frequent one is dropped and the kind kept', 'krzesło togo', [...many, ...many.map(() => sofa)], 300],
    [
      'a style of several words is one',
      'krzesło w stylu art deco',
      [
        { ...CHAIR, styles: [1] },
        { ...CHAIR, name: 'Krzesło deco art' },
      ],
      2,
    ],
    ['a vendor counts by its whole name', 'dom z duszą', [{}, { vendorId: 2 }], 1],
    ['and not by a part of it', 'dom', [{}, { vendorId: 2 }], 0],
    [
      'a condition',
      'krzesło po renowacji',
      [
        { ...CHAIR, conditionId: 3 },
        { ...CHAIR, conditionId: 1 },
      ],
      1,
    ],
    ['words of questions say nothing', 'jaki jest najlepszy fotel', [{ name: 'Fotel' }, { name: 'Jan' }], 1],
    ['what is after a word that turns the meaning is left out', 'krzesło nie metalowe', [{ ...CHAIR, materials: [3] }, CHAIR, CHAIR], 2],
    [
      'but not where the name says so itself',
      'krzesło bez metalu',
      [{ ...CHAIR, name: 'Krzesło bez metalu' }, CHAIR, { materials: [3] }],
      2,
    ],
  ])('%s', (_rule, text, products, total) => {
    const found = search(products, text)
    expect(found.total).toBe(total)
  })

  test('cheap and dear order what is equally relevant and exclude nothing', () => {
    const products = [200, 100, 300].map((regularPrice) => ({ ...CHAIR, regularPrice }))
    expect(search(products, 'tanie krzesło').ids).toEqual([2, 1, 3])
    expect(search(products, 'luksusowe krzesło').ids).toEqual([3, 1, 2])
  })
})

describe('EXT-79: nothing else in silence', () => {
  test.each<[string, string, Partial<ProductInsert>[], object]>([
    ['a kind that stands in', 'aplik', [{ categories: [3003] }], { instead: [{ typed: 'aplik', shown: ['Kinkiety'] }] }],
    ['a word of descriptions', 'krzesło metalowe', [{ ...CHAIR, description: 'metalowe' }, { materials: [3] }], { without: ['metalowe'] }],
    ['values', 'krzesło nie metalowe', [CHAIR, { materials: [3] }], { excluded: [{ typed: 'nie metalowe', known: 'all' }] }],
    ['words of names', 'krzesło bez xyzq', [CHAIR, { name: 'Xyzq' }], { excluded: [{ typed: 'bez xyzq', known: 'named' }] }],
    ['what the catalog does not tell', 'krzesło bez xyzq', [CHAIR], { excluded: [{ typed: 'bez xyzq', known: 'no' }] }],
  ])('%s', (_rule, text, products, told) => expect(search(products, text).understood).toMatchObject(told))

  test('colours near to a shade, where nothing is called so', () => {
    const understood = (name: string) => {
      const db = shopWith([{ ...CHAIR, name, colors: [1] }])
      const data = { id: 1, kind: 'solid', color: '#2F6FBF', translation: 'niebieski', urlSlug: 'niebieski' }
      db.insert(referenceItem).values({ list: 'colors', langId: 'pl', position: 0, data }).run()
      return createSearchIndex(db).search({ body: { textSearch: 'krzesło kobaltowe' }, page: 1, perPage: 50, now: 0 }).understood
    }
    expect(understood('Krzesło')?.instead).toEqual([{ typed: 'kobaltowe', shown: ['niebieski'] }])
    expect(understood('Krzesło kobaltowe')).not.toHaveProperty('instead')
  })

  test('what is called so is not replaced', () =>
    expect(search([{ categories: [3003], name: 'Aplik' }], 'aplik').understood).toBeUndefined())
})
