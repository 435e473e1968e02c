import type { Page } from '@playwright/test'
import { expect, main, test, title } from '../fixtures.ts'
import { isAhead, isPanel } from '../renewal.ts'
import { saveData } from '../save-data.ts'

const nav = (page: Page) => page.getByRole('navigation', { name: 'Kategorie' })
const panel = (page: Page, name: string) => page.getByRole('group', { name })

test('GAP-131: with the keyboard alone: a button opens, Tab goes in, Escape closes and gives the focus back', async ({ page, visit }) => {
  await visit('home', {})
  const button = nav(page).getByRole('button', { name: 'Lampy: działy' })
  await button.focus()
  await expect(panel(page, 'Lampy: działy')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(panel(page, 'Lampy: działy').getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(panel(page, 'Lampy: działy').getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page, 'Lampy: działy')).toBeHidden()
  await expect(button).toBeFocused()
})

test('CNS-05, LST-01, LST-02: menus that an idle browser has for all pages open to a mouse, lead on, and hold all departments', async ({
  page,
  visit,
}) => {
  const asked: boolean[] = []
  page.on('request', (request) => isPanel(request, 'departments') && asked.push(isAhead(request)))
  const came = page.waitForResponse((response) => isPanel(response.request(), 'departments'))
  await visit('home', {})
  expect((await came).status()).toBe(200)
  await nav(page).getByRole('link', { name: 'Meble', exact: true }).hover()
  await panel(page, 'Meble: działy').getByRole('link', { name: 'Komody' }).click()
  await expect(page).toHaveURL(/\/produkty\?categories=\d+$/)
  await expect(title(page, 'Komody')).toBeVisible()
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await expect(panel(page, 'Meble: działy')).toBeHidden()

  await nav(page).getByRole('button', { name: 'Wszystkie działy' }).click()
  const all = panel(page, 'Wszystkie działy').getByRole('link')
  await expect(all).toHaveCount(26)
  for (const name of ['Meble', 'Lampy', 'Dekoracje']) await expect(all.filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible()
  expect(asked, 'one request for all menus of all pages').toEqual([true])
})

test('a click that no pointer and no focus came before opens a menu, too, and the focus stays at its button', async ({ page, visit }) => {
  await saveData(page)
  await visit('home', {})
  const button = nav(page).getByRole('button', { name: 'Dywany: działy' })
  await button.evaluate((element: HTMLElement) => element.click())
  await expect(panel(page, 'Dywany: działy').getByRole('link', { name: 'Kilimy' })).toBeVisible()
  await expect(panel(page, 'Dywany: działy').getByRole('link', { name: 'Kilimy' })).not.toBeFocused()
  await expect(page).toHaveURL('/cp/pl')
})
