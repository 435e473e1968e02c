// Browsers resolve a Location differently from servers: a sample of e2e/worker/probes/redirect-probes.ts, followed in Chromium.
import { expect, test } from '../fixtures.ts'

const SAMPLE = ['/.//evil.test', '/%2e//evil.test', '/a/../..//evil.test', '/\\evil.test', '/\t/evil.test', '//user:secret@evil.test:8443/']

test.use({ expectedStatuses: [404] })

test('GAP-59: no redirect leads a browser to another site', async ({ page, context, baseURL }) => {
  const reached: string[] = []
  await context.route(
    ({ origin }) => origin !== baseURL,
    (route) => {
      reached.push(route.request().url())
      return route.abort()
    },
  )
  for (const to of SAMPLE) await page.goto(`${baseURL}/__whole?to=${encodeURIComponent(to)}`)
  // The cookie of a browser without scripts is now set.
  for (const path of ['//evil.test/phish?whole=1', '/.//evil.test/phish?whole=1', '//produkty?whole=1']) {
    await page.goto(`${baseURL}${path}`)
    expect(new URL(page.url()).origin).toBe(baseURL)
  }
  expect(new URL(page.url()).pathname, 'what is a page in another spelling is found').toBe('/produkty')
  expect(reached).toEqual([])
})
