// A session that ends during use: the page shows it, login returns to the same step, and the input is restored (GAP-102 covers public
// pages; here a call needs the login).
import type { Page } from '@playwright/test'
import { PERSONAS } from '#seeds/personas.ts'
import { logIn } from '../account-parts.ts'
import { checkAxe } from '../axe.ts'
import { agree, paidHere, putIntoCart, submit, toSummary } from '../checkout-parts.ts'
import { expect, inOwnWorld, main, test, untilHydrated } from '../fixtures.ts'
import { ENDED, endedDialog as dialog, logInAgain, logInThere, otherUserDialog } from '../log-in-again.ts'

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
