import type { Page } from '@playwright/test'
import { expect, main, test } from '../fixtures.ts'
import { shiftsOf } from '../layout.ts'

const bar = (page: Page) => page.getByRole('complementary', { name: 'Ogłoszenie' })
const TEXT = 'Powyżej 350 zł u jednego sprzedawcy dostawa w UE jest bezpłatna.'

test(
  'J-12, PRM-02, PRM-06, PRM-07, GAP-02, GAP-03, GAP-04: closed, the bar is gone for a guest, and back for who logs in',
  { tag: '@phone-too' },
  async ({ page, visit, visitCatalog, logInAs }) => {
    await visit('home', {})
    await expect(bar(page).getByRole('link', { name: TEXT })).toHaveAttribute('href', '/cp/pl/marki-darmowa-dostawa')
    const top = await main(page).boundingBox()
    await bar(page).getByRole('button', { name: 'Zamknij ogłoszenie' }).click()
    await expect(bar(page)).toHaveCount(0)
    expect(await main(page).boundingBox(), 'nothing moves').toEqual(top)

    const cookies = await page.context().cookies()
    const cookie = cookies.find(({ name }) => name.startsWith('promoBarClosed_'))
    expect(cookie).toMatchObject({ value: '1', path: '/', sameSite: 'Lax' })
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 24 * 60 * 60)

    await visitCatalog()
    await expect(bar(page)).toHaveCount(0)
    expect((await shiftsOf(page)).score, 'nor does it go with a jolt').toBe(0)

    await logInAs('customer')
    await page.reload()
    await expect(bar(page)).toBeVisible()
  },
)

test('PRM-16, WCAG 1.4.10: a long text and the time that is left fit into the bar of a small phone', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit('home', {})
  const text = bar(page).getByRole('link').locator('span').first()
  // The longest of the year is in December.
  await text.evaluate((element) => (element.textContent = 'Pod choinkę: rzeczy z drugiej ręki i z małych pracowni Zostało 12 godzin'))
  const hidden = await page.locator('[data-promo-bar]').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(hidden).toBeLessThanOrEqual(0)
})
