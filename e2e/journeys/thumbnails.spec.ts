import { expect, test } from '../fixtures.ts'
import { isOnSale, productParams } from '../shop-lookup.ts'

test.use({ hasPictures: true })

test(
  'PRD-02: the row of thumbnails follows the photograph in view, so that those after the fifth are reached',
  { tag: '@phone-too' },
  async ({ page, visit, shop }) => {
    const product = await shop.productThat('with seven photographs', (one) => isOnSale(one) && one.photos.length >= 7)
    const last = product.photos.length - 1
    await visit('product', productParams(product))
    const thumbnails = page.getByRole('link', { name: /^Zdjęcie \d+ z \d+$/ })
    await expect(thumbnails.nth(last)).not.toBeInViewport()
    await thumbnails.nth(4).click()
    await expect(thumbnails.nth(4)).toHaveAttribute('aria-current', 'true')
    await expect(thumbnails.nth(5)).toBeInViewport({ ratio: 0.99 })
    await thumbnails.nth(last).click()
    await expect(thumbnails.nth(last)).toHaveAttribute('aria-current', 'true')
    await expect(thumbnails.nth(last)).toBeInViewport({ ratio: 0.99 })

    // Without the pointer, for which the test would scroll the page itself.
    const place = await page.evaluate(() => scrollY)
    const photographs = page.getByRole('list', { name: 'Zdjęcia produktu' })
    await photographs.evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }))
    await expect(thumbnails.first()).toBeInViewport({ ratio: 0.99 })
    await photographs.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }))
    await expect(thumbnails.nth(last)).toBeInViewport({ ratio: 0.99 })
    expect(await page.evaluate(() => scrollY), 'the page stays where it is').toBe(place)
  },
)
