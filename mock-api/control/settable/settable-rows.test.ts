import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { product } from '#db/catalog-tables.ts'
import { changeProduct } from '../contract/settable.ts'
import { columnsOf } from './settable-rows.ts'

/** Columns that are set by other fields, that follow from them, or that the shop counts. */
const WITHOUT_FIELD = new Set(['id', 'sold', 'promoPrice', 'promoStartsAt', 'promoEndsAt', 'variantGroupId', 'visibleOnGrid'])

test('EXT-88: every column of a product has a field that sets it', () => {
  const { shape } = changeProduct.request.body.content['application/json'].schema
  const set = Object.keys(columnsOf(Object.fromEntries(Object.keys(shape).map((name) => [name, null]))))
  const missing = Object.keys(getTableColumns(product)).filter((column) => !set.includes(column) && !WITHOUT_FIELD.has(column))
  expect(missing, 'a new column needs a field in ProductBody of control/contract/settable.ts').toEqual([])
})
