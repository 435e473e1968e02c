// Web vitals: measured late, for some of those who agreed, sent once when the document is left.
import { expect, main, test } from '../fixtures.ts'

test.use({ hasPictures: true })

interface SentReport {
  route: string
  language: string
  lcp: number | null
  inp: number | null
  cls: number | null
  navigations: number[]
  trace: string | null
}

/** Every document is one of the sample. */
const SAMPLED = () => {
  Math.random = () => 0
}
/** Another tab is in front. A request of a document that ends would not be seen here. */
const leave = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
}
const isVitals = (request: { url: () => string }) => new URL(request.url()).pathname === '/vitals'

test.describe('a visitor who agreed', () => {
  test.use({ consent: 'analytics' })

  test('EXT-15: a visit of two pages is one report, with times and no address', async ({ page, visitCatalog }) => {
    await page.addInitScript(SAMPLED)
    const code = page.waitForResponse((response) => /\/report-vitals-[\w-]+\.js$/.test(response.url()))
    await visitCatalog()
    await code
    await main(page).getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => navigation.transition?.finished)
    const sent = page.waitForRequest(isVitals)
    await page.evaluate(leave)
    const request = await sent
    const report = JSON.parse(request.postData() ?? '') as SentReport
    expect(request.method()).toBe('POST')
    expect(Object.keys(report).toSorted()).toEqual(['cls', 'inp', 'language', 'lcp', 'navigations', 'route', 'trace'])
    expect([report.route, report.language]).toEqual(['catalog', 'pl'])
    expect(report.lcp).toBeGreaterThan(0)
    expect(report.inp).toBeGreaterThan(0)
    expect(report.cls).toBe(0)
    expect(report.navigations).toHaveLength(1)
    expect(report.trace).toMatch(/^[0-9a-f]{32}$/)
    expect((await request.response())?.status() ?? 204).toBe(204)
  })
})

test('EXT-15, EXT-38: of a stranger who agreed to nothing nothing is measured, no personal call is made, and nothing of a place is loaded', async ({
  page,
  visitCatalog,
}) => {
  await page.addInitScript(SAMPLED)
  const seen: string[] = []
  page.on('request', (request) => seen.push(new URL(request.url()).pathname))
  await visitCatalog()
  await page.waitForLoadState('networkidle')
  await page.evaluate(leave)
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.filter((path) => /vitals|^\/shop\/|~fit|~place|(?:fit|place)-panel/.test(path))).toEqual([])
})
