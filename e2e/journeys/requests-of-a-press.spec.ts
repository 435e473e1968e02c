// What a browser requests when a card is pressed: the page once, and pictures in the size that is shown.
import type { Page } from '@playwright/test'
import { expect, test, title } from '../fixtures.ts'
import { partsOfListing } from '../listing-parts.ts'
import { isPanel } from '../renewal.ts'

test.use({ hasPictures: true })

/** Age of the page that is requested, in s: old for a listing, which is refreshed every 30 s, and new for a product, every 60 s. */
const AGE_S = 40

/** Presses the first card of a product with more photographs, and waits until the navigation is over. @returns paths of what is requested from then on */
async function pressCard(page: Page): Promise<string[]> {
  const link = partsOfListing(page)
    .cards.filter({ has: page.locator('[data-more]') })
    .first()
    .getByRole('heading')
    .getByRole('link')
  const name = await link.innerText()
  await link.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const paths: string[] = []
  page.on('request', (request) => isPanel(request) || paths.push(new URL(request.url()).pathname))
  await link.click()
  await expect(title(page)).toHaveText(name)
  await expect(title(page)).toBeFocused()
  await page.waitForLoadState('networkidle')
  return paths
}

test('one page, which the interval of the page before does not make old', { tag: '@phone-too' }, async ({ page, visitCatalog }) => {
  await page.route('**/_rsc/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), age: String(AGE_S) } })
  })
  await visitCatalog()
  const paths = await pressCard(page)
  expect(paths.filter((path) => path.startsWith('/_rsc/'))).toHaveLength(1)
})

test(
  'the photograph that is shown, once wide, and the others as their thumbnails until the gallery is touched',
  { tag: '@phone-too' },
  async ({ page, visitCatalog }) => {
    await visitCatalog()
    const paths = await pressCard(page)
    // Without the vendor's shop, which the browser requests where it is near enough to the screen.
    const wide = () => new Set(paths.filter((path) => path.endsWith('-1280.avif') && !path.includes('shopfront')))
    expect([...wide()]).toHaveLength(1)
    await page.locator('[data-slides] img').first().dispatchEvent('pointerdown', { bubbles: true })
    await expect.poll(() => wide().size).toBeGreaterThan(1)
  },
)
