// The page of the kit, which no other journey opens: axe and layout of every component.
import { expect } from '@playwright/test'
import { checkAxe, checkContrast, checkLayout, smallTargets } from '../axe.ts'
import { overflowing } from '../layout.ts'
import { BASE_URL } from '../stack.ts'
import { test } from '../ui-kit-test.ts'

test('every component breaks nothing of WCAG 2.2 AA on a phone, a tablet and a desktop, in light and dark, and flows anew at 320 px', async ({
  page,
  open,
  request,
}) => {
  test.slow() // runs axe on a long page four times
  await open('/__ui')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  for (const [width, check] of [
    [820, checkLayout],
    [390, checkLayout],
    [1440, checkAxe],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await check(page)
    expect(await smallTargets(page)).toEqual([])
    expect(await overflowing(page)).toEqual([])
  }
  // Colours are the same at every width.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await checkContrast(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflowing(page)).toEqual([])
  expect((await request.get(`${BASE_URL}/__ui`)).status(), 'the page of the kit is not part of what is deployed').toBe(404)
})
