import { LANGUAGES } from '#app/domain/language.ts'
import { checkAxe, smallTargets } from '../axe.ts'
import { ROUTE_NAMES, samplePath, WHO_OPENS } from '../every-page.ts'
import { expect, test } from '../fixtures.ts'
import { overflowing, readThrough } from '../layout.ts'

/** WCAG 2.2, 1.4.10: 1280 px at 400 %. */
const REFLOW = { width: 320, height: 640 }

for (const language of LANGUAGES) {
  for (const name of ROUTE_NAMES) {
    test(`WCAG 2.2 AA: the page "${name}" in ${language}`, async ({ page, open, shop, logInAs }) => {
      const persona = WHO_OPENS[name]
      if (persona) await logInAs(persona)
      await open(await samplePath(name, shop, language))
      await readThrough(page)
      await page.waitForLoadState('networkidle')
      await checkAxe(page)
      expect(await smallTargets(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      await checkAxe(page)
      await page.setViewportSize(REFLOW)
      await readThrough(page)
      expect(await overflowing(page)).toEqual([])
    })
  }

  test.describe('off the map', () => {
    test.use({ expectedStatuses: [404] })

    test(`WCAG 2.2 AA: an address that is none, in ${language}`, async ({ page, open }) => {
      await open(`${language === 'pl' ? '' : `/${language}`}/nie-ma-takiej-strony`)
      await checkAxe(page)
    })
  })
}
