import type { WireSearchBody } from '#app/shop-api/contract/search.ts'
import type { ShopSearch } from '#mock-api/shop-search.ts'

/** A search: what is asked for, and which page of it. */
export interface Query {
  body: WireSearchBody
  page: number
}

/** One class of searches: typical queries of shoppers, with varying values so that consecutive runs differ. */
export interface QueryClass {
  name: string
  queries: readonly Query[]
}

/** Facets of all products, from which the values of the queries are taken. */
type FacetsOf = ReturnType<ShopSearch['search']>['facets']

/** The measured classes of searches, all with facets. */
export function queryClasses(facets: FacetsOf): QueryClass[] {
  const categories = plentiful(facets?.categories)
  const colors = plentiful(facets?.colors)
  const materials = plentiful(facets?.materials)
  const styles = plentiful(facets?.styles)
  const newest = { orderBy: { order: 'newest' } } as const
  const price = { from: 200, to: 3000 }

  return [
    queryClass('newest', [newest]),
    queryClass(
      'category',
      categories.map((id) => ({ categories: [id], visibleOnGrid: 2 })),
    ),
    queryClass(
      'category + colour + price',
      categories.map((id, i) => ({ categories: [id], colors: colors.slice(i % 4, (i % 4) + 2), price })),
    ),
    queryClass('page 500', [newest, {}, { orderBy: { order: 'price' } }, { orderBy: { order: 'popular' } }], 500),
    queryClass('word', texts('krzesło', 'lampa', 'fotel', 'stół', 'komoda', 'krzeseł', 'drewna')),
    queryClass('two words', texts('fotel skandynawski', 'krzesło dębowe', 'lampa mosiężna', 'stolik kawowy', 'szafa drewniana')),
    queryClass('typo', texts('krzselo', 'lapma', 'komdoa', 'skandynwaski', 'dywna')),
    queryClass('prefix', texts('lam', 'krz', 'fo', 'k', 'sto', 'drew')),
    queryClass(
      'text + filters',
      colors.map((id, i) => ({ textSearch: ['krzesło', 'lampa', 'fotel'][i % 3] ?? '', colors: [id], price, visibleOnGrid: 2 })),
    ),
    queryClass(
      'vendor',
      [1, 2, 3, 5, 8, 13].map((vendor) => ({ vendor, visibleOnGrid: 2 })),
    ),
    queryClass(
      'two multi-value facets',
      colors.map((_, i) => ({ colors: colors.slice(0, 2 + (i % 4)), materials: materials.slice(i % 3, 3 + (i % 4)) })),
    ),
    queryClass(
      'four multi-value facets',
      styles.map((_, i) => ({ categories, colors: colors.slice(0, 4 + (i % 4)), materials, styles })),
    ),
    queryClass(
      'numbers',
      texts('fotel do 500 zł', 'stół 160 cm', 'dywan 200x300', 'lampa lata 60', 'komplet 6 krzeseł', 'komoda od 500 do 2000 zł'),
    ),
    queryClass(
      'dropped words',
      texts(
        'krzesło kolorowe z piórami',
        'fotel 999-999 lisek czarny',
        'duński żyrandol betonowy okrągły rattan',
        'lampa zielona wzór 12x',
      ),
    ),
    queryClass('room or use', texts('krzesła do jadalni', 'lampa do sypialni', 'biurko dla ucznia', 'lustro do łazienki')),
    queryClass('two typos', texts('krzeseuko', 'skandynwasik fotel', 'żyrandlo kryształwoy', 'komódak bukwoa', 'portselanowy wazno')),
  ]
}

function queryClass(name: string, bodies: readonly WireSearchBody[], page = 1): QueryClass {
  return { name, queries: bodies.map((body) => ({ body: { ...body, facets: true }, page })) }
}

function texts(...all: string[]): WireSearchBody[] {
  return all.map((textSearch) => ({ textSearch, visibleOnGrid: 2 }))
}

/** Ids of the eight values with the most products. */
function plentiful(values: readonly { id: number; count: number }[] = []): number[] {
  return values
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 8)
    .map(({ id }) => id)
}
