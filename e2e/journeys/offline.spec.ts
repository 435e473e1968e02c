// EXT-57: a link that is pressed without a network keeps the page, says so, and leads on when there is one again.
import { expect, test, title } from '../fixtures.ts'

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
