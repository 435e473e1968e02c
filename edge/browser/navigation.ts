// Links, GET forms and the history stay what they are; where the browser has the Navigation API, a page of the shop replaces the
// content instead of the document. Elsewhere the same links load pages in full.

import { REFRESH } from '#app/features/page-refresh/refresh-navigation.ts'
import { FULL_LOAD } from '#app/ui/full-load/load-in-full.ts'

/** A navigation on its way. */
export interface Step {
  signal: AbortSignal
  /** The page that stands is asked for again. */
  isRefresh: boolean
  /** The visitor goes on, not back or forth. */
  isNew: boolean
}

type ShowPage = (url: URL, step: Step) => Promise<void>

/** Shows pages of the shop without a full load. Returns how to stop. */
export function interceptNavigation(show: ShowPage): () => void {
  if (!('navigation' in window)) return () => undefined
  const { navigation } = window
  const onNavigate = (event: NavigateEvent) => {
    const url = new URL(event.destination.url)
    if (!isOurs(event, url)) return
    const isRefresh = event.info === REFRESH
    event.intercept({
      focusReset: isRefresh ? 'manual' : 'after-transition',
      scroll: isRefresh ? 'manual' : 'after-transition',
      async handler() {
        try {
          await show(url, { signal: event.signal, isRefresh, isNew: event.navigationType === 'push' })
        } catch {
          // What stands is old but good: it stays until the next refresh.
          if (event.signal.aborted || isRefresh) return
          await navigation.navigate(url.href, { info: FULL_LOAD, history: 'replace' }).finished
        }
      },
    })
  }
  navigation.addEventListener('navigate', onNavigate)
  return () => navigation.removeEventListener('navigate', onNavigate)
}

function isOurs(event: NavigateEvent, url: URL): boolean {
  if (event.info === FULL_LOAD || !event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData !== null)
    return false
  if (event.navigationType === 'reload' && event.info !== REFRESH) return false
  return isPageOfShop(url)
}

/** Whether an address may be a page of ours. */
export function isPageOfShop({ origin, pathname }: { origin: string; pathname: string }): boolean {
  return origin === location.origin && !/^\/(?:photos|assets|shop|auth|_rsc)\//.test(pathname)
}
