import type { Browser, Locator, Page } from '@playwright/test'
import { partsOfListing } from '../../e2e/listing-parts.ts'
import { loadToRest } from './measure-page.ts'
import { openSlowPhone } from './slow-phone.ts'

/** Frequent interactions, and their targets on a listing: at least one target per tap. */
export const INTERACTIONS = {
  async filter(page) {
    await page.getByRole('button', { name: 'Wszystkie filtry' }).click()
    return page.getByRole('dialog').locator('details[open] label:has(input[type=checkbox])')
  },
  add: async (page) => partsOfListing(page).cards.getByRole('button', { name: /koszyka/ }),
  like: async (page) => partsOfListing(page).cards.getByRole('button', { name: /^Ulubione: / }),
} as const satisfies Record<string, (page: Page) => Promise<Locator>>

export type Interaction = keyof typeof INTERACTIONS

/** Pause after a tap, so that its response does not count for the next one, ms. */
const BETWEEN_MS = 800

/** Milliseconds from a tap to the next paint, measured by the browser (Event Timing, in steps of 8 ms), one value per tap. */
export async function measureInteraction(browser: Browser, listingUrl: string, name: Interaction, taps: number): Promise<number[]> {
  const phone = await openSlowPhone(browser)
  try {
    await loadToRest(phone, listingUrl)
    const { page } = phone
    const places = await INTERACTIONS[name](page)
    // A dialog may load its content.
    await places.first().waitFor()
    await page.waitForTimeout(BETWEEN_MS)
    const count = await places.count()
    if (count < taps) throw new Error(`There are ${count} targets to tap for "${name}", not ${taps}.`)
    const durations: number[] = []
    for (let index = 0; index < taps; index++) {
      const { x, y } = await reach(places.nth(index))
      await observeEvents(page)
      // Taps by coordinates: a locator's tap adds event listeners to the page, and their work would count.
      await page.touchscreen.tap(x, y)
      await page.waitForTimeout(BETWEEN_MS)
      durations.push(await longestEvent(page))
    }
    return durations
  } finally {
    await phone.close()
  }
}

/** Scrolls a target into view, uncovered, and returns its centre. */
async function reach(place: Locator): Promise<{ x: number; y: number }> {
  await place.tap({ trial: true })
  const box = await place.boundingBox()
  if (!box) throw new Error('The target of the tap is not in view.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

declare global {
  interface Window {
    /** Longest event of an interaction since observeEvents, ms. */
    longestEventMs?: number
  }
}

/** Starts measuring the next interaction of a page. */
async function observeEvents(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.longestEventMs = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Number(Reflect.get(entry, 'interactionId')) > 0) window.longestEventMs = Math.max(window.longestEventMs ?? 0, entry.duration)
      }
      // The browser reports no shorter events.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/** The longest event since observeEvents, ms; 0: none took as long as the browser reports. NaN: the document is another one. */
async function longestEvent(page: Page): Promise<number> {
  return page.evaluate(() => window.longestEventMs ?? Number.NaN)
}
