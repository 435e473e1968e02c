import { expect, test } from 'vitest'
import { openDb } from '#db/open.ts'
import { tagId } from './content/tags.ts'
import { countBroken, INVARIANTS } from './invariants.ts'
import { DEFAULT_SEED, DEFAULT_SIZE } from './seed-size.ts'
import { seedShop } from './seed-shop.ts'

const { $client: sqlite } = seeded(DEFAULT_SIZE)

function seeded(size: number) {
  const db = openDb(':memory:')
  seedShop(db, { size, seed: DEFAULT_SEED })
  return db
}

/** Counts that are not 0, and why. */
const MOST: Readonly<Record<string, number>> = {
  // On the page where bestsellers and the newest meet, one place has nobody but suspended vendors to fill it.
  'pictures twice on a page of a department': 3,
  // A department's page comes first: 600 pages of categories repeat one picture in a hundred that they need not.
  'pictures twice on a page of a category': 130,
}

test('EXT-86: nothing of 20,000 products contradicts itself', () => {
  const broken = countBroken(sqlite, DEFAULT_SIZE).filter(({ what, count }) => count > (MOST[what] ?? 0))
  expect(broken).toEqual([])
})

test('a small catalog is not asked for every value of every list', () => {
  expect(countBroken(seeded(300).$client, 300).filter(({ count }) => count > 0)).toEqual([])
})

const EGG = `(SELECT id FROM product WHERE name LIKE 'Fotel Egg %' LIMIT 1)`
const NEW = `(SELECT id FROM product WHERE classification_id = 3 AND condition_id = 1 AND stock > 1 AND is_bestseller = 0 LIMIT 1)`

/** By invariant a change that breaks it. */
const BREACHES: Readonly<Record<string, string>> = {
  'works of art and antiques of which there are several': `UPDATE product SET stock = 2 WHERE id = (SELECT id FROM product WHERE name LIKE 'Obraz%' LIMIT 1)`,
  'vintage things of which there are more than three': `UPDATE product SET stock = 4 WHERE id = (SELECT id FROM product WHERE classification_id = 1 LIMIT 1)`,
  'used things of today of which there are several': `UPDATE product SET condition_id = 4 WHERE id = ${NEW}`,
  'bestsellers that are unique': `UPDATE product SET stock = 1 WHERE id = (SELECT id FROM product WHERE is_bestseller LIMIT 1)`,
  'bestsellers that few have bought': `UPDATE product SET is_bestseller = 1 WHERE id = ${NEW}`,
  'vendors that have sold less than their things were sold': `UPDATE product SET sold = 90000 WHERE id = ${NEW}`,
  'things on sale that are not delivered': `UPDATE product SET standard_delivery_price = NULL, home_delivery_price = NULL WHERE id = ${NEW} AND status_id = 'PUBLISHED'`,
  'deliveries dearer than the thing': `UPDATE product SET standard_delivery_price = regular_price + 1 WHERE id = ${NEW}`,
  'things of the tag up to 350 zł that cost more when they are not reduced': `UPDATE product SET regular_price = 900000 WHERE tags LIKE '%${tagId('do-350-zl')}%'`,
  'known models outside the prices of their edition': `UPDATE product SET regular_price = 210000 WHERE id = ${EGG}`,
  'titles that their picture contradicts': `UPDATE product SET name = 'Fotel Egg na czterech nogach' WHERE id = ${EGG}`,
  'titles that say a word twice': `UPDATE product SET name = 'Stolik kawowy ze szklanym blatem szklany' WHERE id = ${NEW}`,
  'conditions that the gallery contradicts': `UPDATE product SET condition_id = 7, photos = json_array(photos ->> 0) WHERE id = ${EGG}`,
  'values of colors-short with fewer than three things': `UPDATE product SET colors = '[]'`,
  'values of materials with fewer than three things': `UPDATE product SET materials = '[]'`,
  'values of styles with fewer than three things': `UPDATE product SET styles = '[]'`,
  'values of eras with fewer than three things': 'UPDATE product SET era_id = 12',
  'values of conditions with fewer than three things': 'UPDATE product SET condition_id = 1',
  'values of manufacturers with fewer than three things': 'UPDATE product SET manufacturer_id = NULL',
  'values of designers with fewer than three things': 'UPDATE product SET designer_id = NULL',
  'pictures twice on a page of everything': `UPDATE product SET photos = (SELECT photos FROM product ORDER BY id LIMIT 1) WHERE id < 400`,
  'pictures twice on a page of a department': `UPDATE product SET photos = (SELECT photos FROM product ORDER BY id LIMIT 1) WHERE id < 4000`,
  'pictures twice on a page of a category': `UPDATE product SET photos = (SELECT photos FROM product ORDER BY id LIMIT 1) WHERE id < 4000`,
}

test.each(INVARIANTS)('EXT-86: a breach is counted: $what', (invariant) => {
  const count = () => countBroken(sqlite, DEFAULT_SIZE, [invariant])[0]?.count ?? 0
  const before = count()
  sqlite.exec(`SAVEPOINT breach; ${BREACHES[invariant.what] ?? ''}`)
  const after = count()
  sqlite.exec('ROLLBACK TO breach; RELEASE breach')
  expect(after).toBeGreaterThan(before)
})
