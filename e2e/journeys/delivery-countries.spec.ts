// Delivery to other countries (EXT-49): said on the product page, in the cart and in the checkout, before anybody orders.
import type { Page } from '@playwright/test'
import { newEmail, next, putIntoCart } from '../checkout-parts.ts'
import { expect, inOwnWorld, main, test } from '../fixtures.ts'
import { canBeOrdered, isSentTo, type ProductFacts } from '../shop-lookup.ts'

const country = (page: Page) => main(page).getByRole('combobox', { name: 'Kraj dostawy' })
const courier = (page: Page) => main(page).locator('[data-configured]', { hasText: 'Kurier' })
const isUnsent = (product: ProductFacts) => canBeOrdered(product) && !isSentTo(product, 'IS')
const isCheap = (product: ProductFacts) =>
  canBeOrdered(product) && isSentTo(product, 'IS') && (product.prices.promo ?? product.prices.regular) < 300

test.beforeEach(inOwnWorld)

test('EXT-49: the country chosen on the product page counts in other tabs and in the cart, and is the checkout’s first', async ({
  page,
  visitProduct,
  shop,
}) => {
  const product = await shop.productThat('sent to Iceland, below free delivery', isCheap)
  await visitProduct(product)
  const home = await courier(page).textContent()
  await expect(country(page)).toHaveValue('PL')
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(country(other)).toBeEnabled()
  await country(page).selectOption('IS')
  await expect(country(other)).toHaveValue('IS')
  await other.close()
  await expect(courier(page)).not.toHaveText(home ?? '')
  const price = (await courier(page).locator('data').textContent()) ?? ''
  await main(page).getByRole('button', { name: 'Dodaj do koszyka' }).first().click()
  await page.getByRole('link', { name: 'Przejdź do koszyka' }).click()
  await expect(country(page)).toHaveValue('IS')
  await expect(main(page).getByText(new RegExp(`Kurier: ${price}, u Ciebie do \\d\\d\\.\\d\\d`))).toBeVisible()
  await main(page).getByRole('link', { name: 'Do kasy' }).click()
  await expect(country(page)).toHaveValue('IS')
  await expect(page.getByRole('complementary').getByText(price).first()).toBeVisible()
})

test('EXT-49: what a seller does not send to a country is named in the first step, and another country goes on', async ({ page, shop }) => {
  const product = await shop.productThat('not sent to Iceland', isUnsent)
  await putIntoCart(page, product)
  await page.goto('/checkout')
  await country(page).selectOption('IS')
  const notice = main(page).getByRole('alert').filter({ hasText: 'Do tego kraju (Islandia) nie wyślemy' })
  await expect(notice).toContainText(product.name)
  for (const [name, value] of Object.entries({ email: newEmail(), firstName: 'Jón', lastName: 'Þór', phone: '611 1234' }))
    await main(page).locator(`[name=${name}]`).fill(value)
  await next(page).click()
  await expect(country(page)).toHaveAccessibleDescription(/Nie wszystko z koszyka wyślemy do tego kraju/)
  await expect(page).toHaveURL(/checkout/)
  await country(page).selectOption('DE')
  await expect(notice).toBeHidden()
  await main(page).locator('[name=phone]').fill('0151 23456789')
  await next(page).click()
  await expect(page).toHaveURL(/step=delivery$/)
  await expect(main(page).getByRole('combobox', { name: 'Kraj' })).toHaveValue('DE')
})
