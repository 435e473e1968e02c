// Pages that are renewed in place, as when the shopper returns from another window (spec §4).
import type { Page, Request } from '@playwright/test'

/** Whether a page is asked for ahead of a click. */
export const isAhead = (request: Request) => request.headers()['patyna-prefetch'] !== undefined

/** Whether a request is for a page as Flight, asked for by a step or a renewal, not ahead of a click. */
export const isFlight = (request: Request) => new URL(request.url()).pathname.startsWith('/_rsc/') && !isAhead(request)

/** How often the shopper looks again. A page that was opened a moment ago is fresh: returning to it asks for nothing. */
const LOOK_MS = 200

/** The shopper returns from another window, as often as it takes; resolves when the renewed page stands. */
export async function returnTo(page: Page): Promise<void> {
  await page.evaluate(async (lookMs) => {
    const renewed = new Promise((resolve) => window.navigation.addEventListener('navigatesuccess', resolve, { once: true }))
    const looking = setInterval(() => window.dispatchEvent(new Event('focus')), lookMs)
    await renewed
    clearInterval(looking)
  }, LOOK_MS)
}

/** Has the page renewed at once, as after an answer that shows that it is old; resolves when the renewed page stands. */
export async function renew(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const renewed = new Promise((resolve) => window.navigation.addEventListener('navigatesuccess', resolve, { once: true }))
    document.dispatchEvent(new Event('patyna:old'))
    await renewed
  })
}

/** Resolves when whatever the page has asked for until now has been seen from here: a call is answered after them. */
export async function untilSeen(page: Page): Promise<void> {
  await page.evaluate(async () => fetch('/healthz').then((answer) => answer.text()))
}
