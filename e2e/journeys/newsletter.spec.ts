import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { untilSeen } from '../renewal.ts'

test.use({ hasNewsletterPopup: true })

const NAME = 'Newsletter Patyny'
const CALL = '**/shop/client/change-newsletter-agreement'
const THANKS = 'Wysłaliśmy Ci e-mail. Potwierdź w nim zapis.'

const footerForm = (page: Page) => page.getByRole('contentinfo').getByRole('form', { name: NAME })
const popup = (page: Page) => page.getByRole('dialog', { name: NAME })

/** Lets time pass once the page's calls are answered: time that runs ahead of an answer would end its call. */
async function runAhead(page: Page, ms: number): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(ms)
}

/** Expects the popup not to open in its turn: its script decides, and does not load the dialog. */
async function expectSilence(page: Page): Promise<void> {
  const dialogs: string[] = []
  page.on('request', (request) => request.url().includes('/newsletter-dialog') && dialogs.push(request.url()))
  const turn = page.waitForResponse(/\/newsletter-turn/)
  await runAhead(page, 16_000)
  await turn
  await untilSeen(page)
  await page.clock.runFor(4000)
  await untilSeen(page)
  expect(dialogs).toEqual([])
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Signs up with a form and returns the toast. */
async function signUp(page: Page, form: ReturnType<typeof footerForm>): Promise<unknown> {
  const submit = form.getByRole('button', { name: 'Zapisz mnie' })
  // Near the viewport it hydrates, which replaces the form.
  await expect(async () => {
    await form.scrollIntoViewIfNeeded({ timeout: 1000 })
    await expect(submit).toBeEnabled({ timeout: 1000 })
  }).toPass()
  await form.getByRole('textbox', { name: 'Twój adres e-mail' }).fill('ktos@patyna.test')
  const request = page.waitForRequest(CALL)
  await submit.click()
  return (await request).postDataJSON()
}

/** Expects the confirmation, and that it is remembered. */
async function expectSignedUp(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Komunikaty' })).toContainText(THANKS)
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'newsletterSignupCount')?.value).toBe('4')
}

test('NWS-01, NWS-03, GAP-40, GAP-116: a guest signs up in the footer', { tag: '@phone-too' }, async ({ page, visitCatalog }) => {
  await visitCatalog()
  const said = await signUp(page, footerForm(page))
  expect(said).toEqual({ newsletterAgreement: true, email: 'ktos@patyna.test', placement: 'footer' })
  await expectSignedUp(page)
  await expect(page.getByRole('contentinfo').getByText(THANKS)).toBeFocused()
})

test.describe('the popup', () => {
  test.beforeEach(async ({ page }) => page.clock.install())

  test('NWS-02, NWS-04, NWS-03: opens after 15 s, signs up and never comes again', { tag: '@phone-too' }, async ({ page, visit }) => {
    await visit('home', {})
    await runAhead(page, 14_000)
    await expect(popup(page)).toHaveCount(0)
    await page.clock.runFor(2000)
    await expect(popup(page)).toBeVisible()
    const said = await signUp(page, popup(page).getByRole('form'))
    expect(said).toEqual({ newsletterAgreement: true, email: 'ktos@patyna.test', placement: 'modal' })
    await expectSignedUp(page)
    await expect(popup(page)).toBeHidden()

    await visit('home', {})
    await expectSilence(page)
  })
})
