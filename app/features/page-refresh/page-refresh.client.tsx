'use client'
import { useEffect } from 'react'
import { PAGE_IS_OLD } from '../../shop-api/browser/page-is-old.ts'
import { refreshPage } from './refresh-navigation.ts'
import { PAGE_SHOWN, shownPage } from './shown-page.ts'

interface PageRefreshProps {
  /** Milliseconds between refreshes. */
  everyMs: number
}

const RETURN_PAUSE_MS = 1000

/**
 * Keeps the page's data current (spec §4): refreshes it when it arrived stale, at an interval while the page is visible, on return to it,
 * and when a response of the shop API shows that it is stale. Not while a dialog is open, whose content must not change underneath
 * (GAP-74).
 */
export function PageRefresh({ everyMs }: PageRefreshProps) {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    // A page from a cache may already be stale.
    let lastAt = shownPage().currentAt
    const refresh = () => {
      // A refresh during streaming would abort the document.
      if (document.readyState !== 'complete' || document.hidden || document.querySelector('dialog[open]')) return
      lastAt = Date.now()
      refreshPage()
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
    document.addEventListener(PAGE_IS_OLD, refresh)
    return () => {
      window.removeEventListener('load', refreshIfOld)
      document.removeEventListener(PAGE_SHOWN, restart)
      clearInterval(timer)
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
      document.removeEventListener(PAGE_IS_OLD, refresh)
    }
  }, [everyMs])
  return null
}
