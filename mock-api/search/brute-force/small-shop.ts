// Small random shops for the property tests: few distinct values per property, so that filters overlap often.
import * as fc from 'fast-check'
import { FACETS, type FacetName, facetNames, isOfKind, type WireKey } from '#app/domain/search/facets.ts'
import { orderKeys } from '#app/domain/search/sort-orders.ts'
import type { WireSearchBody } from '#app/shop-api/contract/search.ts'
import { openDb, type Db } from '#db/open.ts'
import { product, referenceItem, variantGroup, vendor } from '#db/catalog-tables.ts'
import type { FactColumn, ListColumn } from '../product-properties.ts'

export type ProductInsert = typeof product.$inferInsert

const REFERENCE = {
  categories: [
    { id: 145, parentId: null, pl: 'Meble', en: 'Furniture', es: 'Muebles' },
    { id: 3000, parentId: null, pl: 'Lampy', en: 'Lamps', es: 'Lámparas' },
    { id: 3001, parentId: 145, pl: 'Krzesła', en: 'Chairs', es: 'Sillas' },
    { id: 3002, parentId: 145, pl: 'Łóżka', en: 'Beds', es: 'Camas' },
    { id: 3003, parentId: 3000, pl: 'Kinkiety', en: 'Wall lamps', es: 'Apliques' },
  ],
  materials: [
    { id: 1, parentId: null, pl: 'drewno', en: 'wood', es: 'madera' },
    { id: 2, parentId: 1, pl: 'dąb', en: 'oak', es: 'roble' },
    { id: 3, parentId: null, pl: 'metal', en: 'metal', es: 'metal' },
  ],
  styles: [
    { id: 1, parentId: null, pl: 'Art deco', en: 'Art Deco', es: 'Art déco' },
    { id: 2, parentId: null, pl: 'Skandynawski', en: 'Scandinavian', es: 'Escandinavo' },
  ],
}
const ERAS = [
  { id: 8, parentId: null, pl: 'lata 60. XX wieku', en: '1960s', es: 'años 60 del siglo XX' },
  { id: 2, parentId: null, pl: 'XIX wiek', en: '19th century', es: 'siglo XIX' },
]
const LANGUAGES = ['pl', 'en', 'es'] as const
const MAKERS = { manufacturers: ['Thonet', 'Zakłady Słupsk'], designers: ['Józef Chierowski', 'Ray Eames'] }
const VENDORS = ['Dom z duszą', 'Lampiarnia', 'Stare Meble']

/** An empty shop with reference lists, two variant groups and three vendors, the third one suspended. */
export function emptyShop(): Db {
  const db = openDb(':memory:')
  for (const langId of LANGUAGES) {
    for (const [list, rows] of Object.entries({ ...REFERENCE, eras: ERAS })) {
      const data = rows.map((row) => ({ id: row.id, parentId: row.parentId, langId, translation: row[langId], urlSlug: 'slug' }))
      db.insert(referenceItem)
        .values(data.map((each, position) => ({ list, langId, position, data: each })))
        .run()
    }
    for (const [list, names] of Object.entries(MAKERS)) {
      db.insert(referenceItem)
        .values(names.map((name, i) => ({ list, langId, position: i, data: { id: i + 1, name } })))
        .run()
    }
  }
  db.insert(variantGroup)
    .values([1, 2].map((id) => ({ id, type: 'COLOUR' as const, translations: [] })))
    .run()
  db.insert(vendor)
    .values(
      VENDORS.map((name, i) => ({
        id: i + 1,
        name,
        urlSlug: 'v',
        description: '',
        city: 'Łódź',
        countryId: 'PL',
        createdAt: 0,
        isSuspended: i === 2,
      })),
    )
    .run()
  return db
}

/** A product on sale with no other features. */
export const PLAIN_PRODUCT: ProductInsert = {
  name: 'Rzecz',
  description: '',
  statusId: 'PUBLISHED',
  classificationId: 1,
  vendorId: 1,
  conditionId: 1,
  stock: 1,
  shippingDays: 5,
  isBestseller: false,
  popularity: 0,
  regularPrice: 10_000,
  visibleOnGrid: 2,
  categories: [],
  materials: [],
  colors: [],
  styles: [],
  tags: [],
  photos: [],
  createdAt: 1,
}

/** A shop with these products; missing ids count from 1. */
export function shopWith(products: readonly Partial<ProductInsert>[]): Db {
  const db = emptyShop()
  products.forEach((each, i) =>
    db
      .insert(product)
      .values({ id: i + 1, ...PLAIN_PRODUCT, ...each })
      .run(),
  )
  return db
}

const NAME_WORDS = 'komplet 4 1965 Krzesło krzeseł Łóżko dębowe Lampa lampka fotel Fotele PRL 366 z stół'.split(' ')
const name = fc.array(fc.constantFrom(...NAME_WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
const description = fc
  .array(fc.constantFrom(...NAME_WORDS, '<p class="lampa">', '</p>', '&nbsp;', 'rattanowy', 'modernistyczny'), { maxLength: 6 })
  .map((words) => words.join(' '))
const some = (...ids: number[]) => fc.subarray(ids)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 2 })
export const instant = fc.integer({ min: 0, max: 20 })

