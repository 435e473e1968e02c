import type { Browser, Locator, Page } from '@playwright/test'
import { partsOfListing } from '../../e2e/listing-parts.ts'
import type { Figures } from './figures.ts'
import { loadToRest, REST_MS } from './measure-visits.ts'
import { openSlowPhone } from './slow-phone.ts'

/** A click that shows nothing within this time has failed, ms. */
const CLICK_TIMEOUT_MS = 20_000

const filters = (page: Page) => page.getByRole('button', { name: 'Wszystkie filtry' })

/** THE TABLE OF CLICKS on a listing: what is clicked, and the element that it shows. */
const CLICKS: Readonly<Record<string, { target: (page: Page) => Locator; shows: string }>> = {
  card: { target: (page) => partsOfListing(page).cards.first().getByRole('heading').getByRole('link'), shows: 'h1' },
  'all filters': { target: filters, shows: 'dialog[open] input[type=checkbox]' },
}

/**
 * Clicks each target with the pointer resting on it until the network is idle (hovered), and on arrival (direct), on a phone that has just opened the
 * listing with an empty cache. Figures: ms from the click to the frame that shows its element, and the longest task from the click on (0: none above 50 ms).
 */
export async function measureClicks(browser: Browser, listingUrl: string): Promise<Figures> {
  const figures: Record<string, number> = {}
  for (const [name, { target, shows }] of Object.entries(CLICKS)) {
    for (const approach of ['hovered', 'direct'] as const) {
      const phone = await openSlowPhone(browser)
      try {
        const { page } = phone
        await loadToRest(phone, listingUrl)
        const place = target(page)
        await place.scrollIntoViewIfNeeded()
        if (approach === 'hovered') {
          await place.hover()
          await page.waitForTimeout(REST_MS)
          await page.waitForLoadState('networkidle')
        }
        const shown = untilShown(place, shows)
        await place.click({ noWaitAfter: true })
        const { clickedAt, ms } = await shown
        await page.waitForTimeout(REST_MS)
        const tasks = await page.evaluate(() => window.observedPaints?.longTasks ?? [])
        const since = tasks.filter(({ atMs, durationMs }) => atMs + durationMs > clickedAt)
        figures[`${name}, ${approach}`] = ms
        figures[`${name}, ${approach}: longest task`] = Math.max(0, ...since.map(({ durationMs }) => durationMs))
      } finally {
        await phone.close()
      }
    }
  }
  return figures
}

/** Starts at the next click, by the browser's clock. Observes mutations: observing every frame would force it to paint each. */
function untilShown(place: Locator, shows: string): Promise<{ clickedAt: number; ms: number }> {
  return place.evaluate(
    (element, { shows, timeoutMs }) =>
      new Promise<{ clickedAt: number; ms: number }>((resolve, reject) => {
        const address = element instanceof HTMLAnchorElement ? element.href : location.href
        const before = document.querySelector(shows)
        const onClick = ({ timeStamp: clickedAt }: MouseEvent) => {
          const giveUp = setTimeout(() => reject(new Error(`The click showed no ${shows}.`)), timeoutMs)
          const observer = new MutationObserver(() => {
            const found = document.querySelector(shows)
            if (found === null || found === before || location.href !== address) return
            observer.disconnect()
            clearTimeout(giveUp)
            requestAnimationFrame(() => requestAnimationFrame(() => resolve({ clickedAt, ms: performance.now() - clickedAt })))
          })
          observer.observe(document, { childList: true, subtree: true, attributeFilter: ['open'] })
        }
        addEventListener('click', onClick, { once: true, capture: true })
      }),
    { shows, timeoutMs: CLICK_TIMEOUT_MS },
  )
}

/** THE TABLE OF TAPS on a listing. */
const TAPS: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  like: async (page) => partsOfListing(page).cards.getByRole('button', { name: /^Ulubione: / }),
  add: async (page) => partsOfListing(page).cards.getByRole('button', { name: /koszyka/ }),
  async filter(page) {
    await filters(page).click()
    return page.getByRole('dialog').locator('details[open] label:has(input[type=checkbox])')
  },
}
/** Pause after a tap, so that its response does not count for the next one, ms. */
const BETWEEN_MS = 800

declare global {
  interface Window {
    /** Longest event of an interaction since it was set, ms. */
    longestEventMs?: number
  }
}

/** Milliseconds from a tap to the next paint, measured by the browser (Event Timing, in steps of 8 ms; 0: below 16). */
export async function measureTaps(browser: Browser, listingUrl: string): Promise<Figures> {
  const phone = await openSlowPhone(browser)
  const figures: Record<string, number> = {}
  try {
    const { page } = phone
    await loadToRest(phone, listingUrl)
    for (const [name, targets] of Object.entries(TAPS)) {
      const target = (await targets(page)).first()
      // A dialog may load its content.
      await target.waitFor()
      await page.waitForTimeout(BETWEEN_MS)
      await target.tap({ trial: true })
      const box = await target.boundingBox()
      if (!box) throw new Error(`The target of the tap "${name}" is not in view.`)
      await page.evaluate(() => {
        window.longestEventMs = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (Number(Reflect.get(entry, 'interactionId')) > 0)
              window.longestEventMs = Math.max(window.longestEventMs ?? 0, entry.duration)
          }
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
      })
      // Taps by coordinates: a locator's tap adds event listeners to the page, and their work would count.
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
      await page.waitForTimeout(BETWEEN_MS)
      figures[`tap ${name}`] = await page.evaluate(() => window.longestEventMs ?? Number.NaN)
    }
    return figures
  } finally {
    await phone.close()
  }
}
