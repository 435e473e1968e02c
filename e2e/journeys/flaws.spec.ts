import { expect, test } from '../fixtures.ts'
import { isOnSale } from '../shop-lookup.ts'

test.use({ hasPictures: true })

test('EXT-39: the condition names a flaw, and leads to its picture', { tag: '@phone' }, async ({ page, visitProduct, shop }) => {
  const product = await shop.productThat('with a flaw', (each) => isOnSale(each) && each.photos.some(({ flaw }) => flaw))
  const number = product.photos.findIndex(({ flaw }) => flaw) + 1
  const { flaw = '', alt } = product.photos[number - 1] ?? {}
  await visitProduct(product)
  await page.getByRole('definition').getByRole('link', { name: flaw }).click()
  await expect(page.getByRole('img', { name: alt ?? '', exact: true })).toBeInViewport({ ratio: 0.5 })
  await expect(page.getByRole('list', { name: 'Zdjęcia produktu' }).getByText(flaw, { exact: true })).toBeInViewport()
})
