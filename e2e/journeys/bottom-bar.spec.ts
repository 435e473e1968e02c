// The bottom bar in its variants (spec §2).
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { putIntoCart } from '../checkout-parts.ts'
import { expect, test } from '../fixtures.ts'
import { canBeOrdered } from '../shop-lookup.ts'

test(
  'BTM-01, BTM-02, BTM-03: on the cart with items and on the checkout the bar is another one',
  { tag: '@phone-only' },
  async ({ page, visit, open, shop }) => {
    const bar = page.getByRole('navigation', { name: 'Na skróty' })
    await visit('catalog', { filters: NO_FILTERS })
    await expect(bar.getByRole('link')).toHaveText(['Start', 'Katalog', 'Szukaj', 'Promocje'])
    await open('/cart')
    await expect(bar.getByRole('link')).toHaveText(['Start', 'Katalog', 'Szukaj', 'Promocje'])
    await putIntoCart(page, await shop.productThat('to be ordered', canBeOrdered))
    await open('/cart')
    await expect(bar.getByRole('link')).toHaveText(['Do kasy'])
    await expect(bar).toContainText(/Razem [\d ,]+ zł/)
    await open('/checkout')
    await expect(bar).toContainText('Krok 1 z 4: Dane')
    await expect(bar.getByRole('link')).toHaveText(['Wróć do koszyka'])
  },
)

test(
  'MKT-22, MKT-23, BTM-03, BTM-04, BTM-05, GAP-02: contact and delivery show on a desktop while nobody is logged in, and on a phone never',
  { tag: '@phone' },
  async ({ page, visit, logInAs, isMobile }) => {
    const bar = page.getByRole('navigation', { name: 'Na skróty' })
    const links = ['Kontakt', 'Dostawa i zwroty'].map((name) => bar.getByRole('link', { name }))
    await visit('catalog', { filters: NO_FILTERS })
    for (const link of links) await expect(link).toBeVisible({ visible: !isMobile })
    await logInAs('customer')
    await visit('catalog', { filters: NO_FILTERS })
    for (const link of links) await expect(link).toBeHidden()
  },
)
