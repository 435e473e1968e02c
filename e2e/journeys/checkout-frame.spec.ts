import { putIntoCart } from '../checkout-parts.ts'
import { expect, header, test, title } from '../fixtures.ts'
import { untilSeen } from '../renewal.ts'

test.use({ hasNewsletterPopup: true })

test('HDR-16, PRM-09, NWS-13: on the checkout there is no header, no promo bar and no popup', async ({ page, open, shop }) => {
  await putIntoCart(page, await shop.productToOrder())
  await page.clock.install()
  await open('/cart')
  await expect(header(page)).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Ogłoszenie' })).toBeVisible()

  await open('/checkout')
  await expect(title(page)).toBeVisible()
  await expect(header(page)).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'Ogłoszenie' })).toHaveCount(0)
  // Not even the script is loaded that would open it.
  const scripts: string[] = []
  page.on('request', (request) => request.url().includes('/newsletter-turn') && scripts.push(request.url()))
  // A call under way would meet its deadline of 10 s.
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(20_000)
  await untilSeen(page)
  expect(scripts).toEqual([])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
