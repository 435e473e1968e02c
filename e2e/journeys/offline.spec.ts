// EXT-57: a link that is pressed without a network keeps the page, says so, and leads on when there is one again.
import { expect, test, title } from '../fixtures.ts'
import { partsOfListing } from '../listing-parts.ts'

test.use({ expectedErrors: [/^net::ERR_INTERNET_DISCONNECTED$/] })

test(
  'EXT-57: without a network the page stays and says so; the link leads on when it is back',
  { tag: '@phone-too' },
  async ({ page, context, visitCatalog }) => {
    await visitCatalog()
    const heading = title(page)
    const before = await heading.innerText()
    const note = page.getByText('Brak połączenia z internetem')
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).first().click()
    await expect(note).toBeVisible()
    await expect(heading).toHaveText(before)
    // Another link takes the place of the first one.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Dostawa i zwroty' }).first().click()
    await expect(note).toBeVisible()
    await context.setOffline(false)
    await expect(heading).toHaveText('Płatność, dostawa i zwroty')
    await expect(note).toHaveCount(0)
  },
)

test('EXT-57: without a network a listing stays where a product of it was pressed, and the focus on that', async ({
  page,
  context,
  visitCatalog,
}) => {
  await visitCatalog()
  const link = partsOfListing(page).cards.nth(20).getByRole('heading').getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(500)
  // The preview of a product comes with the first movement.
  const preview = page.waitForResponse(/\/prefetch-/)
  await page.mouse.move(1, 1)
  await (await preview).finished()
  await context.setOffline(true)
  await link.press('Enter')
  await expect(page.getByText('Brak połączenia z internetem')).toBeVisible()
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(place)
})
