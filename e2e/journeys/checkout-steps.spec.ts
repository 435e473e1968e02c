// The steps of the checkout say where one is, what it costs and what is wrong (GAP-31; WCAG 2.4.2, 2.4.3, 3.3.1, 1.3.5).
import type { Page } from '@playwright/test'
import { checkAxe } from '../axe.ts'
import {
  agree,
  choose,
  fillAddress,
  fillContact,
  newEmail,
  next,
  paidHere,
  putIntoCart,
  submit,
  toSummary,
  total,
} from '../checkout-parts.ts'
import { expect, inOwnWorld, main, test } from '../fixtures.ts'
import { holdScripts } from '../hold-scripts.ts'
import { overflowing } from '../layout.ts'
import { emulateLine } from '../slow-line.ts'

test.beforeEach(inOwnWorld)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const bar = (page: Page) => main(page).locator('details').filter({ hasText: 'Twoje zamówienie' })

/** The step is named by title and heading, and the heading has the focus. */
async function arrivedAt(page: Page, number: number, name: string) {
  await expect(heading(page)).toHaveText(name)
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^Krok ${number} z 4: ${name} – Zamówienie`))
}

/** On a phone the total is on the screen from the heading to the button; every field says what it is for. */
async function showsTotalAndTokens(page: Page) {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  if (isPhone) {
    for (const end of [heading(page), main(page).locator('button[type=submit]')]) {
      await end.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect(bar(page).locator('summary > strong')).toBeInViewport({ ratio: 1 })
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  } else {
    await expect(bar(page)).toBeHidden()
    await expect(total(page)).toBeVisible()
  }
  const fields = main(page).locator('input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea')
  const withoutToken = await fields.evaluateAll((all) =>
    all.filter((one) => !one.getAttribute('autocomplete')).map((one) => one.getAttribute('name')),
  )
  expect(withoutToken).toEqual([])
}

test(
  'J-08, GAP-31, WCAG 2.4.3: a step opens after the ones before it; title, heading and focus change with the step; Back and Forward walk them; the total stays in sight',
  { tag: '@phone-too' },
  async ({ page, open, shop }) => {
    const product = await shop.productToOrder()
    await putIntoCart(page, product)
    await open('/checkout?step=summary')
    await expect(page).toHaveURL(/\/checkout$/)
    await open('/checkout?step=nie-ma')
    await expect(page).toHaveTitle(/^Krok 1 z 4: Dane – Zamówienie/)
    await showsTotalAndTokens(page)
    const email = newEmail()
    await fillContact(page, email)
    await next(page).click()
    await arrivedAt(page, 2, 'Dostawa')
    await showsTotalAndTokens(page)
    await fillAddress(page)
    await next(page).click()
    await arrivedAt(page, 3, 'Płatność')
    await showsTotalAndTokens(page)
    await page.goBack()
    await arrivedAt(page, 2, 'Dostawa')
    await page.goBack()
    await arrivedAt(page, 1, 'Dane')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue(email)
    await page.goForward()
    await page.goForward()
    await expect(heading(page)).toHaveText('Płatność')
    await page.getByRole('list', { name: 'Kroki zamówienia' }).getByRole('link', { name: 'Dostawa' }).click()
    await expect(page.getByRole('textbox', { name: 'Miejscowość' })).toHaveValue('Łódź')
    await next(page).click()
    await arrivedAt(page, 3, 'Płatność')
    await choose(page, 'Przelew bankowy')
    await next(page).click()
    await arrivedAt(page, 4, 'Podsumowanie')
    await showsTotalAndTokens(page)
    if ((page.viewportSize()?.width ?? 0) >= 768) return
    await bar(page).locator('summary').click()
    await expect(bar(page).getByText(product.name)).toBeVisible()
    await expect(bar(page).getByText('Produkty')).toBeVisible()
    await checkAxe(page)
    expect(await overflowing(page)).toEqual([])
    await bar(page).locator('summary').click()
    await expect(bar(page).getByText(product.name)).toHaveCount(0)
  },
)

test(
  'WCAG 3.3.1: what is wrong is named above the form, and each name leads to its field',
  { tag: '@phone-too' },
  async ({ page, open, shop }) => {
    await putIntoCart(page, await shop.productToOrder())
    await open('/checkout')
    const wrong = main(page).locator('form').getByRole('listitem')
    await next(page).click()
    await expect(wrong).toHaveText([
      'E-mail: To pole jest wymagane.',
      'Imię: To pole jest wymagane.',
      'Nazwisko: To pole jest wymagane.',
      'Telefon: To pole jest wymagane.',
    ])
    await checkAxe(page)
    const before = page.url()
    await wrong.getByRole('link', { name: 'Telefon' }).click()
    await expect(page.getByRole('textbox', { name: 'Telefon' })).toBeFocused()
    await page.keyboard.type('501 234 567')
    await expect(wrong, 'the list stays while fields are corrected: nothing moves below the hands').toHaveCount(4)
    expect(page.url()).toBe(before)
    await next(page).click()
    await expect(wrong).toHaveCount(3)
    await fillContact(page, newEmail())
    await next(page).click()
    await expect(heading(page)).toHaveText('Dostawa')
    await next(page).click()
    await expect(wrong.first()).toHaveText('Ulica: To pole jest wymagane.')
    await fillAddress(page)
    await next(page).click()
    await expect(heading(page)).toHaveText('Płatność')
    await next(page).click()
    await wrong.getByRole('link', { name: 'Sposób płatności' }).click()
    await expect(main(page).getByRole('radio').first()).toBeFocused()
    // Elsewhere a press would scroll the page to where the radio button lies, unseen.
    const radios = main(page).getByRole('radio')
    expect(
      await radios.evaluateAll((all) => all.every((radio) => radio.closest('label')?.contains((radio as HTMLElement).offsetParent))),
    ).toBe(true)
  },
)

test('GAP-31: on a slow network a step is filled in before its scripts arrive, nothing is lost, and one order is placed', async ({
  page,
  context,
  shop,
  mock,
}) => {
  test.slow()
  await putIntoCart(page, await shop.productToOrder())
  const network = await context.newCDPSession(page)
  await emulateLine(network, { downloadBitsPerSecond: 400_000, uploadBitsPerSecond: 160_000, latencyMs: 400 })
  await page.goto('/checkout', { waitUntil: 'commit' })
  const email = newEmail()
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email)
  await expect(next(page)).toBeDisabled()
  await expect(next(page)).toBeEnabled()
  await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue(email)
  await fillContact(page, email)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('textbox', { name: 'Nazwisko' }), 'what is not sent yet is kept too').toHaveValue('Żółć')
  await toSummary(page, email)
  await agree(page)
  const placed: string[] = []
  page.on('request', (request) => request.url().endsWith('/shop/checkout/order') && placed.push(request.url()))
  await submit(page).dblclick()
  await expect(page).toHaveURL(paidHere)
  expect(placed).toHaveLength(1)
  await emulateLine(network, null)
  expect(await mock.orderCount()).toBe(1)
})

test('GAP-157: whoever types while the scripts arrive keeps the focus and every letter, beside what was stored before', async ({
  page,
  shop,
}) => {
  await putIntoCart(page, await shop.productToOrder())
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })

  /** Types one half of a text before the scripts arrive and the other half after, without another look at the field. */
  async function typeAcross(name: string, [before, after]: readonly [string, string]) {
    await field(name).click()
    await page.keyboard.type(before)
    release()
    await expect(next(page)).toBeEnabled()
    await expect(field(name)).toBeFocused()
    await page.keyboard.type(after)
    await expect(field(name)).toHaveValue(before + after)
    await page.unrouteAll()
  }

  let release = await holdScripts(page)
  await page.goto('/checkout', { waitUntil: 'commit' })
  const email = newEmail()
  await field('E-mail').fill(email)
  await typeAcross('Imię', ['Gra', 'żyna'])

  release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await typeAcross('Telefon', ['501 2', '34 567'])
  await expect(field('E-mail')).toHaveValue(email)
  await expect(field('Imię')).toHaveValue('Grażyna')
  await field('Nazwisko').fill('Żółć')
  await next(page).click()
  await expect(heading(page)).toHaveText('Dostawa')
})
