import type { Browser } from '@playwright/test'
import { loadToRest } from './measure-page.ts'
import { openSlowPhone } from './slow-phone.ts'

/** A click that leads nowhere for so long has failed. */
const PATIENCE_MS = 20_000

/** Milliseconds from a click on the first card of a listing to the frame that shows the product's heading, without hovering before. */
export async function measureClickToHeading(browser: Browser, listingUrl: string): Promise<number> {
  const phone = await openSlowPhone(browser)
  try {
    await loadToRest(phone, listingUrl)
    return await phone.page.evaluate(
      (patienceMs) =>
        new Promise<number>((resolve, reject) => {
          const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(({ pathname }) =>
            /^\/[^/]+-\d+$/.test(pathname),
          )
          if (!link) return reject(new Error('The listing has no card to click.'))
          const before = document.querySelector('h1')
          const clickedAt = performance.now()
          const look = () => {
            const heading = document.querySelector('h1')
            const isShown = heading !== null && heading !== before && location.href === link.href && heading.getClientRects().length > 0
            if (isShown) requestAnimationFrame(() => resolve(performance.now() - clickedAt))
            else if (performance.now() - clickedAt > patienceMs) reject(new Error('The click led to no heading.'))
            else requestAnimationFrame(look)
          }
          link.click()
          look()
        }),
      PATIENCE_MS,
    )
  } finally {
    await phone.close()
  }
}
