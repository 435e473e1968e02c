import { expect, main, test } from '../fixtures.ts'

const LANGUAGE = 'es'

test(
  'J-17, GAP-20: prices are filtered in PLN, with about so many euros beside',
  { tag: '@phone-only' },
  async ({ page, visitCatalog, shop }) => {
    await visitCatalog({}, LANGUAGE)
    await main(page)
      .getByRole('button', { name: /^Precio/ })
      .click()
    const menu = page.getByRole('dialog', { name: 'Precio' })
    await expect(menu.getByText('PLN').first()).toBeVisible()
    await expect(menu.getByText(/^aprox\./)).toContainText('€')
    await menu.getByRole('spinbutton', { name: /^Desde/ }).fill('430')
    await menu.getByRole('spinbutton', { name: /^Hasta/ }).fill('4300')
    await menu.getByRole('button', { name: 'Aplicar' }).click()

    await expect(page).toHaveURL('/es/productos?priceFrom=430&priceTo=4300')
    await expect(page.getByRole('navigation', { name: 'Filtros activos' })).toContainText('Precio: aprox. 100 - 1 000 €')
    const { total } = await shop.search({ price: { from: 430, to: 4300 } })
    await expect(page.getByRole('status').filter({ hasText: /productos?$/ })).toHaveText(new RegExp(`^${total} `))
    await main(page)
      .getByRole('button', { name: /^Precio/ })
      .click()
    await expect(menu.getByText('aprox. 100 - 1 000 €')).toBeVisible()
  },
)
