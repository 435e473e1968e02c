// What never holds in a seeded database: contradictions, each counted by its SQL. Seeding counts them all and says what it found.
import type { Database } from 'better-sqlite3'
import { contradictionsOf, flawsAgainst, repeatedWords } from './catalog/contradictions.ts'
import { type IconRow, ICONS } from './catalog/makers/icons.ts'
import { MANY_SOLD } from './catalog/stock.ts'
import { tagId } from './content/tags.ts'
import { DEFAULT_SIZE } from './seed-size.ts'

export interface Invariant {
  /** What is counted. */
  what: string
  /** Selects one number. */
  sql: string
  /** Products from which on it can hold. @default 1 */
  from?: number
}

/** What a shopper can buy. */
const ON_SALE = `p.status_id = 'PUBLISHED' AND p.stock > 0 AND p.vendor_id NOT IN (SELECT id FROM vendor WHERE is_suspended)`
const LISTED = `${ON_SALE} AND p.visible_on_grid = 2`
const PRICE = 'min(p.regular_price, coalesce(p.promo_price, p.regular_price))'
const PAGE = 32

const products = (where: string) => `SELECT count(*) FROM product p WHERE ${where}`

/** Values of a list that fewer than three things on sale have. */
function rareValues(list: string, column: string): Invariant {
  const values = column.endsWith('_id')
    ? `SELECT p.${column} AS id FROM product p`
    : `SELECT v.value AS id FROM product p, json_each(p.${column}) v`
  return {
    what: `values of ${list} with fewer than three things`,
    sql: `WITH many AS (SELECT id FROM (${values} WHERE ${LISTED}) WHERE id IS NOT NULL GROUP BY id HAVING count(*) >= 3)
      SELECT count(*) FROM reference_item WHERE list = '${list}' AND lang_id = 'pl' AND data ->> 'id' NOT IN (SELECT id FROM many)`,
    from: DEFAULT_SIZE,
  }
}

/** Main pictures that a page of a listing in default order shows again, beyond those that it must for want of others. */
function repeatedPictures(what: string, listing: string): Invariant {
  return {
    what: `pictures twice on a page of ${what}`,
    sql: `WITH category AS MATERIALIZED (SELECT data ->> 'id' AS id, data ->> 'parentId' AS parent_id FROM reference_item
        WHERE list = 'categories' AND lang_id = 'pl'),
      shown AS (SELECT ${listing} AS listing, p.photos ->> 0 AS photo,
        (row_number() OVER (PARTITION BY ${listing} ORDER BY p.is_bestseller DESC, p.created_at DESC) - 1) / ${PAGE} AS page
        FROM product p JOIN category c ON c.id = p.categories ->> 0 WHERE ${LISTED}),
      pages AS (SELECT listing, count(photo) AS pictures, count(DISTINCT photo) AS different FROM shown GROUP BY listing, page),
      there AS (SELECT listing, count(DISTINCT photo) AS all_different FROM shown GROUP BY listing)
      SELECT coalesce(sum(min(pictures, all_different) - different), 0) FROM pages JOIN there USING (listing)`,
    from: DEFAULT_SIZE,
  }
}

