// The header's dropdowns and their entries by role (spec §2, Header and user menu; GAP-108, GAP-109).
import type { Page } from '@playwright/test'
import { expect, header, main, test } from '../fixtures.ts'

const menuIn = (page: Page, name: string) => header(page).getByRole('group', { name })

const PANEL = 'Panel sprzedawcy (otwiera nową kartę)'

/** Entries of who is everything, in the order of spec §2 and GAP-109. Those of each role: app/layout/user-panel.test.tsx, e2e/worker/roles.test.ts. */
const ENTRIES = ['Ulubione', 'Listy zamówień', 'Kody zniżkowe', 'Twoje konto', 'Historia zamówień', PANEL, 'Wyloguj się']

test(
  'MNU-06, HDR-08, HDR-10: a professional vendor is greeted by first name and has the menu of both roles',
  { tag: '@phone' },
  async ({ page, visit, visitCatalog, logInAs, isMobile }) => {
    await logInAs('proVendor')
    if (isMobile) {
      await visit('userProfile', {})
      expect(await main(page).getByRole('navigation', { name: 'Konto' }).locator('li').allTextContents()).toEqual(ENTRIES)
      return
    }
    await visitCatalog()
    await header(page).getByRole('link', { name: 'Twoje konto', exact: true }).hover()
    await expect(menuIn(page, 'Konto').getByText('Cześć, Zofia!')).toBeVisible()
    expect(await menuIn(page, 'Konto').locator('li').allTextContents()).toEqual(ENTRIES)
  },
)

test(
  'HDR-02: the user icon of somebody who is logged in loads the profile in full',
  { tag: '@phone-too' },
  async ({ page, visitCatalog, logInAs }) => {
    await logInAs('customer')
    await visitCatalog()
    const icon = header(page).getByRole('link', { name: 'Twoje konto', exact: true })
    await expect(icon).toBeVisible()
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
    await icon.click()
    await expect(page).toHaveURL(/\/moje-konto$/)
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBeUndefined()
  },
)

test('HDR-13, HDR-14: icons are 32 px on mobile and 24 px on a desktop', { tag: '@phone' }, async ({ page, visitCatalog, isMobile }) => {
  await visitCatalog()
  for (const name of ['Zaloguj się', 'Ulubione', 'Koszyk']) {
    const box = await header(page).getByRole('link', { name, exact: true }).first().locator('svg').boundingBox()
    expect([box?.width, box?.height]).toEqual(isMobile ? [32, 32] : [24, 24])
  }
})

// GAP-108: a tap follows the link.
test.describe('with a mouse or a keyboard', () => {
  test('HDR-03, HDR-08, HDR-09, HDR-12: icons of a guest show Login and Register, and the newest products; a click leads to login', async ({
    page,
    visitCatalog,
  }) => {
    await visitCatalog()
    await header(page).getByRole('link', { name: 'Zaloguj się', exact: true }).hover()
    const menu = menuIn(page, 'Konto')
    await expect(menu.getByText('Zaloguj się, aby wrócić do ulubionych i zamówień.')).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Zaloguj się' })).toHaveAttribute('href', '/logowanie')
    await expect(menu.getByRole('link', { name: 'Zarejestruj się' })).toHaveAttribute('href', '/rejestracja')
    await page.mouse.move(10, 600)
    await expect(menu).toBeHidden()
    await header(page).getByRole('link', { name: 'Ulubione', exact: true }).hover()
    const favourites = menuIn(page, 'Ulubione')
    await expect(favourites.getByText('Nie masz jeszcze ulubionych')).toBeVisible()
    await favourites.getByRole('link', { name: 'Przejdź do katalogu' }).click()
    await expect(page).toHaveURL(/\/produkty\?sortOrder=newest&sortDir=desc$/)
    await expect(favourites).toBeHidden()
    await header(page).getByRole('link', { name: 'Zaloguj się', exact: true }).first().click()
    await expect(page).toHaveURL(/\/logowanie$/)
  })

  test('HDR-08: the keyboard opens the menu, goes into it, and Escape closes it', async ({ page, visitCatalog }) => {
    await visitCatalog()
    const icon = header(page).getByRole('link', { name: 'Zaloguj się', exact: true }).first()
    const menu = menuIn(page, 'Konto')
    await header(page)
      .getByRole('button', { name: /Kraj, język i waluta/ })
      .focus()
    await page.keyboard.press('Tab')
    await expect(icon).toBeFocused()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(icon).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    // The content of the menu is loaded at its first opening.
    await expect(menu.getByRole('link', { name: 'Zaloguj się' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Zaloguj się' })).toBeFocused()
    // Escape gives the focus back to the icon, which opens the menu when it comes from elsewhere.
    await page.keyboard.press('Escape')
    await expect(icon).toBeFocused()
    await expect(menu).toBeHidden()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Zaloguj się' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(menu).toBeHidden()
    await expect(header(page).getByRole('link', { name: 'Ulubione', exact: true })).toBeFocused()
  })

  test('HDR-11, GAP-108: hovering the heart lists at most five favourites and the way to all', async ({ page, visitCatalog, baseURL }) => {
    await visitCatalog()
    const liked = await main(page)
      .getByRole('button', { name: /^Ulubione: / })
      .all()
    for (const [index, heart] of liked.slice(0, 6).entries()) {
      await heart.click()
      await expect(header(page).getByRole('link', { name: new RegExp(`^Ulubione, ${index + 1} `) })).toBeVisible()
    }
    await header(page)
      .getByRole('link', { name: /^Ulubione, 6/ })
      .hover()
    const menu = menuIn(page, 'Ulubione')
    await expect(menu.getByRole('listitem')).toHaveCount(5)
    await expect(menu.getByRole('listitem').first()).toContainText('zł')
    await expect(menu.getByRole('link', { name: 'Zobacz wszystkie' })).toHaveAttribute('href', '/ulubione')
    const first = menu.getByRole('listitem').first().getByRole('link')
    const path = (await first.getAttribute('href')) ?? ''
    expect(path).toMatch(/^\/.+-\d+$/)
    await first.click()
    await expect(page).toHaveURL(`${baseURL}${path}`)
  })
})

test('GAP-108: a tap on the heart follows the link and opens nothing', { tag: '@phone-only' }, async ({ page, visitCatalog }) => {
  await visitCatalog()
  await header(page).getByRole('link', { name: 'Ulubione', exact: true }).tap()
  await expect(page).toHaveURL(/\/ulubione$/)
  await expect(menuIn(page, 'Ulubione')).toBeHidden()
})
