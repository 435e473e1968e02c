// The checkout while the shop API fails: no input is lost, nothing is ordered twice, nothing costs more than shown.
import type { Page } from '@playwright/test'
import { agree, paidHere, parcels, putIntoCart, submit, toSummary, total } from '../checkout-parts.ts'
import { BROKEN_OFF, expect, main, test } from '../fixtures.ts'
import { canBeOrdered, type ShopLookup } from '../shop-lookup.ts'

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

test('EXT-06, GAP-31: an order whose answer is lost shows an error; the input stays, and the next click orders once', async ({
  page,
  shop,
  mock,
}) => {
  await toLastButton(page, shop)
  await mock.fault({ route: 'placeOrder', kind: 'response-lost', first: 1 })
  await submit(page).click()
  await expect(refusal(page)).toBeVisible()
  await expect(page).toHaveURL(/step=summary$/)
  await expect(submit(page)).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('checkbox', { name: /Akceptuję/ })).toBeChecked()
  await expect(main(page).getByText('Grażyna Żółć')).toBeVisible()

  await submit(page).click()
  await expect(page).toHaveURL(paidHere)
  expect(await mock.orderCount()).toBe(1)
})

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
