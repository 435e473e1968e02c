// Layout shifts and horizontal overflow.
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Sum of the layout shifts without recent input, with the elements that moved; see observeShifts. */
    observedShifts?: { score: number; moved: string[] }
  }
}

/** Viewport of the phone project. */
export const PHONE_SCREEN = { width: 390, height: 844 }

/** Records layout shifts from the first byte of every page opened after this call. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observed: { score: number; moved: string[] } = { score: 0, moved: [] }
    window.observedShifts = observed
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) continue
        observed.score += Number(entry.value)
        const sources: unknown[] = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
        for (const source of sources) {
          const node: unknown = typeof source === 'object' && source ? Reflect.get(source, 'node') : null
          if (node instanceof Element) observed.moved.push(`${node.tagName.toLowerCase()}.${node.className}`)
        }
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}

/** Number of decimal places: smaller values are the browser's rounding. */
const SHIFT_DIGITS = 3

/** Cumulative layout shift of the page so far, and what moved. */
export async function shiftsOf(page: Page): Promise<{ score: number; moved: string[] }> {
  const { score, moved } = await page.evaluate(() => window.observedShifts ?? { score: Number.NaN, moved: ['nothing was observed'] })
  return { score: Number(score.toFixed(SHIFT_DIGITS)), moved }
}

/** Elements that make the page wider than the screen; [] when none. Containers that scroll themselves are ignored. */
export async function overflowing(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0
  return page.evaluate((screenWidth) => {
    if (document.documentElement.scrollWidth <= screenWidth) return []
    const scrollsInside = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent) return false
      return (parent !== document.body && getComputedStyle(parent).overflowX !== 'visible') || scrollsInside(parent)
    }
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > screenWidth + 0.5 && !scrollsInside(element),
    )
    return [
      `page: ${document.documentElement.scrollWidth}px`,
      ...wide.map(({ tagName, className }) => `${tagName.toLowerCase()}.${String(className)}`),
    ]
  }, width)
}

/** Elements that make the page wider than a phone; restores the viewport afterwards. */
export async function overflowingOnPhone(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  await page.setViewportSize(PHONE_SCREEN)
  const found = await overflowing(page)
  if (before) await page.setViewportSize(before)
  return found
}

/** A headless browser may stop painting (seen once in some thousand pages); scrolling continues after this many ms. */
const LONGEST_FRAME_MS = 1000

/** Scrolls down the page a viewport at a time, as a reader would, and back up. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async (longestMs) => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
        setTimeout(resolve, longestMs)
      })
    }
    scrollTo({ top: 0, behavior: 'instant' })
  }, LONGEST_FRAME_MS)
}

/** Waits until every requested picture has loaded or failed. */
export async function picturesLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'))
}
