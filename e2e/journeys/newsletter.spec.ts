import type { Page } from '@playwright/test'
import en from '#locales/en/validations.json' with { type: 'json' }
import es from '#locales/es/validations.json' with { type: 'json' }
import pl from '#locales/pl/validations.json' with { type: 'json' }
import { expect, main, test } from '../fixtures.ts'
import { untilSeen } from '../renewal.ts'

test.use({ hasNewsletterPopup: true })

const NAME = 'Newsletter Patyny'
const CALL = '**/shop/client/change-newsletter-agreement'
const THANKS = 'Wysłaliśmy Ci e-mail. Potwierdź w nim zapis.'

const footerForm = (page: Page) => page.getByRole('contentinfo').getByRole('form', { name: NAME })
const landingForm = (page: Page) => main(page).getByRole('form', { name: NAME })
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

test.describe('the landing page', () => {
  test.use({ expectedStatuses: [500] })

  test('NWS-03, ERR-01, VAL-25, GAP-116: its one form shows errors as text, keeps what a failure did not send, and signs up', async ({
    page,
    visit,
  }) => {
    for (const texts of [pl, en, es]) {
      expect(Object.keys(texts)).toEqual(
        expect.arrayContaining([
          'requiredErrorMessage',
          'passwordLengthErrorMessage',
          'incorrectEmailErrorMessage',
          'incorrectPhoneErrorMessage',
          'minCharactersNumberErrorMessage',
          'maxCharactersNumberErrorMessage',
          'charactersNumberErrorMessage',
        ]),
      )
    }
    await visit('content', { slug: 'newsletter' })
    await expect(footerForm(page)).toHaveCount(0)
    const form = landingForm(page)
    const field = form.getByRole('textbox', { name: 'Twój adres e-mail' })
    const submit = form.getByRole('button', { name: 'Zapisz mnie' })
    await expect(submit).toBeEnabled()
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await submit.click()
    await expect(form).toContainText(pl.requiredErrorMessage)
    await expect(field).toBeFocused()
    await field.fill('ktos')
    await expect(form).toContainText(pl.incorrectEmailErrorMessage)
    expect(sent).toEqual([])

    await page.route(CALL, async (route) => route.fulfill({ status: 500, json: { error: { code: 'X', message: '' } } }))
    await signUp(page, form)
    await expect(page.getByRole('region', { name: 'Komunikaty' })).toContainText('Zapis się nie udał')
    await expect(field).toHaveValue('ktos@patyna.test')
    await page.unroute(CALL)
    const said = await signUp(page, form)
    expect(said).toEqual({ newsletterAgreement: true, email: 'ktos@patyna.test', placement: 'landing' })
    await expectSignedUp(page)
  })
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

  test.describe('before consent is decided', () => {
    test.use({ consent: null })

    test('NWS-02, GAP-125, EXT-73: it waits for the answer to the request for consent', async ({ page, visit }) => {
      await visit('home', {})
      await expectSilence(page)
      await page.getByRole('button', { name: 'Nie zgadzam się' }).first().click()
      await expect(page.getByRole('region', { name: 'Pliki cookie' })).toBeHidden()
      await page.clock.runFor(4000)
      await expect(popup(page)).toBeVisible()
    })
  })

  test('NWS-06, NWS-07, NWS-12, GAP-12: closed, it is silent for seven days', async ({ page, visit, baseURL }) => {
    await visit('home', {})
    await runAhead(page, 16_000)
    await popup(page).getByRole('button', { name: 'Zamknij' }).click()
    await expect(popup(page)).toBeHidden()
    const record = async () => {
      const cookie = (await page.context().cookies()).find(({ name }) => name === 'newsletterPopup')
      return JSON.parse(decodeURIComponent(cookie?.value ?? 'null')) as { iteration: number; expiresAt: number } | null
    }
    await expect.poll(record).toMatchObject({ iteration: 2 })

    await visit('home', {})
    await expectSilence(page)

    const saved = await record()
    await page
      .context()
      .addCookies([{ name: 'newsletterPopup', value: encodeURIComponent(JSON.stringify({ ...saved, expiresAt: 1 })), url: baseURL ?? '' }])
    await visit('home', {})
    await runAhead(page, 16_000)
    await expect(popup(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect.poll(record).toMatchObject({ iteration: 3 })
  })

  // On others, and in other markets: app/domain/marketing/newsletter-popup.test.ts.
  test('NWS-08: stays away on the cart', async ({ page, open }) => {
    await open('/cart')
    await expectSilence(page)
  })

  test('EXT-73: it never closes a menu in which somebody chooses', async ({ page, visitCatalog }) => {
    await visitCatalog()
    const menu = page.getByRole('dialog', { name: 'Kolor' })
    await page.getByRole('main').getByRole('button', { name: 'Kolor', exact: true }).click()
    await expect(menu.getByRole('checkbox').first()).toBeVisible()
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await runAhead(page, 16_000)
    await untilSeen(page)
    await page.clock.runFor(4000)
    await untilSeen(page)
    await expect(menu).toBeVisible()
    await expect(popup(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await page.clock.runFor(4000)
    await expect(popup(page)).toBeVisible()
  })

  test('it never interrupts typing', async ({ page, visit }) => {
    await visit('home', {})
    await page.locator('#search').focus()
    await expectSilence(page)
    await page.locator('#search').blur()
    await page.clock.runFor(3000)
    await expect(popup(page)).toBeVisible()
  })
})
