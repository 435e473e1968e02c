// Analytics events of the checkout (spec §7, GAP-120), with consent; see analytics.spec.ts for the rest.
import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  agree,
  choose,
  fillAddress,
  fillContact,
  newEmail,
  next,
  paidHere,
  putIntoCart,
  step,
  submit,
  toSummary,
} from '../checkout-parts.ts'
import { eventCalled, events } from '../data-layer.ts'
import { expect, main, test, title } from '../fixtures.ts'
import { type ProductFacts } from '../shop-lookup.ts'

/** Buys, and reads the events after each step. The second step is reloaded on the way. */
async function buy(page: Page, product: ProductFacts, toldOf: (...events: string[]) => Promise<void>): Promise<string> {
  const email = newEmail()
  await toldOf('begin_checkout')
  await fillContact(page, email)
  await next(page).click()
  await expect(page).toHaveURL(/step=delivery$/)
  await expect(step(page)).toHaveText('Dostawa')
  await page.reload()
  await fillAddress(page)
  await next(page).click()
  await expect(page).toHaveURL(/step=payment$/)
  await toldOf('add_shipping_info')
  await choose(page, 'Karta płatnicza')
  await next(page).click()
  await expect(page).toHaveURL(/step=summary$/)
  await toldOf('add_shipping_info', 'add_payment_info')
  await expect(main(page).getByText(product.name).or(page.getByRole('complementary').getByText(product.name)).first()).toBeVisible()
  await agree(page)
  await submit(page).click()
  await expect(page).toHaveURL(paidHere)
  await main(page).getByRole('button', { name: 'Zapłać' }).click()
  await expect(title(page)).toHaveText('Dziękujemy za zamówienie')
  return email
}

test.describe('with full consent', () => {
  test.use({ consent: 'analytics.marketing' })

  test('ANL-11, ANL-12, ANL-13, ANL-14, ANL-15: each step and the order are tracked once, even after a reload', async ({
    page,
    open,
    shop,
  }) => {
    const product = await shop.productToOrder()
    const price = product.prices.promo ?? product.prices.regular
    const ecommerce = { currency: 'PLN', value: price, items: [{ item_id: product.id, item_name: product.name, price, quantity: 1 }] }
    await putIntoCart(page, product)
    await open('/checkout')
    const email = await buy(page, product, async (...names) => {
      await expect.poll(async () => events(page)).toEqual(names)
      for (const name of names) expect(await eventCalled(page, name)).toMatchObject({ ecommerce })
    })
    await expect.poll(async () => events(page)).toContain('purchase')
    const number = new URL(page.url()).searchParams.get('order')
    expect(await eventCalled(page, 'purchase')).toMatchObject({
      ecommerce: { ...ecommerce, transaction_id: number },
      user: { sha256Email: createHash('sha256').update(email).digest('hex') },
    })
    expect(JSON.stringify(await page.evaluate(() => Object.entries(sessionStorage)))).not.toContain(email)

    await page.reload()
    await expect(title(page)).toHaveText('Dziękujemy za zamówienie')
    await expect(page.getByText('Zapłacone')).toBeVisible()
    expect(await events(page)).toEqual([])
  })

  test.describe('an order at another total', () => {
    test.use({ expectedStatuses: [409] })

    test('GAP-98, GAP-120: is a purchase, too, once it is paid', async ({ page, open, shop, mock }) => {
      await putIntoCart(page, await shop.productToOrder())
      await open('/checkout')
      await toSummary(page)
      await agree(page)
      await mock.fault({ route: 'placeOrder', kind: 'replace', arg: 'data.summary.totalCost=13900' })
      await submit(page).click()
      const agreed = main(page).getByRole('alert').getByRole('link', { name: 'Zgadzam się, płacę 13 900 zł' })
      // The order button had the focus: what stands in its place has it now (WCAG 2.4.3).
      await expect(agreed).toBeVisible()
      await expect(main(page).locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Tab')
      await expect(agreed).toBeFocused()
      await agreed.click()
      await main(page).getByRole('button', { name: 'Zapłać' }).click()
      await expect(title(page)).toHaveText('Dziękujemy za zamówienie')
      await expect.poll(async () => events(page)).toContain('purchase')
    })
  })
})
