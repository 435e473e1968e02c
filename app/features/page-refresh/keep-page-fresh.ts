import { refreshUndisturbed } from './refresh-navigation.ts'
import { PAGE_SHOWN, shownPage } from './shown-page.ts'

const RETURN_PAUSE_MS = 1000

/**
 * Keeps the page's data current (spec §4): refreshes it when it arrived stale, at an interval while the page is
 * visible, and on return to it.
 * @param everyMs milliseconds between refreshes
 * @returns ends it
 */
export function keepPageFresh(everyMs: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  // A page from a cache may already be stale.
  let lastAt = shownPage().currentAt
  const refresh = () => {
    if (refreshUndisturbed()) lastAt = Date.now()
  }
  const refreshIfOld = () => Date.now() - lastAt >= everyMs && refresh()
  // Each page that arrives restarts the timer; otherwise the page has reached its interval, or a refresh has failed.
  const restart = () => {
    lastAt = shownPage().currentAt
    clearInterval(timer)
    timer = setInterval(refresh, everyMs)
    refreshIfOld()
  }
  restart()
  window.addEventListener('load', refreshIfOld)
  document.addEventListener(PAGE_SHOWN, restart)
  // A return to the tab fires both events; one refresh is enough.
  const onReturn = () => Date.now() - lastAt >= RETURN_PAUSE_MS && refresh()
  window.addEventListener('focus', onReturn)
  document.addEventListener('visibilitychange', onReturn)
  return () => {
    window.removeEventListener('load', refreshIfOld)
    document.removeEventListener(PAGE_SHOWN, restart)
    clearInterval(timer)
    window.removeEventListener('focus', onReturn)
    document.removeEventListener('visibilitychange', onReturn)
  }
}
