// From the cart to the order (spec §2, §4; GAP-31, GAP-32; J-08).
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
  parcels,
  putIntoCart,
  step,
  submit,
  total,
} from '../checkout-parts.ts'
import { events } from '../data-layer.ts'
import { expect, header, inOwnWorld, main, test, title } from '../fixtures.ts'
import { overflowing, shiftsOf } from '../layout.ts'

test.beforeEach(inOwnWorld)

/** GAP-31: on every screen the order button comes after items, delivery and total, for screen readers as well. */
async function comesLast(page: Page) {
  const before = page.viewportSize()
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // Three places taken one after the other may be of two layouts while the page moves to the new screen.
    await expect(async () => {
      const parts = [parcels(page), total(page), submit(page)]
      const [items = 0, sum = 0, button = 0] = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0))
      expect([width, items < sum, sum < button]).toEqual([width, true, true])
    }).toPass()
    expect([width, await overflowing(page)]).toEqual([width, []])
  }
  if (before) await page.setViewportSize(before)
  const isAfter = await submit(page).evaluate((button) => {
    const sum = [...document.querySelectorAll('aside dd')].at(-1)
    return Boolean(sum && sum.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING)
  })
  expect(isAfter).toBe(true)
}

test(
  'J-08, CHK-01, CHK-02, CHK-03, UIK-04, BTM-01, BTM-02, EXT-07, GAP-31: a guest buys in four steps, pays and is thanked; without consent nothing is tracked',
  { tag: '@phone' },
  async ({ page, open, shop }) => {
    const product = await shop.productToOrder()
    await putIntoCart(page, product)
    await open('/cart')
    const isPhone = (page.viewportSize()?.width ?? 0) < 768
    const bar = page.getByRole('navigation', { name: 'Na skróty' })
    if (isPhone) await bar.getByRole('link', { name: 'Do kasy' }).click()
    else await page.getByRole('complementary').getByRole('link', { name: 'Do kasy' }).click()

    await expect(page).toHaveURL(/\/checkout$/)
    await expect(header(page)).toHaveCount(0)
    await expect(page.getByRole('search')).toHaveCount(0)
    await expect(page.getByText('newsletter', { exact: false })).toHaveCount(0)
    if (isPhone) await expect(bar).toContainText('Krok 1 z 4: Dane')
    await expect(step(page)).toHaveText('Dane')
    await checkAxe(page)

    await next(page).click()
    const email = page.getByRole('textbox', { name: 'E-mail', exact: true })
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription('To pole jest wymagane.')
    await fillContact(page, newEmail())
    await page.getByRole('textbox', { name: 'Telefon' }).fill('12-3456789')
    await next(page).click()
    await expect(page.getByRole('textbox', { name: 'Telefon' })).toHaveAccessibleDescription(/Podaj 9 cyfr/)
    await checkAxe(page)
    await page.getByRole('textbox', { name: 'Telefon' }).fill('(123) 456-789')
    await next(page).click()

    await expect(page).toHaveURL(/\?step=delivery$/)
    await expect(step(page)).toHaveText('Dostawa')
    await fillAddress(page)
    await expect(page.getByRole('textbox', { name: 'Kod pocztowy' })).toHaveValue('90-926')
    await checkAxe(page)
    await next(page).click()

    await expect(page).toHaveURL(/\?step=payment$/)
    await expect(step(page)).toHaveText('Płatność')
    await next(page).click()
    await expect(page.getByRole('radiogroup', { name: 'Sposób płatności' })).toHaveAttribute('aria-invalid', 'true')
    await choose(page, 'Karta płatnicza')
    await checkAxe(page)
    await next(page).click()

    await expect(page).toHaveURL(/\?step=summary$/)
    await expect(main(page).getByText('Grażyna Żółć')).toBeVisible()
    await expect(main(page).getByText('Piotrkowska 104')).toBeVisible()
    await expect(main(page).getByText('Karta płatnicza')).toBeVisible()
    await checkAxe(page)
    await comesLast(page)
    await submit(page).click()
    await expect(page.getByRole('checkbox', { name: /Akceptuję/ })).toBeFocused()
    await agree(page)
    const sum = (await total(page).textContent()) ?? ''
    expect(await events(page)).toEqual([])
    await submit(page).click()

    await expect(page).toHaveURL(paidHere)
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('purchase')))).toEqual([])
    await expect(main(page).getByText(sum)).toBeVisible()
    await checkAxe(page)
    await main(page).getByRole('button', { name: 'Zapłać' }).click()

    await expect(page).toHaveURL(/\/checkout\?step=thank-you&order=PAT-\d+&payment=[0-9a-f-]{36}$/)
    await expect(title(page)).toHaveText('Dziękujemy za zamówienie')
    await expect(main(page).getByText('Zapłacone')).toBeVisible()
    expect(await events(page)).toEqual([])
    await checkAxe(page)
    expect(page.url()).not.toContain('%40')
    // Steps replace each other in one document, which counts as a layout shift when it takes long; a single page must not shift.
    await page.reload()
    await expect(main(page).getByText('Zapłacone')).toBeVisible()
    expect((await shiftsOf(page)).score).toBeLessThanOrEqual(0.01)

    await main(page).getByRole('link', { name: 'Szczegóły zamówienia' }).click()
    await expect(main(page).getByText(product.name)).toBeVisible()
    await expect(header(page).getByRole('link', { name: 'Koszyk', exact: true })).toBeVisible()
  },
)

test('CHK-04: leftover cookies of older checkouts are gone after load, others stay', async ({ page, context, open, baseURL }) => {
  await context.addCookies([
    { name: 'checkout-x', value: '1', url: baseURL ?? '' },
    { name: 'x-checkout-', value: '1', url: baseURL ?? '' },
  ])
  await open('/produkty')
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('checkout-x')
  expect((await context.cookies()).map(({ name }) => name)).toContain('x-checkout-')
  await expect(page.locator('h1')).toBeVisible()
})
