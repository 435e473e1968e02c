// A portrait tablet gets the phone layout before any script has run (spec §1, GAP-25, MKT-22).
import { expect, header, test } from '../fixtures.ts'
import { overflowing } from '../layout.ts'
import { productParams } from '../shop-lookup.ts'

test.use({ viewport: { width: 820, height: 1180 }, javaScriptEnabled: false })

test('MKT-22, MKT-23, GAP-25: upright it is a phone, on its side a desktop, by style sheets alone', async ({
  page,
  visit,
  visitCatalog,
  shop,
}) => {
  const product = productParams(await shop.productOnSale())
  const bar = page.getByRole('navigation', { name: 'Na skróty' })
  const icon = header(page).getByRole('link', { name: 'Koszyk', exact: true }).locator('svg')
  for (const open of [
    async () => visit('home', {}),
    async () => visitCatalog(),
    async () => visit('product', product),
    async () => visit('login', { redirectTo: null }),
  ]) {
    await page.setViewportSize({ width: 820, height: 1180 })
    await open()
    await expect(bar.getByRole('link', { name: 'Katalog' })).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Kontakt' })).toBeHidden()
    expect((await icon.boundingBox())?.width).toBe(32)
    expect(await overflowing(page)).toEqual([])
    await page.setViewportSize({ width: 1180, height: 820 })
    await expect(bar.getByRole('link', { name: 'Katalog' })).toBeHidden()
    await expect(bar.getByRole('link', { name: 'Kontakt' })).toBeVisible()
    expect((await icon.boundingBox())?.width).toBe(24)
    expect(await overflowing(page)).toEqual([])
  }
})
