// What leaves the cart comes back, and what changed in it is said once (GAP-150, GAP-151).
import type { Page } from '@playwright/test'
import { lineOf } from '../cart-parts.ts'
import { checkAxe } from '../axe.ts'
import { putIntoCart } from '../checkout-parts.ts'
import { expect, header, inOwnWorld, main, test, title } from '../fixtures.ts'
import { overflowing } from '../layout.ts'
import { canBeOrdered } from '../shop-lookup.ts'

test.beforeEach(inOwnWorld)

const undo = (page: Page) => main(page).getByRole('button', { name: 'Cofnij' })
const favorites = (page: Page) => header(page).getByRole('link', { name: /^Ulubione/ })
const changes = (page: Page) => main(page).getByText('Zmiany od Twojej ostatniej wizyty w koszyku')

test(
  'GAP-150: a removed line comes back with its quantity, by pointer and by keyboard',
  { tag: '@phone-too' },
  async ({ page, open, shop }) => {
    const product = await shop.productThat('with two pieces', (one) => canBeOrdered(one) && one.amountOfAvailableItems >= 2)
    await putIntoCart(page, product)
    await putIntoCart(page, product)
    await open('/cart')
    await lineOf(page, product).getByRole('button', { name: /^Usuń/ }).click()
    await expect(title(page, 'Koszyk jest pusty')).toBeVisible()
    await expect(undo(page)).toBeFocused()
    await expect(undo(page)).toHaveAccessibleDescription(`Usunięto z koszyka: ${product.name}`)
    await checkAxe(page)
    expect(await overflowing(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(lineOf(page, product).getByRole('spinbutton')).toHaveValue('2')
    await expect(page.getByRole('status').filter({ hasText: `Znów w koszyku: ${product.name}` })).toHaveCount(1)
    await expect(undo(page)).toHaveCount(0)
    await expect(page.locator('body'), 'WCAG 2.4.3: the focus stays in the cart').not.toBeFocused()
    await page.reload()
    await expect(lineOf(page, product).getByRole('spinbutton')).toHaveValue('2')
  },
)

test(
  'GAP-150: a line saved for later is in the favourites, and undo takes it back out of them',
  { tag: '@phone-too' },
  async ({ page, open, shop }) => {
    const product = await shop.productToOrder()
    await putIntoCart(page, product)
    await open('/cart')
    const later = lineOf(page, product).getByRole('button', { name: /na później/ })
    await later.click()
    await expect(undo(page)).toHaveAccessibleDescription(`Przeniesiono do ulubionych: ${product.name}`)
    await checkAxe(page)
    await expect(favorites(page)).toHaveAccessibleName(/1/)
    await undo(page).click()
    await expect(lineOf(page, product)).toBeVisible()
    await expect(favorites(page)).toHaveAccessibleName('Ulubione')

    await later.click()
    await main(page).getByRole('link', { name: 'Ulubione', exact: true }).click()
    await expect(title(page, 'Ulubione')).toBeVisible()
    await expect(main(page).getByText(product.name).first()).toBeVisible()
  },
)

test(
  'GAP-151: a price and a stock that changed since the last visit are said once',
  { tag: '@phone-too' },
  async ({ page, open, shop, mock }) => {
    const dearer = await shop.productThat('without a reduction', (one) => canBeOrdered(one) && one.prices.promo === null)
    const gone = await shop.productThat('another one', (one) => canBeOrdered(one) && one.id !== dearer.id && one.prices.promo === null)
    await putIntoCart(page, dearer)
    await putIntoCart(page, gone)
    await open('/cart')
    await expect(lineOf(page, dearer)).toBeVisible()
    await expect(changes(page)).toHaveCount(0)
    await mock.product(dearer.id, { regularPrice: Math.ceil(dearer.prices.regular) + 100 })
    await mock.product(gone.id, { stock: 0 })
    await open('/cart')
    await expect(changes(page)).toBeVisible()
    await expect(
      main(page)
        .getByRole('listitem')
        .filter({ hasText: `${dearer.name}: ` })
        .first(),
    ).toContainText('zamiast')
    await expect(
      main(page)
        .getByRole('listitem')
        .filter({ hasText: `${gone.name}: już niedostępne w tej liczbie` }),
    ).toBeVisible()
    await checkAxe(page)
    expect(await overflowing(page)).toEqual([])
    await open('/cart')
    await expect(lineOf(page, dearer)).toBeVisible()
    await expect(changes(page)).toHaveCount(0)
  },
)
