// A complete purchase with Tab, Enter, Space and letters: the focus is always visible (WCAG 2.2, 2.1.1, 2.4.7, 2.4.11).
import type { Page } from '@playwright/test'
import { newEmail, paidHere, step } from '../checkout-parts.ts'
import { expect, inOwnWorld, main, test, title } from '../fixtures.ts'
import { expectFocusSeen, tabUntil } from '../tab-to.ts'

/** Tabs to a control by its name, checking each stop. */
async function tabToName(page: Page, name: RegExp) {
  await tabUntil(page, async () => name.test((await expectFocusSeen(page)).name), String(name))
}

async function press(page: Page, name: RegExp, key: 'Enter' | 'Space' = 'Enter') {
  await tabToName(page, name)
  await page.keyboard.press(key)
}

/** Waits for the page with this heading and the focus at a new page's start: a Tab before that would stay on the previous page. */
async function arrive(page: Page, heading: string | RegExp) {
  await expect(title(page)).toHaveText(heading)
  await page.waitForFunction(() => navigation.transition === null)
}

async function type(page: Page, name: RegExp, text: string) {
  await tabToName(page, name)
  await page.keyboard.type(text)
}

test('J-08: from the home page to the thank-you page, by keyboard only', async ({ page, visit, mock }) => {
  test.slow() // checks each tab stop of a dozen pages
  inOwnWorld({ mock })
  await visit('home', {})
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, /^Zobacz nowości$/)
  await expect(page).toHaveURL(/\/produkty\?/)
  await arrive(page, 'Produkty')
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await expect(title(page), 'past the header that stayed').toBeFocused()
  const card = main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Dodaj do koszyka: / }) })
    .first()
  const name = await card.getByRole('heading').innerText()
  await press(page, new RegExp(`^${RegExp.escape(name)}`))
  await arrive(page, name)
  await expect(title(page), 'past the header that stayed').toBeFocused()
  await press(page, /^Dodaj do koszyka$/)
  await expect(page.getByRole('dialog', { name: 'Dodano do koszyka' })).toBeVisible()
  await press(page, /^Przejdź do koszyka$/)
  await expect(page).toHaveURL('/cart')
  await arrive(page, 'Koszyk')
  await press(page, /^Do kasy$/)

  await expect(page).toHaveURL(/\/checkout$/)
  await expect(step(page)).toHaveText('Dane')
  await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toBeEnabled()
  await type(page, /^E-mail/, newEmail())
  await type(page, /^Imię/, 'Grażyna')
  await type(page, /^Nazwisko/, 'Żółć')
  await type(page, /^Telefon/, '501234567')
  await page.keyboard.press('Enter')
  await expect(step(page)).toHaveText('Dostawa')
  await expect(title(page, 'Dostawa')).toBeFocused()
  await type(page, /^Ulica/, 'Piotrkowska')
  await type(page, /^Numer domu/, '104')
  await type(page, /^Kod pocztowy/, '90926')
  await type(page, /^Miejscowość/, 'Łódź')
  await page.keyboard.press('Enter')
  await expect(step(page)).toHaveText('Płatność')
  await press(page, /^Przelew/, 'Space')
  await press(page, /^Dalej/)
  await expect(step(page)).toHaveText('Podsumowanie')
  await press(page, /^Akceptuję/, 'Space')
  await press(page, /^Zgadzam/, 'Space')
  await press(page, /^Zamawiam/)
  await expect(page).toHaveURL(paidHere)
  await arrive(page, 'Płatność testowa')
  await press(page, /^Zapłać$/)
  await arrive(page, 'Dziękujemy za zamówienie')
  await type(page, /^Hasło/, 'kredens-1962')
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('alert')).toContainText('Konto jest gotowe')
})

test(
  'GAP-131, WCAG 2.4.11: on a phone no bar at the bottom covers what has the focus',
  { tag: '@phone-only' },
  async ({ page, visitProduct, shop }) => {
    await visitProduct(await shop.productOnSale())
    await tabToName(page, /^Zwroty/)
    expect((await expectFocusSeen(page)).name).toMatch(/^Zwroty/)
  },
)
