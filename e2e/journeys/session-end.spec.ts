// A session that ends during use: the page shows it, login returns to the same step, and the input is restored (GAP-102 covers public
// pages; here a call needs the login).
import type { Page } from '@playwright/test'
import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { lineOf } from '../cart-parts.ts'
import { logIn } from '../account-parts.ts'
import { checkAxe } from '../axe.ts'
import { agree, choose, fillAddress, fillContact, next, paidHere, putIntoCart, submit, toSummary } from '../checkout-parts.ts'
import { expect, header, inOwnWorld, main, test, untilHydrated } from '../fixtures.ts'
import { holdScripts } from '../hold-scripts.ts'
import { ENDED, endedDialog as dialog, logInAgain, logInThere, otherUserDialog } from '../log-in-again.ts'
import { canBeOrdered, productParams } from '../shop-lookup.ts'

test.use({ expectedStatuses: [401] })

const field = (page: Page, name: string | RegExp) => main(page).getByRole('textbox', { name })

const kept = async (page: Page) => page.evaluate(() => sessionStorage.getItem('kept-forms'))

test('GAP-31: the last step of the checkout is unchanged, and the order is placed', async ({ page, open, shop, mock, logInAs }) => {
  await logInAs('customer')
  await putIntoCart(page, await shop.productToOrder())
  await open('/checkout')
  await toSummary(page)
  await field(page, 'Uwagi').fill('Dzwonek nie działa')
  await agree(page)
  await mock.scenario('token-expired')
  await submit(page).click()
  await expect(main(page).getByRole('alert')).toContainText(ENDED)
  // The dialog comes after the text, and fades in.
  await expect(dialog(page)).toBeVisible()
  await checkAxe(page)
  await logInAgain(page, mock, 'customer')
  await expect(main(page).getByText('Grażyna Żółć')).toBeVisible()
  await expect(field(page, 'Uwagi')).toHaveValue('Dzwonek nie działa')
  await expect(page.getByRole('checkbox', { name: /Akceptuję/ })).toBeChecked()
  await submit(page).click()
  await expect(page).toHaveURL(paidHere)
  expect(await kept(page), 'gone after use').toBeNull()
})

test('GAP-31: a step that is opened after the end keeps what was filled in', async ({ page, context, open, shop, mock, logInAs }) => {
  await logInAs('customer')
  await putIntoCart(page, await shop.productToOrder())
  await open('/checkout')
  await fillContact(page, PERSONAS.customer.email ?? '')
  await context.clearCookies({ name: 'token' })
  await next(page).click()
  await expect(page).toHaveURL(/step=delivery$/)
  await logInAgain(page, mock, 'customer')
  await fillAddress(page)
  await next(page).click()
  await choose(page, 'Przelew bankowy')
  await next(page).click()
  await expect(main(page).getByText('Grażyna Żółć')).toBeVisible()
})

