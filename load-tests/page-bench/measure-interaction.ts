import type { Browser, Locator, Page } from '@playwright/test'
import { partsOfListing } from '../../e2e/listing-parts.ts'
import { loadToRest } from './measure-page.ts'
import { openSlowPhone } from './slow-phone.ts'

/** What a shopper does most, and where to press for it on a listing: as many places as there are presses. */
export const INTERACTIONS = {
  async filter(page) {
    await page.getByRole('button', { name: 'Wszystkie filtry' }).click()
    return page.getByRole('dialog').locator('details[open] label:has(input[type=checkbox])')
  },
  add: async (page) => partsOfListing(page).cards.getByRole('button', { name: /koszyka/ }),
  like: async (page) => partsOfListing(page).cards.getByRole('button', { name: /^Ulubione: / }),
} as const satisfies Record<string, (page: Page) => Promise<Locator>>

export type Interaction = keyof typeof INTERACTIONS

/** After a press its answer comes, which must not count for the next one. */
const BETWEEN_MS = 800

/** Milliseconds from a press to the frame that answers it, by the browser's own count (Event Timing, in steps of 8 ms), one per press. */
export async function measureInteraction(browser: Browser, listingUrl: string, name: Interaction, presses: number): Promise<number[]> {
  const phone = await openSlowPhone(browser)
  try {
    await loadToRest(phone, listingUrl)
    const { page } = phone
    const places = await INTERACTIONS[name](page)
    await page.waitForTimeout(BETWEEN_MS)
    const count = await places.count()
    if (count < presses) throw new Error(`There are ${count} places to press for "${name}", not ${presses}.`)
    const durations: number[] = []
    for (let index = 0; index < presses; index++) {
      const { x, y } = await reach(places.nth(index))
      await observeEvents(page)
      // By the finger alone: a locator's tap listens to its own events on the page, and its work there would count.
      await page.touchscreen.tap(x, y)
      await page.waitForTimeout(BETWEEN_MS)
      durations.push(await longestEvent(page))
    }
    return durations
  } finally {
    await phone.close()
  }
}

/** Brings a place into view, uncovered, and answers its middle. */
async function reach(place: Locator): Promise<{ x: number; y: number }> {
  await place.tap({ trial: true })
  const box = await place.boundingBox()
  if (!box) throw new Error('What is to be pressed is not in view.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

declare global {
  interface Window {
    /** The longest event of an interaction since observeEvents, ms. */
    longestEventMs?: number
  }
}

async function observeEvents(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.longestEventMs = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Number(Reflect.get(entry, 'interactionId')) > 0) window.longestEventMs = Math.max(window.longestEventMs ?? 0, entry.duration)
      }
      // The browser tells of none that is shorter than this.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

async function longestEvent(page: Page): Promise<number> {
  return page.evaluate(() => window.longestEventMs ?? Number.NaN)
}