/** Every contradiction. */
export const INVARIANTS: readonly Invariant[] = [
  {
    what: 'works of art and antiques of which there are several',
    sql: products(`p.stock > 1 AND (p.categories ->> 0 IN (3044, 3046, 3048) OR p.classification_id = 2)`),
  },
  { what: 'vintage things of which there are more than three', sql: products('p.stock > 3 AND p.classification_id = 1') },
  {
    what: 'used things of today of which there are several',
    sql: products('p.stock > 1 AND p.classification_id = 3 AND p.condition_id <> 1'),
  },
  { what: 'bestsellers that are unique', sql: products('p.is_bestseller AND (p.classification_id <> 3 OR p.stock < 2)') },
  { what: 'bestsellers that few have bought', sql: products(`p.is_bestseller AND p.sold < ${MANY_SOLD}`) },
  {
    what: 'vendors that have sold less than their things were sold',
    sql: `SELECT count(*) FROM vendor v WHERE v.record ->> 'sales' < (SELECT sum(sold) FROM product WHERE vendor_id = v.id)`,
  },
  {
    what: 'things on sale that are not delivered',
    sql: products(`${ON_SALE} AND coalesce(p.standard_delivery_price, p.home_delivery_price) IS NULL`),
  },
  {
    what: 'deliveries dearer than the thing',
    sql: products(`max(coalesce(p.standard_delivery_price, 0), coalesce(p.home_delivery_price, 0)) > ${PRICE}`),
  },
  {
    what: 'things of the tag up to 350 zł that cost more when they are not reduced',
    sql: products(`p.regular_price > 35000 AND EXISTS (SELECT 1 FROM json_each(p.tags) WHERE value = ${tagId('do-350-zl')})`),
  },
  {
    what: 'known models outside the prices of their edition',
    sql: products('is_off_price(p.name, p.era_id, p.regular_price, p.promo_price)'),
  },
  { what: 'titles that their picture contradicts', sql: products('is_contradicted(p.name, p.photos ->> 0)') },
  { what: 'titles that say a word twice', sql: products('says_twice(p.name)') },
  { what: 'conditions that the gallery contradicts', sql: products('hides_flaws(p.condition_id, p.photos, p.materials, p.colors)') },
  rareValues('colors-short', 'colors'),
  rareValues('materials', 'materials'),
  rareValues('styles', 'styles'),
  rareValues('eras', 'era_id'),
  rareValues('conditions', 'condition_id'),
  rareValues('manufacturers', 'manufacturer_id'),
  rareValues('designers', 'designer_id'),
  repeatedPictures('everything', '0'),
  repeatedPictures('a department', 'c.parent_id'),
  repeatedPictures('a category', 'c.id'),
]

/** How often an invariant is broken. */
export interface Broken {
  what: string
  count: number
}

/** Counts what contradicts itself in a seeded database of so many products; what can hold in larger ones only is left out. */
export function countBroken(sqlite: Database, size: number, invariants: readonly Invariant[] = INVARIANTS): Broken[] {
  const check = (name: string, isBroken: (...values: never[]) => boolean) =>
    sqlite.function(name, { deterministic: true, varargs: true }, (...values: unknown[]) => Number(isBroken(...(values as never[]))))
  check('is_off_price', isOffPrice)
  check('says_twice', (name: string) => repeatedWords(name).length > 0)
  check('is_contradicted', (name: string, photo: string | null) => photo !== null && contradictionsOf(name, photo).length > 0)
  check('hides_flaws', (conditionId: number, ...lists: [string, string, string]) => {
    const [photos, materials, colors] = lists.map((json) => JSON.parse(json)) as [string[], number[], number[]]
    return photos.length > 0 && flawsAgainst({ conditionId, photos, materials, colors }).length > 0
  })
  return invariants
    .filter(({ from = 1 }) => size >= from)
    .map(({ what, sql }) => ({
      what,
      count: sqlite.prepare<[], number>(sql).pluck().get() ?? 0,
    }))
}

/** A reduction may lead so far below the lowest price of an edition. */
const LEAST_PART = 0.85

// Every row of a model, so that what is made by two has both prices.
const MODELS = Map.groupBy(ICONS, ({ noun, model }) => `${noun} ${model} `)

function isOffPrice(name: string, era: number, regular: number, promo: number | null): boolean {
  const title = `${name.toLowerCase()} `
  const rows = [...MODELS].find(([model]) => title.startsWith(model.toLowerCase()))?.[1] ?? []
  const isIn = ({ prices }: IconRow) => {
    const [from, to] = prices[era === 12 ? 'licensed' : 'original'] ?? [0, 0]
    return regular >= from * 100 && regular <= to * 100 && (promo ?? regular) >= from * 100 * LEAST_PART
  }
  return rows.length > 0 && !rows.some(isIn)
}