test('GAP-35: details, a new address, the newsletter and a new password', async ({ page, open, mock, logInAs }) => {
  await logInAs('customer')
  await open('/moje-konto')
  const street = page.getByRole('dialog', { name: 'Dodaj adres' }).getByRole('textbox', { name: 'Ulica' })

  await test.step('details', async () => {
    await field(page, 'Imię').fill('Halina')
    await mock.scenario('token-expired')
    await main(page).getByRole('button', { name: 'Zapisz' }).click()
    await expect(main(page).getByRole('alert')).toContainText(ENDED)
    await logInAgain(page, mock, 'customer')
    await expect(field(page, 'Imię')).toHaveValue('Halina')
  })

  await test.step('an address, whose dialog opens again', async () => {
    await main(page).getByRole('button', { name: 'Dodaj adres' }).click()
    const form = page.getByRole('dialog', { name: 'Dodaj adres' })
    await form.getByRole('combobox').selectOption('ES')
    await fillAddress(page)
    await form.getByRole('textbox', { name: 'Kod pocztowy' }).fill('28013')
    await mock.scenario('token-expired')
    await form.getByRole('button', { name: 'Zapisz' }).click()
    await logInAgain(page, mock, 'customer')
    await expect(street).toHaveValue('Piotrkowska')
    await expect(form.getByRole('combobox')).toHaveValue('ES')
    await expect(form.getByRole('textbox', { name: 'Kod pocztowy' })).toHaveValue('28013')
    await form.getByRole('button', { name: 'Zamknij' }).click()
    // Input of a closed form is forgotten when the dialog has faded out.
    await expect(form).toHaveCount(0)
    await page.reload()
    await untilHydrated(page)
    await expect(form).toHaveCount(0)
  })

  await test.step('the newsletter goes back, and nobody is signed up as a guest', async () => {
    const agreement = main(page).getByRole('switch')
    const was = await agreement.isChecked()
    await mock.scenario('token-expired')
    await agreement.click()
    await logInAgain(page, mock, 'customer')
    await expect(agreement).toBeChecked({ checked: was })
  })

  await test.step('a password, which is never kept, shown or not', async () => {
    await field(page, 'Imię').fill('Hania')
    await field(page, 'Obecne hasło').fill(PERSONA_PASSWORD)
    await field(page, 'Nowe hasło').fill('fotel-366-dab')
    await main(page).getByRole('button', { name: 'Pokaż hasło' }).last().click()
    await mock.scenario('token-expired')
    await main(page).getByRole('button', { name: 'Zmień hasło' }).click()
    await expect(dialog(page)).toBeVisible()
    await expect.poll(async () => kept(page)).toContain('Hania')
    expect(await kept(page)).not.toMatch(/fotel-366-dab|patyna-2026/)
    await logInAgain(page, mock, 'customer')
    await expect(field(page, 'Imię')).toHaveValue('Hania')
    await expect(field(page, 'Nowe hasło')).toHaveValue('')
  })
})

test('GAP-38: a code is not taken to a guest’s cart', async ({ page, open, mock, logInAs }) => {
  await logInAs('pro')
  await open('/panel-pro/kody-znizkowe')
  const use = main(page).getByRole('button', { name: 'Użyj kodu PRO-15' })
  await mock.scenario('token-expired')
  await use.click()
  await logInAgain(page, mock, 'pro')
  await use.click()
  await expect(page).toHaveURL('/cart')
})

test('GAP-95: quantity and code of the cart that is shown', async ({ page, open, shop, mock, logInAs }) => {
  const product = await shop.productThat('with three pieces', (one) => canBeOrdered(one) && one.amountOfAvailableItems >= 3)
  await logInAs('customer')
  await putIntoCart(page, product)
  await open('/cart')
  const line = lineOf(page, product)
  await expect(header(page).getByRole('link', { name: 'Twoje konto', exact: true })).toBeVisible()
  await field(page, 'Kod promocyjny').fill('WITAJ10')
  await mock.scenario('token-expired')
  await line.getByRole('button', { name: /^Więcej/ }).click()
  await expect(line.getByText(ENDED)).toBeVisible()
  await expect(line.getByRole('spinbutton')).toHaveValue('1')
  await logInAgain(page, mock, 'customer')
  await expect(field(page, 'Kod promocyjny')).toHaveValue('WITAJ10')
  await mock.scenario('token-expired')
  await main(page).getByRole('button', { name: 'Użyj' }).click()
  await expect(main(page).getByText(ENDED)).toBeVisible()
  await expect(field(page, 'Kod promocyjny')).not.toHaveAttribute('aria-invalid', 'true')
  await logInAgain(page, mock, 'customer')
  await expect(line).toBeVisible()
})

