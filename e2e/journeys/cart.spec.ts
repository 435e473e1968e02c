// Long: all cart interactions, sharing the helpers that fill it and wait for it.
import type { Page, Route } from '@playwright/test'
import { addButton, addedDialog, cartLink, lineOf } from '../cart-parts.ts'
import { putIntoCart } from '../checkout-parts.ts'
import { expect, header, main, test, title } from '../fixtures.ts'
import { renew } from '../renewal.ts'
import { isOnSale, type ProductFacts } from '../shop-lookup.ts'

const ADD = '/shop/cart/product/add'
const inStock = (pieces: number) => (product: ProductFacts) =>
  isOnSale(product) && product.amountOfAvailableItems >= pieces && product.deliveryConfigurations.STANDARD !== undefined

const quantity = (page: Page) => main(page).getByRole('spinbutton').first()
const total = (page: Page) => page.getByRole('complementary', { name: 'Podsumowanie' }).locator('dd').last()

/** Holds the responses of a call back until `release`. */
async function hold(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held: Route[] = []
  await page.route(`**${path}`, async (route) => {
    held.push(route)
    await promise
    await route.continue()
  })
  return { held, release: resolve }
}

test('J-04, CRT-01, CRT-02, CRT-08, CRT-09, CRT-10, HDR-05, HDR-06: a product goes to the cart, is confirmed, and counted before any call', async ({
  page,
  visitProduct,
  shop,
}) => {
  const product = await shop.productThat('with three pieces', inStock(3))
  await visitProduct(product)
  await expect(cartLink(page)).toHaveAccessibleName('Koszyk')

  const max = product.amountOfAvailableItems
  for (let press = 1; press < max + 2; press++) {
    const more = main(page).getByRole('button', { name: 'Więcej', exact: true })
    if (await more.isDisabled()) break
    await more.click()
  }
  await expect(quantity(page)).toHaveValue(String(max)) // CRT-15
  await quantity(page).fill('2')

  const { held, release } = await hold(page, ADD)
  await expect(addButton(page)).not.toHaveAttribute('aria-busy', 'true')
  await addButton(page).click()
  await expect(addButton(page)).toHaveAttribute('aria-busy', 'true')
  await addButton(page).click() // CRT-12: a second click waits for the same response
  release()

  await expect(addedDialog(page)).toBeVisible()
  expect(held).toHaveLength(1)
  const body: unknown = held[0]?.request().postDataJSON()
  const price = product.prices.promo ?? product.prices.regular
  expect(body).toMatchObject({ productId: product.id, quantity: 2, deliveryTypeId: 1, currencyCode: 'PLN', productPrice: price })
  await expect(addedDialog(page).getByText(product.name)).toBeVisible()
  await expect(cartLink(page)).toHaveAccessibleName('Koszyk, 1 rzecz')

  await addedDialog(page).getByRole('button', { name: 'Kupuj dalej' }).click()
  await expect(addedDialog(page)).toBeHidden()
  await addButton(page).click()
  await addedDialog(page).getByRole('link', { name: 'Przejdź do koszyka' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(title(page, /^Koszyk$/)).toBeVisible()

  // All island calls fail: the header's data came with the document.
  await page.route(/\/shop\/(cart|client)\//, () => undefined)
  await page.goto('/')
  await expect(cartLink(page)).toHaveAccessibleName('Koszyk, 1 rzecz')
})

test('PRD-59: another product starts with one piece and its own delivery; a refresh of the page changes nothing', async ({
  page,
  visitProduct,
  shop,
}) => {
  const product = await shop.productThat(
    'with three pieces and both deliveries',
    (one) => inStock(3)(one) && one.deliveryConfigurations.HOME !== undefined,
  )
  await visitProduct(product)
  await quantity(page).fill('2')
  await page.getByRole('radio', { name: 'Wniesienie do domu' }).check()
  await renew(page)
  await expect(quantity(page)).toHaveValue('2')
  await expect(page.getByRole('radio', { name: 'Wniesienie do domu' })).toBeChecked()
  for (const nth of ['first', 'second']) {
    await page.getByRole('link', { name: 'Przejdź do treści' }).focus()
    await page.keyboard.press('Enter')
    await expect(page, nth).toHaveURL(/#content$/)
  }
  await expect(quantity(page), 'a link to a place of the page, also the second time').toHaveValue('2')
  await expect(page.getByRole('radio', { name: 'Wniesienie do domu' })).toBeChecked()

  await header(page).getByRole('link', { name: 'Patyna, strona główna' }).click()
  await expect(page).toHaveURL('/cp/pl')
  await expect(quantity(page), 'its page is left once the other one is shown').toBeHidden()
  await page.goBack()
  await expect(quantity(page)).toHaveValue('1')
  await expect(page.getByRole('radio', { name: 'Kurier' })).toBeChecked()
})

/** Opens the cart with one piece of a product. */
async function openCart(page: Page, open: (path: string) => Promise<unknown>, product: ProductFacts) {
  await putIntoCart(page, product)
  await open('/cart')
}

test('GAP-94, CRT-14: quantity changes the sum, and removing the last line leaves a placeholder', async ({ page, open, shop }) => {
  const product = await shop.productThat('with three pieces', inStock(3))
  await openCart(page, open, product)
  const line = lineOf(page, product)
  await expect(line.getByRole('button', { name: `Mniej: ${product.name}` })).toBeDisabled()
  const before = await total(page).textContent()
  await line.getByRole('button', { name: `Więcej: ${product.name}` }).click()
  await expect(line.getByRole('spinbutton')).toHaveValue('2')
  await expect(total(page)).not.toHaveText(before ?? '')
  await page.reload()
  await expect(line.getByRole('spinbutton')).toHaveValue('2')

  await line.getByRole('button', { name: `Usuń z koszyka: ${product.name}` }).click()
  await expect(title(page, 'Koszyk jest pusty')).toBeVisible()
  await expect(cartLink(page)).toHaveAccessibleName('Koszyk')
  await main(page).getByRole('link', { name: 'Przejdź do katalogu' }).click()
  await expect(page).toHaveURL('/produkty')
})
