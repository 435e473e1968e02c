import type { Browser, Page } from '@playwright/test'
import type { PageVitals } from './page-vitals.ts'

declare global {
  interface Window {
    /** What the browser observed of the page since its first byte. */
    patynaVitals?: { lcpMs: number; inpMs: number; longTasks: { atMs: number; durationMs: number }[] }
  }
}

/** A task that blocks the main thread longer than this is a long task, ms. */
const LONG_TASK_MS = 50
/** The browser reports no shorter event, ms. */
const SHORTEST_EVENT_MS = 16
/** Wait for late tasks, and after the click for its paint, ms. */
const REST_MS = 500
const PATIENCE_MS = 30_000

/** Loads a page with an empty cache, clicks into its search field, and reads the vitals. */
export async function measureVitals(browser: Browser, { page: name, url }: { page: string; url: string }): Promise<PageVitals> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pl-PL' })
  try {
    const page = await context.newPage()
    await observeVitals(page)
    const response = await page.goto(url, { timeout: PATIENCE_MS })
    if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status() ?? 'nothing'}`)
    await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS })
    const field = await page.getByRole('search').first().locator('input').first().boundingBox()
    // By coordinates: a locator's click adds event listeners to the page, and their work would count.
    if (field) await page.mouse.click(field.x + field.width / 2, field.y + field.height / 2)
    await page.waitForTimeout(REST_MS)
    return { page: name, ...(await readVitals(page)), at: Date.now() }
  } finally {
    await context.close()
  }
}

async function observeVitals(page: Page): Promise<void> {
  await page.addInitScript((shortest) => {
    const vitals: NonNullable<Window['patynaVitals']> = { lcpMs: Number.NaN, inpMs: 0, longTasks: [] }
    window.patynaVitals = vitals
    const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
        durationThreshold: shortest,
      } as PerformanceObserverInit)
    observe('largest-contentful-paint', ({ startTime }) => (vitals.lcpMs = startTime))
    observe('longtask', ({ startTime, duration }) => vitals.longTasks.push({ atMs: startTime, durationMs: duration }))
    observe('event', (entry) => {
      if (Number(Reflect.get(entry, 'interactionId')) > 0) vitals.inpMs = Math.max(vitals.inpMs, entry.duration)
    })
  }, SHORTEST_EVENT_MS)
}

async function readVitals(page: Page): Promise<Pick<PageVitals, 'lcpMs' | 'inpMs' | 'tbtMs'>> {
  const { vitals, firstMs } = await page.evaluate(() => ({
    vitals: window.patynaVitals ?? null,
    firstMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
  }))
  // NaN does not cross the protocol as a number.
  if (!vitals || firstMs === null || typeof vitals.lcpMs !== 'number') throw new Error(`${page.url()} painted nothing`)
  const blocked = vitals.longTasks.map(({ atMs, durationMs }) => Math.max(0, atMs + durationMs - Math.max(atMs, firstMs) - LONG_TASK_MS))
  return {
    lcpMs: vitals.lcpMs,
    inpMs: Math.max(SHORTEST_EVENT_MS, vitals.inpMs),
    tbtMs: blocked.reduce((sum, each) => sum + each, 0),
  }
}
