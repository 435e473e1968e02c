// The bottom bar in its variants (spec §2).
import { addButton, addedDialog } from '../cart-parts.ts'
import { putIntoCart } from '../checkout-parts.ts'
import { expect, main, test } from '../fixtures.ts'

test(
  'BTM-01, BTM-02, BTM-03: on the cart with items and on the checkout the bar is another one',
  { tag: '@phone-only' },
  async ({ page, visitCatalog, open, shop }) => {
    const bar = page.getByRole('navigation', { name: 'Na skróty' })
    await visitCatalog()
    await expect(bar.getByRole('link')).toHaveText(['Start', 'Katalog', 'Szukaj', 'Promocje'])
    // The end of the page is above it.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const [footer, above] = await Promise.all([page.getByRole('contentinfo').boundingBox(), bar.boundingBox()])
    expect(Math.floor((footer?.y ?? Infinity) + (footer?.height ?? 0))).toBeLessThanOrEqual(above?.y ?? 0)
    await open('/cart')
    await expect(bar.getByRole('link')).toHaveText(['Start', 'Katalog', 'Szukaj', 'Promocje'])
    await putIntoCart(page, await shop.productToOrder())
    await open('/cart')
    await expect(bar.getByRole('link')).toHaveText(['Do kasy'])
    await expect(bar).toContainText(/Razem [\d ,]+ zł/)
    await open('/checkout')
    await expect(bar).toContainText('Krok 1 z 4: Dane')
    await expect(bar.getByRole('link')).toHaveText(['Wróć do koszyka'])
    // On a low screen the end of a long order is reached within its own bar.
    const order = main(page).locator('details').filter({ hasText: 'Twoje zamówienie' })
    await order.locator('summary').click()
    await expect(order.locator('summary + div')).toHaveCSS('overflow-y', 'auto')
  },
)

test(
  'the buttons of a dialog keep their distance from the edge of a phone without a safe area',
  { tag: '@phone-only' },
  async ({ page, visitProduct, shop }) => {
    await visitProduct(await shop.productToOrder())
    await addButton(page).click()
    const [dialog, last] = [addedDialog(page), addedDialog(page).getByRole('link').last()]
    await expect(last).toBeInViewport({ ratio: 1 })
    const edges = await Promise.all([dialog, last].map(async (each) => each.evaluate((element) => element.getBoundingClientRect().bottom)))
    expect((edges[0] ?? 0) - (edges[1] ?? 0)).toBeGreaterThanOrEqual(12)
  },
)

test(
  'MKT-22, MKT-23, BTM-03, BTM-04, BTM-05, GAP-02: contact and delivery show on a desktop while nobody is logged in, and on a phone never',
  { tag: '@phone' },
  async ({ page, visitCatalog, logInAs, isMobile }) => {
    const bar = page.getByRole('navigation', { name: 'Na skróty' })
    const links = ['Kontakt', 'Dostawa i zwroty'].map((name) => bar.getByRole('link', { name }))
    await visitCatalog()
    for (const link of links) await expect(link).toBeVisible({ visible: !isMobile })
    await logInAs('customer')
    await visitCatalog()
    for (const link of links) await expect(link).toBeHidden()
  },
)
