// Every failed mutation shows an error beside its control and announces it once to screen readers. Additions and likes show nothing
// (spec §8): see cart-faults and account-faults; placing an order is in checkout-faults.
import type { Locator, Page } from '@playwright/test'
import { lineOf } from '../cart-parts.ts'
import { checkAxe } from '../axe.ts'
import { agree, choose, fillAddress, fillContact, newEmail, next, paidHere, putIntoCart, submit } from '../checkout-parts.ts'
import { failsAloud, NOT_CHANGED, NOT_SENT } from '../fails-aloud.ts'
import { expect, main, test, title, untilHydrated } from '../fixtures.ts'
import { canBeOrdered } from '../shop-lookup.ts'

test.use({ expectedStatuses: [503], expectedErrors: [/^net::ERR_INTERNET_DISCONNECTED$|^cartDetails: 0 unreachable/] })

const field = (place: Page | Locator, name: string | RegExp) => place.getByRole('textbox', { name })

test('the cart: a quantity, a removal, a code and its removal', async ({ page, open, shop, mock }) => {
  const product = await shop.productThat('with three pieces', (one) => canBeOrdered(one) && one.amountOfAvailableItems >= 3)
  await putIntoCart(page, product)
  await open('/cart')
  const line = lineOf(page, product)
  const summary = page.getByRole('complementary', { name: 'Podsumowanie' })
  const more = line.getByRole('button', { name: /^Więcej/ })
  const sum = summary.locator('dd').last()
  const before = (await sum.textContent()) ?? ''
  await failsAloud(mock, 'changeQuantity', line, () => more.click())
  await expect(line.getByRole('spinbutton')).toHaveValue('1')
  await expect(sum).toHaveText(before)
  await checkAxe(page)
  await more.click()
  await expect(line.getByRole('spinbutton')).toHaveValue('2')
  await expect(line.getByText(NOT_CHANGED)).toHaveCount(0)
  await failsAloud(mock, 'removeFromCart', line, () => line.getByRole('button', { name: /^Usuń/ }).click())
  await field(page, 'Kod promocyjny').fill('WITAJ10')
  const use = summary.getByRole('button', { name: 'Użyj' })
  await failsAloud(mock, 'cartDetailsWithCode', summary, () => use.click())
  await expect(field(page, 'Kod promocyjny')).toHaveValue('WITAJ10')
  await expect(field(page, 'Kod promocyjny')).not.toHaveAttribute('aria-invalid', 'true')
  await use.click()
  await expect(summary.getByText('Kod WITAJ10')).toBeVisible()
  const remove = summary.getByRole('button', { name: 'Usuń kod' })
  await failsAloud(mock, 'cartDetails', summary, () => remove.click())
  await remove.click()
  await expect(field(page, 'Kod promocyjny')).toBeVisible()
})

test('GAP-31, GAP-32, GAP-41: sums of another delivery, a guest’s order, its payment and another one', async ({
  page,
  open,
  shop,
  mock,
}) => {
  const product = await shop.productThat('sent in two ways', (one) => canBeOrdered(one) && one.deliveryConfigurations.HOME !== undefined)
  await putIntoCart(page, product)
  await open('/checkout')
  await fillContact(page, newEmail())
  await next(page).click()
  await fillAddress(page)
  await failsAloud(
    mock,
    'previewOrder',
    main(page),
    () => choose(page, /Wniesienie/),
    'Nie udało się przeliczyć sumy, widzisz poprzednią. Przeliczymy ją, zanim złożysz zamówienie.',
  )
  await checkAxe(page)
  await next(page).click()
  await choose(page, 'Przelew bankowy')
  await next(page).click()
  await agree(page)
  await failsAloud(mock, 'createWithoutRegistration', main(page), () => submit(page).click(), NOT_SENT)
  await submit(page).click()

  await expect(page).toHaveURL(paidHere)
  await untilHydrated(page)
  const reject = main(page).getByRole('button', { name: 'Odrzuć' })
  const pay = main(page).getByRole('button', { name: 'Zapłać' })
  await failsAloud(mock, 'settleSandboxPayment', main(page), () => pay.click(), NOT_SENT)
  await failsAloud(mock, 'settleSandboxPayment', main(page), () => reject.click(), NOT_SENT)
  await reject.click()
  await expect(title(page, 'Płatność została odrzucona')).toBeVisible()
  const again = main(page).getByRole('button', { name: /^Spróbuj ponownie/ })
  await failsAloud(mock, 'rePay', main(page), () => again.click(), NOT_SENT)
})

test('AUTH-06: a logout without a network', async ({ page, context, open, logInAs }) => {
  await logInAs('customer')
  await open('/moje-konto')
  await context.setOffline(true)
  await main(page).getByRole('button', { name: 'Wyloguj się' }).click()
  await expect(main(page).getByText(NOT_CHANGED)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: NOT_CHANGED })).toBeAttached()
  await context.setOffline(false)
})
