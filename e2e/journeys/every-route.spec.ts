import { LANGUAGES, SOURCE_LANGUAGE } from '#app/domain/language.ts'
import type { RouteName } from '#app/addresses/route-params.ts'
import { checkAxe, checkBestPractice, checkContrast, motions, smallTargets } from '../axe.ts'
import { ROUTE_NAMES, samplePath, WHO_OPENS } from '../every-page.ts'
import { expect, header, main, test } from '../fixtures.ts'
import { checkSourceLanguage, sourceTexts } from '../source-language.ts'
import { overflowing, overflowingOnPhone, picturesLoaded, readThrough, shiftsOf } from '../layout.ts'

test.use({ hasPictures: true })

/** The requirements of pages. */
const REQUIREMENTS: Partial<Record<RouteName, string>> = {
  home: 'GAP-08',
  content: 'RTE-11, RTE-15',
  catalog: 'RTE-03',
  tag: 'RTE-04',
  boutique: 'RTE-05',
  vendor: 'RTE-06',
  cart: 'RTE-19',
  favorites: 'GAP-110',
  product: 'RTE-07',
  login: 'GAP-52',
  register: 'GAP-52',
  passwordReset: 'GAP-34',
  newPassword: 'GAP-34',
  confirmEmail: 'EXT-19',
  similarAlert: 'EXT-31',
  confirmNewsletter: 'EXT-52',
  endNewsletter: 'EXT-52',
  userProfile: 'GAP-35',
  accountData: 'EXT-20, EXT-21',
  checkout: 'RTE-20, CHK-02',
  payment: 'GAP-32',
  orderHistory: 'GAP-33',
  order: 'GAP-33',
  orderDocuments: 'EXT-18',
  withdrawal: 'GAP-33, EXT-17',
  proLists: 'GAP-37',
  sharedList: 'EXT-23',
  discountCodes: 'GAP-38',
}

/** WCAG 2.2, 1.4.10: 1280 px at 400 %. */
const REFLOW = { width: 320, height: 640 }

/** Colours do not depend on the language: one is enough. */
const DRAWN_IN_THE_DARK = 'pl'

/** No layout shift: `shiftsOf` already ignores the browser's rounding. */
const MOST_SHIFT = 0

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    for (const name of ROUTE_NAMES) {
      test(
        `${REQUIREMENTS[name] ? `${REQUIREMENTS[name]}, ` : ''}WCAG 2.2 AA: the page "${name}" is whole, stands still and is there for everybody`,
        { tag: '@phone' },
        async ({ page, open, shop, logInAs }) => {
          const persona = WHO_OPENS[name]
          if (persona) await logInAs(persona)
          const path = await samplePath(name, shop, language)
          const response = await open(path)
          expect(response?.status()).toBe(200)

          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(page.locator('h1')).toHaveCount(1)
          await expect(page.locator('h1')).not.toBeEmpty()
          // A page of a link in a mail has a token in its address, which its canonical address must not repeat.
          const canonical = new URL(path.split('?', 1)[0] ?? path, page.url()).href
          await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', canonical)
          await expect(page).toHaveTitle(/\S/)
          for (const landmark of ['main', 'contentinfo'] as const) await expect(page.getByRole(landmark)).toHaveCount(1)
          await expect(header(page)).toHaveCount(name === 'checkout' ? 0 : 1)

          await readThrough(page)
          await picturesLoaded(page)
          expect(await overflowing(page)).toEqual([])
          const { score, moved } = await shiftsOf(page)
          expect(score, `moved: ${moved.join(', ')}`).toBeLessThanOrEqual(MOST_SHIFT)

          if (language !== SOURCE_LANGUAGE) await checkSourceLanguage(page, language, await sourceTexts(shop))
          await checkAxe(page)
          // Markup, which is the same in every language.
          if (language === SOURCE_LANGUAGE) await checkBestPractice(page)
          expect(await smallTargets(page)).toEqual([])
          await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
          if (language === DRAWN_IN_THE_DARK) await checkContrast(page)
          expect(await motions(page)).toEqual([])
          await page.setViewportSize(REFLOW)
          await readThrough(page)
          expect(await overflowing(page)).toEqual([])
        },
      )
    }
  })
}

test.describe('off the map', () => {
  test.use({ expectedStatuses: [404] })

  // In every market: e2e/worker/worker.test.ts.
  test('GAP-61: an unknown URL returns 404 and links to the catalog', async ({ page, open }) => {
    const response = await open('/es/nie-ma-takiej-strony')
    expect(response?.status()).toBe(404)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', /noindex/)
    expect([await overflowing(page), await overflowingOnPhone(page)]).toEqual([[], []])
    await checkAxe(page)

    await main(page).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/productos$/)
    await expect(page.locator('h1')).toBeVisible()
  })
})
