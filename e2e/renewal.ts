// In-place refreshes of pages, as when the shopper returns from another window (spec §4).
import type { Page, Request } from '@playwright/test'

/** Whether a request fetches a panel of a page. @param name of the panel, any by default */
export const isPanel = (request: Request, name = '') => new RegExp(`^/_rsc/[^/]+/~${name}`).test(new URL(request.url()).pathname)

/** Whether a request prefetches a page or a panel before a click. */
export const isAhead = (request: Request) => request.headers()['patyna-prefetch'] !== undefined

/** Whether a request prefetches a page. A pointer on its way to a link may pass a button, whose panel is prefetched, too. */
export const isPageAhead = (request: Request) => isAhead(request) && !isPanel(request)

/** Whether a request fetches a page as Flight for a navigation or a refresh, not as a prefetch. */
export const isFlight = (request: Request) => new URL(request.url()).pathname.startsWith('/_rsc/') && !isPanel(request) && !isAhead(request)

/** Minimum interval between refreshes on return. A page opened just before is fresh: returning to it sends no request. */
const POLL_MS = 200

/** Simulates returns from another window until a refresh happens; resolves when the refreshed page has rendered. */
export async function returnTo(page: Page): Promise<void> {
  await page.evaluate(async (lookMs) => {
    const renewed = new Promise((resolve) => window.navigation.addEventListener('navigatesuccess', resolve, { once: true }))
    const looking = setInterval(() => window.dispatchEvent(new Event('focus')), lookMs)
    await renewed
    clearInterval(looking)
  }, POLL_MS)
}

/** Triggers a refresh at once, as after a response that shows the page to be stale; resolves when the refreshed page has rendered. */
export async function renew(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const renewed = new Promise((resolve) => window.navigation.addEventListener('navigatesuccess', resolve, { once: true }))
    document.dispatchEvent(new Event('patyna:old'))
    await renewed
  })
}

/** Resolves when all requests the page has made so far have been observed: a call's response arrives after them. */
export async function untilSeen(page: Page): Promise<void> {
  await page.evaluate(async () => fetch('/healthz').then((answer) => answer.text()))
}
