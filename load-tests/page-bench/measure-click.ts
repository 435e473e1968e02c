import type { Browser, Locator } from '@playwright/test'
import { partsOfListing } from '../../e2e/listing-parts.ts'
import { loadToRest } from './measure-page.ts'
import { openSlowPhone } from './slow-phone.ts'

/** A click without a navigation within this time has failed, ms. */
const PATIENCE_MS = 20_000

/** How the pointer reaches the card: it rests there until the network is idle, or it clicks on arrival. */
export const APPROACHES = {
  hover: { restsMs: 1000 },
  direct: { restsMs: 0 },
} as const

export type Approach = keyof typeof APPROACHES

/** Milliseconds from the click on a card of a listing to the frame with the product's heading, one value for each of the first cards. */
export async function measureClicks(browser: Browser, listingUrl: string, approach: Approach, clicks: number): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < clicks; index++) times.push(await measureClick(browser, listingUrl, approach, index))
  return times
}

/** A page that has just opened the listing: each click starts with an empty cache. */
export async function measureClick(browser: Browser, listingUrl: string, approach: Approach, index: number): Promise<number> {
  const phone = await openSlowPhone(browser)
  try {
    const { page } = phone
    await loadToRest(phone, listingUrl)
    const link = partsOfListing(page).cards.nth(index).getByRole('heading').getByRole('link')
    await link.scrollIntoViewIfNeeded()
    await reach(link, approach)
    const shown = untilHeadingShows(link)
    await link.click({ noWaitAfter: true })
    return await shown
  } finally {
    await phone.close()
  }
}

/** Brings the pointer to what will be clicked. */
export async function reach(target: Locator, approach: Approach): Promise<void> {
  const { restsMs } = APPROACHES[approach]
  if (restsMs === 0) return
  await target.hover()
  await target.page().waitForTimeout(restsMs)
  await target.page().waitForLoadState('networkidle')
}

/** Starts at the next click, by the browser's clock. Observes mutations: observing every frame would force it to paint each. */
function untilHeadingShows(link: Locator): Promise<number> {
  return link.evaluate(
    (element, patienceMs) =>
      new Promise<number>((resolve, reject) => {
        if (!(element instanceof HTMLAnchorElement)) return reject(new Error('The card has no link.'))
        const { href } = element
        const before = document.querySelector('h1')
        const onClick = ({ timeStamp: clickedAt }: MouseEvent) => {
          const giveUp = setTimeout(() => reject(new Error('The click led to no heading.')), patienceMs)
          const observer = new MutationObserver(() => {
            const heading = document.querySelector('h1')
            if (heading === null || heading === before || location.href !== href) return
            observer.disconnect()
            clearTimeout(giveUp)
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - clickedAt)))
          })
          observer.observe(document, { childList: true, subtree: true })
        }
        addEventListener('click', onClick, { once: true, capture: true })
      }),
    PATIENCE_MS,
  )
}