test('GAP-39: the field of the shipping cost has the focus before the page’s scripts arrive, and what was kept is restored', async ({
  page,
  visit,
  shop,
  mock,
  logInAs,
}) => {
  await logInAs('customer')
  const product = productParams(await shop.productToOrder())
  // What is kept is kept for a user: before the page knows which, nothing is restored.
  const user = page.waitForResponse('**/shop/client/details')
  await visit('product', product)
  await user
  await expect(header(page).getByRole('link', { name: 'Twoje konto', exact: true })).toBeVisible()
  await field(page, 'Kod pocztowy').fill('00950')
  await mock.scenario('token-expired')
  await main(page).getByRole('button', { name: 'Sprawdź koszt dostawy' }).click()
  await expect(dialog(page)).toBeVisible()
  await mock.scenario(null)
  await logInAs('customer')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await field(page, 'Kod pocztowy').focus()
  release()
  await expect(field(page, 'Kod pocztowy')).toHaveValue('00-950')
  await expect(field(page, 'Kod pocztowy')).toBeFocused()
})

test.describe('another user who logs in in another tab', () => {
  test.use({ expectedStatuses: [401, 409, 503] })

  /** Another tab logs in; this page neither hears of it nor can look it up. */
  async function logInElsewhere(page: Page, logInAs: (persona: 'pro') => Promise<void>) {
    await page.evaluate(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true))
    await page.route('**/shop/client/details', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ status: 503, json: { error: { code: 'SHOP_UNAVAILABLE' } } }) : route.fallback(),
    )
    const other = await page.context().newPage()
    await other.goto('/')
    await logInAs('pro')
    await other.goto('/moje-konto')
    await expect(field(other, 'Imię')).toHaveValue(PERSONAS.pro.firstName)
    await page.bringToFront()
    return other
  }

  test('EXT-44: finds nothing of the first, whose page changes nothing in that account; one goes on as either', async ({
    page,
    open,
    mock,
    logInAs,
  }, testInfo) => {
    await logInAs('customer')
    await open('/moje-konto')
    const url = page.url()
    await field(page, 'Imię').fill('Halina')
    const other = await logInElsewhere(page, logInAs)
    const save = main(page).getByRole('button', { name: 'Zapisz' })

    const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
    await save.click()
    expect((await saved).status()).toBe(409)
    await expect(otherUserDialog(page)).toBeVisible()
    await checkAxe(page)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: testInfo.outputPath(`other-user-${width}.png`) })
    }
    await other.reload()
    await expect(field(other, 'Imię'), 'nothing is changed in the other account').toHaveValue(PERSONAS.pro.firstName)

    await page.unrouteAll()
    await otherUserDialog(page).getByRole('button', { name: 'Zaloguj się ponownie' }).click()
    await logInThere(page, mock, { persona: 'customer', url })
    await expect(field(page, 'Imię')).toHaveValue('Halina')

    await logInElsewhere(page, logInAs)
    await save.click()
    await page.unrouteAll()
    await otherUserDialog(page).getByRole('button', { name: 'Przejdź na tamto konto' }).click()
    await expect(field(page, 'Imię')).toHaveValue(PERSONAS.pro.firstName)
    await untilHydrated(page)
    await expect(field(page, 'Imię'), 'what the first has typed is not the other’s').toHaveValue(PERSONAS.pro.firstName)
  })
})

test('another user who logs in in the same tab finds nothing of it', async ({ page, open, mock, logInAs }) => {
  await logInAs('customer')
  await open('/moje-konto')
  await field(page, 'Imię').fill('Halina')
  await mock.scenario('token-expired')
  await main(page).getByRole('button', { name: 'Zapisz' }).click()
  await logInAgain(page, mock, 'pro')
  await expect(field(page, 'Imię')).not.toHaveValue('Halina')
  expect(await kept(page)).toBeNull()
})

test('EXT-82: after the session has ended the login form knows the e-mail of this tab, and no HTML has it', async ({
  page,
  context,
  open,
  mock,
}) => {
  inOwnWorld({ mock })
  const email = PERSONAS.customer.email ?? ''
  await open('/logowanie')
  await logIn(page, email)
  await expect(page).not.toHaveURL(/logowanie/)
  await context.clearCookies({ name: 'token' })
  const document = await open('/moje-konto')
  await expect(page).toHaveURL(/\/logowanie/)
  await expect(field(page, 'E-mail')).toHaveValue(email)
  expect(await document?.text()).not.toContain(email)
})
