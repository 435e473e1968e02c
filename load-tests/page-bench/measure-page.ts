import type { Browser, Page } from '@playwright/test'
import { shiftsOf } from '../../e2e/layout.ts'
import { openSlowPhone, type SlowPhone } from './slow-phone.ts'
import { startWeighing, type Weight } from './weigh.ts'

/** One load of one page with an empty cache. */
export interface PageLoad extends Weight, PagePaints {}

/** How a page came to be seen. Times are ms since the navigation began. */
export interface PagePaints {
  firstPaintMs: number
  largestPaintMs: number
  largestElement: string
  /** Blocking time: the part of long tasks beyond 50 ms each, from the first paint on, without the time before the paint. */
  blockedMs: number
  shift: number
}

/** A task that blocks the main thread longer than this is a long task, ms. */
const LONG_TASK_MS = 50
/** Wait for late tasks after the network is idle, ms. */
const REST_MS = 1000

/** Loads a page and measures its weight and times. @param prepare what the visitor did before */
export async function measurePage(browser: Browser, url: string, prepare?: (page: Page) => Promise<void>): Promise<PageLoad> {
  const phone = await openSlowPhone(browser)
  try {
    await prepare?.(phone.page)
    const weigh = startWeighing(phone)
    await loadToRest(phone, url)
    const paints = await readPaints(phone)
    return { ...(await weigh()), ...paints }
  } finally {
    await phone.close()
  }
}

/** Of the page that has come to rest. */
export async function readPaints({ page }: SlowPhone): Promise<PagePaints> {
  const paints = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    observed: window.observedPaints ?? null,
  }))
  if (paints.first === null || !paints.observed?.largest) throw new Error(`${page.url()} painted nothing.`)
  const { first, observed } = { first: paints.first, observed: paints.observed }
  return {
    firstPaintMs: first,
    largestPaintMs: paints.observed.largest.atMs,
    largestElement: paints.observed.largest.element,
    blockedMs: observed.longTasks
      .map(({ atMs, durationMs }) => atMs + durationMs - Math.max(atMs, first))
      .reduce((sum, afterPaintMs) => sum + Math.max(0, afterPaintMs - LONG_TASK_MS), 0),
    shift: (await shiftsOf(page)).score,
  }
}

/** Opens a page and waits until the network is idle. */
export async function loadToRest({ page }: SlowPhone, url: string): Promise<void> {
  const response = await page.goto(url, { timeout: 60_000 })
  if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status() ?? 'nothing'}.`)
  await page.waitForLoadState('networkidle', { timeout: 60_000 })
  await page.waitForTimeout(REST_MS)
}
