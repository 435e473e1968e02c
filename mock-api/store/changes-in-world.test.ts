import { expect, test } from 'vitest'
import { productDetails } from '#app/shop-api/contract/product.ts'
import { productChange } from '#db/shop-change-tables.ts'
import { PRODUCT } from '../test-world/products.ts'
import { createTestWorld } from '../test-world/test-world.ts'

test('GAP-86: an option that is sold out in the world is inactive there', async () => {
  const world = createTestWorld()
  await world.send('/shop/banners', { headers: { 'x-mock-world': 'a' } })
  const productId = PRODUCT.imageVariant
  world.db.insert(productChange).values({ world: 'a', productId, stock: 0 }).run()
  const optionIn = async (headers: Record<string, string>) =>
    (await world.call(productDetails, `/shop/product/details/${productId}`, { headers })).data.variantGroup?.options.find(
      ({ id }) => id === productId,
    )?.isActive
  expect([await optionIn({}), await optionIn({ 'x-mock-world': 'a' })]).toEqual([true, false])
})
