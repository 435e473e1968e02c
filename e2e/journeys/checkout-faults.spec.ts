// The checkout while the shop API fails: no input is lost, nothing is ordered twice, nothing costs more than shown.
import type { Page } from '@playwright/test'
import { agree, fillContact, newEmail, next, paidHere, parcels, putIntoCart, submit, toSummary, total } from '../checkout-parts.ts'
import { BROKEN_OFF, expect, main, test, title } from '../fixtures.ts'
import { canBeOrdered, type ShopLookup } from '../shop-lookup.ts'
import { variant } from '../turns.ts'

test.use({ expectedStatuses: [409, 422, 503], expectedErrors: [BROKEN_OFF] })

/** Fills a cart and goes to the order button. */
async function toLastButton(page: Page, shop: ShopLookup) {
  const product = await shop.productThat(
    'to be ordered, without a reduction',
    (one) => canBeOrdered(one) && one.prices.promo === null && one.prices.regular > 400,
  )
  await putIntoCart(page, product)
  await page.goto('/checkout')
  await toSummary(page)
  await agree(page)
  return product
}

const refusal = (page: Page) => main(page).getByRole('alert').filter({ hasText: 'Nie udało się' })

const FAILURES = [
  ['answers 503', { kind: 'status', arg: '503' }],
  ['places it and loses the answer', { kind: 'response-lost' }],
] as const
for (const [index, [what, fault]] of FAILURES.entries()) {
  test(
    `EXT-06, GAP-31: an order that the shop API ${what} shows an error; the input stays, and the next click orders once`,
    variant(index, FAILURES.length),
    async ({ page, shop, mock }) => {
      await toLastButton(page, shop)
      await mock.fault({ route: 'placeOrder', ...fault, first: 1 })
      await submit(page).click()
      await expect(refusal(page)).toBeVisible()
      await expect(page).toHaveURL(/step=summary$/)
      await expect(submit(page)).not.toHaveAttribute('aria-busy', 'true')
      await expect(page.getByRole('checkbox', { name: /Akceptuję/ })).toBeChecked()
      await expect(main(page).getByText('Grażyna Żółć')).toBeVisible()

      await submit(page).click()
      await expect(page).toHaveURL(paidHere)
      expect(await mock.orderCount()).toBe(1)
    },
  )
}

test('GAP-98: a price that changes at the last step is shown before anything is ordered, and the next click orders at it', async ({
  page,
  shop,
  mock,
}) => {
  const { id, prices } = await toLastButton(page, shop)
  const before = (await total(page).textContent()) ?? ''
  await mock.product(id, { regularPrice: Math.ceil(prices.regular) + 100 })
  const orders: string[] = []
  page.on('request', (request) => request.url().endsWith('/shop/checkout/order') && orders.push(request.url()))
  await submit(page).click()
  await expect(main(page).getByText(/^Ceny zmieniły się/)).toBeVisible()
  await expect(total(page)).toContainText(`wcześniej ${before}`)
  await expect(parcels(page)).toContainText(`wcześniej ${before}`)
  expect(orders).toEqual([])
  await expect(page.getByRole('checkbox', { name: /Akceptuję/ })).toBeChecked()
  await submit(page).click()
  await expect(page).toHaveURL(paidHere)
})

test('GAP-98: an order placed by the shop API at another total is shown, and only the shopper continues to payment', async ({
  page,
  shop,
  mock,
}) => {
  await toLastButton(page, shop)
  const shown = (await total(page).textContent()) ?? ''
  await mock.fault({ route: 'placeOrder', kind: 'replace', arg: 'data.summary.totalCost=13900' })
  await submit(page).click()
  const notice = main(page).getByRole('alert').filter({ hasText: 'jest inna' })
  await expect(notice).toContainText(`Pokazaliśmy ${shown}, a sklep przyjął zamówienie na 13 900 zł.`)
  await expect(page).toHaveURL(/step=summary$/)
  await expect(submit(page)).toHaveCount(0)
  // The order button had the focus: what stands in its place has it now (WCAG 2.4.3).
  await expect(main(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(notice.getByRole('link')).toBeFocused()
  await notice.getByRole('link', { name: 'Zgadzam się, płacę 13 900 zł' }).click()
  await expect(page).toHaveURL(paidHere)
})

test('GAP-100: a piece sold at the last step is named, here and in the cart', async ({ page, shop, mock }) => {
  const { id, name } = await toLastButton(page, shop)
  await mock.product(id, { stock: 0 })
  await submit(page).click()
  await expect(
    main(page)
      .getByRole('alert')
      .filter({ hasText: `Nie można już kupić: ${name}` }),
  ).toBeVisible()
  await expect(page).toHaveURL(/step=summary$/)
  await main(page).getByRole('link', { name: 'Wróć do koszyka' }).first().click()
  await expect(main(page).getByText('Ta rzecz nie jest już dostępna')).toBeVisible()
})

test('GAP-140: a checkout that cannot be loaded shows an error, and the input is restored afterwards', async ({
  page,
  open,
  shop,
  mock,
}) => {
  await putIntoCart(page, await shop.productToOrder())
  await open('/checkout')
  const email = newEmail()
  await fillContact(page, email)
  await mock.fault({ route: 'previewOrder', kind: 'status', arg: '503' })
  await next(page).click()
  await expect(title(page, 'Nie udało się wczytać koszyka')).toBeVisible()
  await expect(page).toHaveURL(/step=delivery$/)
  await mock.heal()
  await main(page).getByRole('link', { name: 'Spróbuj ponownie' }).click()
  await expect(page.getByRole('textbox', { name: 'Ulica' })).toBeVisible()
  await page.goBack()
  await page.goto('/checkout')
  await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue(email)
})
