// The filters of a listing come when somebody is near their buttons: how they open, and what is seen until they have come.
import type { Page } from '@playwright/test'
import { checkAxe } from '../axe.ts'
import { expect, main, test } from '../fixtures.ts'
import { hold } from '../hold-scripts.ts'
import { partsOfListing } from '../listing-parts.ts'
import { isAhead, isPanel } from '../renewal.ts'
import { saveData } from '../save-data.ts'

const PANELS = '**/_rsc/*/~filters/**'

/** How often panels were asked for, ahead and because one opened. */
function countPanels(page: Page) {
  const asked = { ahead: 0, opened: 0 }
  page.on('request', (request) => {
    if (isPanel(request, 'filters')) asked[isAhead(request) ? 'ahead' : 'opened']++
  })
  return asked
}

test('FLT-28: an idle browser has the filters before they are opened, once for all pages of the listing', async ({
  page,
  visitCatalog,
}) => {
  const asked = countPanels(page)
  const came = page.waitForResponse((response) => isPanel(response.request(), 'filters'))
  await visitCatalog()
  expect((await came).status()).toBe(200)
  const { openMenu, pages } = partsOfListing(page)
  const menu = await openMenu('Kolor')
  await expect(menu.getByRole('checkbox', { name: /^Czarny/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await pages.getByRole('link', { name: 'Następna strona' }).click()
  await expect(pages.getByRole('link', { name: 'Strona 2', exact: true })).toHaveAttribute('aria-current', 'page')
  await openMenu('Kolor')
  await expect(menu.getByRole('checkbox', { name: /^Czarny/ })).toBeVisible()
  expect(asked).toEqual({ ahead: 1, opened: 0 })
})

test('FLT-23: without anything loaded ahead a menu opens at once, is filled when its content comes, and has the focus', async ({
  page,
  visitCatalog,
}) => {
  await saveData(page)
  const asked = countPanels(page)
  const release = await hold(page, PANELS)
  await visitCatalog()
  const button = main(page).getByRole('button', { name: 'Cena' })
  await button.hover()
  const menu = page.getByRole('dialog', { name: 'Cena' })
  await expect(menu).toBeHidden()
  expect(asked).toEqual({ ahead: 0, opened: 0 })
  await button.click()
  await expect(menu).toBeVisible()
  await expect(menu.getByText('Wczytujemy filtry')).toBeAttached()
  await checkAxe(page)
  release()
  await expect(menu.getByRole('spinbutton', { name: /^Od/ })).toBeFocused()
  await expect(menu.getByText('Wczytujemy filtry')).toHaveCount(0)
  expect(asked).toEqual({ ahead: 0, opened: 1 })
  await checkAxe(page)
  await button.click()
  await expect(menu).toBeHidden()
})

test('GAP-131: by keys alone a menu opens, is filled, and gives the focus back', async ({ page, visitCatalog }) => {
  await visitCatalog()
  const button = main(page).getByRole('button', { name: 'Rodzaj' })
  await page.getByRole('button', { name: 'Wymiary' }).focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Rodzaj' })
  await expect(menu.getByRole('checkbox').first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(menu.getByRole('checkbox').first()).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
})

test('FLT-27: a menu of the row on a phone is no higher than its content', { tag: '@phone-only' }, async ({ page, visitCatalog }) => {
  await visitCatalog()
  for (const name of ['Rodzaj', 'Kolor', 'Cena']) {
    const menu = await partsOfListing(page).openMenu(name)
    const submit = menu.getByRole('button', { name: 'Zastosuj' })
    await expect(submit).toBeVisible()
    // 16 px and the hairline.
    await expect
      .poll(async () => {
        const [box, last] = [await menu.boundingBox(), await submit.boundingBox()]
        return (box?.y ?? 0) + (box?.height ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)
      }, name)
      .toBeLessThan(24)
    const [choice, button] = [await menu.locator('label').last().boundingBox(), await submit.boundingBox()]
    if (name === 'Rodzaj') expect((button?.y ?? 0) - (choice?.y ?? 0) - (choice?.height ?? 0)).toBeLessThan(48)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  }
})

test.describe('filters that cannot be loaded', () => {
  test.use({ expectedStatuses: [503] })

  test('GAP-131: it is said where they would be, with a way to try again and a way without', async ({ page, visitCatalog }) => {
    await saveData(page)
    await page.route(PANELS, (route) => route.fulfill({ status: 503 }))
    await visitCatalog({ page: 2 })
    const opener = page.getByRole('button', { name: 'Wszystkie filtry' })
    const dialog = page.getByRole('dialog', { name: 'Filtry' })
    await opener.click()
    const failure = dialog.getByRole('alert')
    await expect(failure).toContainText('Nie udało się wczytać filtrów')
    await checkAxe(page)
    const again = page.waitForResponse((response) => isPanel(response.request(), 'filters'))
    await failure.getByRole('button', { name: 'Spróbuj ponownie' }).click()
    expect((await again).status()).toBe(503)
    await expect(failure).toBeVisible()
    await page.unroute(PANELS)
    await failure.getByRole('button', { name: 'Spróbuj ponownie' }).click()
    await expect(dialog.getByRole('checkbox', { name: /^vintage/i })).toBeVisible()
    await expect(failure).toHaveCount(0)

    // The way without is the listing with its filters open, a dialog like any other.
    await page.route(PANELS, (route) => route.fulfill({ status: 503 }))
    await visitCatalog({ page: 2 })
    await opener.click()
    await dialog.getByRole('link', { name: 'Otwórz filtry na stronie' }).click()
    await expect(page).toHaveURL('/produkty?page=2&panel=filters')
    await expect(dialog.getByRole('checkbox', { name: /^vintage/i })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/produkty?page=2')
    await expect(dialog).toHaveCount(0)
  })
})

test('FLT-28: a listing that is opened with its filters open closes them to the listing, and sends them', async ({ page, open }) => {
  await open('/produkty?panel=colors')
  const dialog = page.getByRole('dialog', { name: 'Filtry' })
  await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
  await checkAxe(page)
  await dialog.getByRole('checkbox', { name: /^Czarny/ }).check()
  await dialog.getByRole('button', { name: /^Pokaż/ }).click()
  await expect(page).toHaveURL('/produkty?colors=7')
  await expect(dialog).toHaveCount(0)
})
