// Long: all cart interactions, sharing the helpers that fill it and wait for it.
import type { Page, Route } from '@playwright/test'
import { addButton, addedDialog, cartLink, lineOf } from '../cart-parts.ts'
import { putIntoCart } from '../checkout-parts.ts'
import { expect, header, main, test, title } from '../fixtures.ts'
import { renew } from '../renewal.ts'
import { isOnSale, type ProductFacts } from '../shop-lookup.ts'

const ADD = '/shop/cart/product/add'
const CHANGE = '/shop/cart/product/change-quantity'
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

test('a late response never replaces that of a newer click', async ({ page, open, shop }) => {
  const product = await shop.productThat('with three pieces', inStock(3))
  await openCart(page, open, product)
  const more = page.getByRole('button', { name: `Więcej: ${product.name}` })
  const { held, release } = await hold(page, CHANGE)
  await more.click()
  await more.click()
  await expect(page.getByRole('article').getByRole('spinbutton')).toHaveValue('3')
  await expect.poll(() => held.length).toBe(1) // the second waits for its turn
  const last = page.waitForResponse((answer) => answer.url().endsWith(CHANGE) && answer.request().postDataJSON().quantity === 3)
  release()
  await expect.poll(() => held.map((route) => Object(route.request().postDataJSON()).quantity)).toEqual([2, 3])
  await last
  await expect(page.getByRole('article').getByRole('spinbutton')).toHaveValue('3')
})

test('GAP-95, API-15, CKE-04: an invalid promo code shows an error under the field, a valid one stays until it is removed', async ({
  page,
  open,
  shop,
}) => {
  await openCart(page, open, await shop.productThat('on sale', inStock(1)))
  const field = page.getByRole('textbox', { name: 'Kod promocyjny' })
  const before = await total(page).textContent()
  await field.fill('NIE-MA')
  await page.getByRole('button', { name: 'Użyj' }).click()
  await expect(field).toHaveAccessibleDescription(/Ten kod nie działa/)
  await expect(field).toHaveAttribute('aria-invalid', 'true')

  await field.fill(GOOD_CODE)
  await page.getByRole('button', { name: 'Użyj' }).click()
  await expect(page.getByText(`Kod ${GOOD_CODE}`)).toBeVisible()
  await expect(page.locator('body'), 'WCAG 2.4.3: the focus is not lost with the button').not.toBeFocused()
  await expect(total(page)).not.toHaveText(before ?? '')
  await page.reload()
  await expect(page.getByText(`Kod ${GOOD_CODE}`)).toBeVisible()
  expect((await page.context().cookies()).find(({ name }) => name === 'promoCode')).toMatchObject({
    value: GOOD_CODE,
    path: '/',
    expires: -1,
  })

  await page.getByRole('button', { name: 'Usuń kod' }).click()
  await expect(total(page)).toHaveText(before ?? '')
  await expect(page.locator('body')).not.toBeFocused()
  expect((await page.context().cookies()).some(({ name }) => name === 'promoCode')).toBe(false)
})

/** A seeded promo code with a discount and without minimum value. */
const GOOD_CODE = 'WITAJ10'

test('an addition in one tab is shown in the other', async ({ page, visitProduct, context, shop }) => {
  const product = await shop.productThat('with two pieces', inStock(2))
  await visitProduct(product)
  const other = await context.newPage()
  await other.goto('/produkty')
  await expect(cartLink(other)).toHaveAccessibleName('Koszyk')
  await addButton(page).click()
  await expect(addedDialog(page)).toBeVisible()
  await expect(cartLink(other)).toHaveAccessibleName('Koszyk, 1 rzecz')
})

test.describe('while the shop is down', () => {
  test.use({ expectedStatuses: [503] })

  test('GAP-140: the server-rendered cart stays, and changes under a press, before it was ever read', async ({ page, open, shop }) => {
    const product = await shop.productThat('with three pieces', inStock(3))
    await openCart(page, open, product)
    await page.route('**/shop/cart/details2', async (route) => route.fulfill({ status: 503, json: {} }))
    const unread = page.waitForResponse('**/shop/cart/details2')
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('cartDetails: 503'))
    await page.reload()
    await unread
    await logged
    await expect(lineOf(page, product)).toBeVisible()
    const before = await total(page).textContent()
    const { held, release } = await hold(page, CHANGE)
    const more = page.getByRole('button', { name: `Więcej: ${product.name}` })
    await more.click()
    await expect.poll(() => held.length).toBe(1)
    await expect(page.getByRole('article').getByRole('spinbutton')).toHaveValue('2')
    await expect(more).toBeFocused()
    release()
    await expect(total(page)).not.toHaveText(before ?? '')
  })
})

test('CRT-14, CRT-15: a number that is typed over another one is what was typed', async ({ page, open, shop }) => {
  const product = await shop.productThat('with five pieces', inStock(5))
  await openCart(page, open, product)
  const count = main(page).getByRole('spinbutton')
  await count.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await expect(count).toHaveValue('')
  await count.pressSequentially('3')
  await expect(count).toHaveValue('3')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Tab')
  await expect(count, 'left empty it is what it was').toHaveValue('3')
  const less = page.getByRole('button', { name: `Mniej: ${product.name}` })
  await less.press('Enter')
  await less.press('Enter')
  await expect(count).toHaveValue('1')
  await expect(less).toBeFocused()
})
