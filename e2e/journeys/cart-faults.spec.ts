// Adding to the cart while the shop API fails or has sold the piece: the button can be clicked again (spec §8).
import type { Page } from '@playwright/test'
import { addButton, addedDialog, cartLink } from '../cart-parts.ts'
import { expect, main, test } from '../fixtures.ts'
import { isOnSale, type ProductFacts } from '../shop-lookup.ts'

const isPlenty = (one: ProductFacts) =>
  isOnSale(one) && one.amountOfAvailableItems >= 3 && one.deliveryConfigurations.STANDARD !== undefined

const quantity = (page: Page) => main(page).getByRole('spinbutton').first()

/** After a failed click: the button is idle, nothing is shown, and screen readers get a message (GAP-131). */
async function expectNothingAdded(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: 'Nie dodano do koszyka.' })).toHaveCount(1)
  await expect(addButton(page)).not.toHaveAttribute('aria-busy', 'true')
  await expect(addButton(page)).toBeEnabled()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Komunikaty' })).toBeEmpty()
}

test.describe('adding', () => {
  test.use({ expectedStatuses: [409, 503] })

  test('CRT-11, ERR-02, ERR-03: a shop API that fails adds nothing; the selection stays, and the next click adds it', async ({
    page,
    visitProduct,
    shop,
    mock,
  }) => {
    await visitProduct(await shop.productThat('with three pieces', isPlenty))
    await quantity(page).fill('2')
    await mock.fault({ route: 'addToCart', kind: 'status', arg: '503' })
    await addButton(page).click()
    await expectNothingAdded(page)
    await expect(cartLink(page)).toHaveAccessibleName('Koszyk')
    await expect(quantity(page)).toHaveValue('2')

    await mock.heal()
    await addButton(page).click()
    await expect(addedDialog(page)).toBeVisible()
    await expect(cartLink(page)).toHaveAccessibleName('Koszyk, 1 rzecz')
  })

  test('GAP-98: a price that rose meanwhile is shown, and the next click adds at it', async ({ page, visitProduct, shop, mock }) => {
    await visitProduct(await shop.productThat('with three pieces and no reduction', (one) => isPlenty(one) && one.prices.promo === null))
    const price = main(page)
      .locator('[data-price]')
      .or(main(page).getByText(/^\d[\d ]*(,\d\d)? zł$/))
      .first()
    const before = await price.innerText()
    await mock.scenario('price-changed')
    await addButton(page).click()
    await expect(price).not.toHaveText(before)
    await expectNothingAdded(page)
    await mock.scenario(null)
    await addButton(page).click()
    await expect(addedDialog(page)).toBeVisible()
  })

  test('GAP-100, PRD-55: a product bought by somebody else at the same moment is shown as sold, and nothing is added', async ({
    page,
    visitProduct,
    shop,
    mock,
  }) => {
    await visitProduct(await shop.productThat('with three pieces', isPlenty))
    await mock.scenario('sold-out-on-add')
    await addButton(page).click()
    await expect(main(page).getByText('Sprzedane').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(cartLink(page)).toHaveAccessibleName('Koszyk')
  })
})