/** What differs from product to product of those that worlds may change, and numbers to filter by. */
export const changeableFacts = {
  statusId: fc.constantFrom('PUBLISHED' as const, 'PUBLISHED' as const, 'PUBLISHED' as const, 'DRAFT' as const),
  stock: fc.constantFrom(0, 1, 1, 2, 5),
  regularPrice: fc.integer({ min: 1, max: 40 }).map((price) => price * 29),
  promoPrice: maybe(fc.integer({ min: 1, max: 40 }).map((price) => price * 29)),
  promoStartsAt: maybe(instant),
  promoEndsAt: maybe(instant),
  askingPrice: maybe(fc.constant(500)),
  shippingDays: fc.constantFrom(1, 2, 3, 7, 10, 14, 30),
  width: maybe(fc.integer({ min: 1, max: 9 })),
  visibleOnGrid: fc.constantFrom(1, 2, 2),
  isBestseller: fc.boolean(),
  popularity: fc.integer({ min: 0, max: 3 }),
}

/** Random values of every column that filters and orders read: a column left out here is a filter that finds nothing in the tests. */
const anyFacts = {
  ...changeableFacts,
  photos: fc.constantFrom<string[]>([], ['one'], ['other', 'one']),
  name,
  description,
  classificationId: fc.integer({ min: 1, max: 3 }),
  conditionId: fc.integer({ min: 1, max: 3 }),
  vendorId: fc.integer({ min: 1, max: 3 }),
  manufacturerId: maybe(fc.integer({ min: 1, max: 2 })),
  designerId: maybe(fc.integer({ min: 1, max: 2 })),
  eraId: maybe(fc.constantFrom(2, 8)),
  variantGroupId: maybe(fc.constantFrom(1, 2)),
  categories: some(3001, 3002, 3003),
  materials: some(2, 3),
  colors: some(1, 2, 12),
  styles: some(1, 2),
  tags: some(248, 71),
  height: maybe(fc.integer({ min: 1, max: 9 })),
  depth: maybe(fc.integer({ min: 1, max: 9 })),
  createdAt: fc.integer({ min: 1, max: 5 }),
} satisfies Partial<Record<keyof ProductInsert, fc.Arbitrary<unknown>>> & Record<FactColumn | ListColumn, fc.Arbitrary<unknown>>

export const someProduct: fc.Arbitrary<Partial<ProductInsert>> = fc.record(anyFacts)

export const someShop = fc.array(someProduct, { maxLength: 25 })

const NUMBERS = ['do 5 zł', 'od 3 do 8 zł', '4 cm', '3x5 cm', 'wysokość do 6 cm', 'lata 60', '1965', 'komplet 4', '4 krzesła', 'XIX wiek']
const SAID = ['salon', '"krzesło"', 'bez', 'nie', 'odnowiony', 'do renowacji', 'promocja', 'tanie', 'dom z duszą', 'art deco', 'jaki', '%']
const OTHER_WORDS = 'xyzw krzselo debowy lam krzeslo krzselo debow Thonet meble scandinavian q'.split(' ')
const words = fc.array(fc.constantFrom(...NAME_WORDS, ...NUMBERS, ...SAID, 'fotel bujany', ...OTHER_WORDS), { maxLength: 3 })
const range = (bound: fc.Arbitrary<number>) => fc.record({ from: bound, to: bound }, { requiredKeys: [] })
const anyId = fc.subarray([1, 2, 3, 12, 99, 145, 3000, 3001, 3002], { maxLength: 3 })
const anyBound = fc.integer({ min: 0, max: 10 })

/** Facet filters of a body: few distinct values, so that products have them. */
function askedOf(facet: FacetName): fc.Arbitrary<unknown> {
  if (isOfKind(facet, 'ids')) return anyId
  if (isOfKind(facet, 'flag')) return fc.boolean()
  if (isOfKind(facet, 'number')) return fc.constantFrom(...FACETS[facet].choices, 5)
  return range(FACETS[facet].unit === 'PLN' ? fc.integer({ min: 0, max: 40 }).map((price) => (price * 29) / 100) : anyBound)
}

const facetFields = Object.fromEntries(facetNames().map((facet) => [FACETS[facet].wire, askedOf(facet)])) as {
  [Key in WireKey<FacetName>]: fc.Arbitrary<NonNullable<WireSearchBody[Key]>>
}

const mixedBody: fc.Arbitrary<WireSearchBody> = fc
  .record(
    {
      ...facetFields,
      tags: some(248, 71, 9),
      textSearch: words.map((each) => each.join(' ')),
      orderBy: fc.record(
        { order: fc.constantFrom(...orderKeys()), dir: fc.constantFrom('asc' as const, 'desc' as const) },
        { requiredKeys: ['order'] },
      ),
      vendor: fc.integer({ min: 1, max: 4 }),
      visibleOnGrid: fc.constantFrom(1 as const, 2 as const),
      similarTo: fc.integer({ min: 1, max: 27 }),
      facets: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  // All fields together match nothing, so only a few are kept.
  .chain((body) => fc.subarray(Object.keys(body), { maxLength: 4 }).map((kept) => ({ ...pick(body, kept), facets: true })))

/** A grid of categories alone, which a mix seldom is. */
const categoryGrid = fc
  .subarray([3001, 3002, 3003], { minLength: 1 })
  .map((categories) => ({ categories, visibleOnGrid: 2 as const, facets: true }))

export const someBody: fc.Arbitrary<WireSearchBody> = fc.oneof({ arbitrary: mixedBody, weight: 9 }, { arbitrary: categoryGrid, weight: 1 })

function pick(body: WireSearchBody, kept: readonly string[]): WireSearchBody {
  return Object.fromEntries(Object.entries(body).filter(([key]) => kept.includes(key)))
}
