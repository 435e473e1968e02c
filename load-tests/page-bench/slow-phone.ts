import type { Browser, CDPSession, Page } from '@playwright/test'
import { observeShifts } from '../../e2e/layout.ts'
import { emulateLine, SLOW_LINE } from '../../e2e/slow-line.ts'

/** A mid-range phone, on SLOW_LINE: the conditions of every figure of this benchmark. */
export const SLOW_PHONE = {
  ...SLOW_LINE,
  cpuSlowdown: 4,
  viewport: { width: 412, height: 823 },
} as const

export interface SlowPhone {
  page: Page
  protocol: CDPSession
  close: () => Promise<void>
}

/** A page on this phone, with an empty cache. */
export async function openSlowPhone(browser: Browser): Promise<SlowPhone> {
  const context = await browser.newContext({
    viewport: SLOW_PHONE.viewport,
    screen: SLOW_PHONE.viewport,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await observeShifts(page)
  await observePaints(page)
  const protocol = await context.newCDPSession(page)
  await protocol.send('Network.enable', { maxTotalBufferSize: 100_000_000, maxResourceBufferSize: 50_000_000 })
  await emulateLine(protocol, SLOW_PHONE)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpuSlowdown })
  return { page, protocol, close: () => context.close() }
}

declare global {
  interface Window {
    /** Entries of the browser about paints and long tasks since the first byte; see observePaints. */
    observedPaints?: { largestAtMs: number | null; longTasks: { atMs: number; durationMs: number }[] }
  }
}

async function observePaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observed: NonNullable<Window['observedPaints']> = { largestAtMs: null, longTasks: [] }
    window.observedPaints = observed
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) observed.largestAtMs = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) observed.longTasks.push({ atMs: startTime, durationMs: duration })
    }).observe({ type: 'longtask', buffered: true })
  })
}
