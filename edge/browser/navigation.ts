// Soft navigation: where the browser has the Navigation API, links, GET forms and history entries of the storefront replace the content instead of
// the document. Other browsers load pages in full, and refresh the one that is shown.

import { REFRESH, REFRESH_WITHOUT_NAVIGATION, RENEWAL } from '#app/features/page-refresh/refresh-navigation.ts'
import { isWithinPage } from '#app/ui/full-load/is-within-page.ts'
import { FULL_LOAD } from '#app/ui/full-load/load-in-full.ts'
import { nextFrame, nextTask } from '#app/ui/lazy/after-paint.ts'
import { opensHere } from '#app/ui/opens-here.ts'
import { showPageNote } from '#app/ui/page-note/show-page-note.ts'
import { moveFocus, noteFollowed } from './move-focus.ts'

/** A navigation under way. */
export interface Step {
  signal: AbortSignal
  /** The current page is requested again. */
  isRefresh: boolean
  /** A refresh of a page that the shop API has shown to be old. */
  isKnownOld: boolean
  /** A new history entry, neither Back nor Forward. */
  isNew: boolean
}

/** Error of a refresh that asks for a full load (reload-once.ts). */
export class PageMoved extends Error {}

type ShowPage = (url: URL, step: Step) => Promise<void>

/**
 * Lets links with `data-replace` take the place of the history entry: to another variant of a
 * product Back need not lead. Returns a function that stops it.
 */
export function followInPlace(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-replace]') : null
    if (!link || event.defaultPrevented || event.button !== 0 || !opensHere(event)) return
    event.preventDefault()
    if (!('navigation' in window)) return location.replace(link.href)
    const { committed, finished } = window.navigation.navigate(link.href, { history: 'replace', info: IN_PLACE })
    void Promise.allSettled([committed, finished])
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

/**
 * `info` of a navigation to a page that takes the place of this one: the visitor stays where
 * he is.
 */
const IN_PLACE = 'in place'

/** On `<html>` for the first frame of a page: styles hide what is below its first screen. */
const ARRIVING = 'data-arriving'

/** Intercepts navigations to pages of the storefront. Returns a function that stops it. */
export function interceptNavigation(show: ShowPage): () => void {
  if (!('navigation' in window)) return answerRefreshes(show)
  const { navigation } = window
  const onNavigate = (event: NavigateEvent) => {
    const url = new URL(event.destination.url)
    if (!mayIntercept(event, url)) return
    const isKnownOld = event.info === RENEWAL
    const isRefresh = isKnownOld || event.info === REFRESH
    const isNew = event.navigationType === 'push'
    // The browser would leave the focus on the body; to a place within a page it moves it.
    const isFocusMoved = !isRefresh && url.hash === ''
    const isScrolled = !isRefresh && event.info !== IN_PLACE
    if (isNew && navigation.currentEntry) noteFollowed(navigation.currentEntry.key, url)
    event.intercept({
      focusReset: isRefresh || isFocusMoved ? 'manual' : 'after-transition',
      scroll: isScrolled ? 'after-transition' : 'manual',
      async handler() {
        const before = document.activeElement
        const root = document.documentElement
        try {
          const step = { signal: event.signal, isRefresh, isKnownOld, isNew }
          await show(url, step).catch(async (error: unknown) => {
            if (navigator.onLine || isRefresh) throw error
            // The browser's own error page would take the shop's place. Another navigation ends the wait.
            await untilOnline(event.signal)
            return show(url, step)
          })
          if (isRefresh) return
          // What is below the first screen is drawn in a task of its own, unless the visitor goes to a place in it.
          root.toggleAttribute(ARRIVING, isNew && isScrolled && url.hash === '')
          // Scrolling and focusing need a layout: that of the frame, not one more in the task that renders the page.
          await nextFrame()
          if (isScrolled && !event.signal.aborted) event.scroll()
          await nextTask()
          root.removeAttribute(ARRIVING)
          if (event.signal.aborted) return
          // A page that takes the place of another has the key of its entry, but not its links.
          const returnedTo = event.navigationType === 'traverse' ? navigation.currentEntry?.key : undefined
          if (isFocusMoved) moveFocus(returnedTo, before)
        } catch (error) {
          // After a failed refresh the current page stays until the next one.
          if (event.signal.aborted || (isRefresh && !(error instanceof PageMoved))) return
          // To an address with a place of the page the browser would only scroll: the address is this page's by now. A refresh keeps its place.
          const load =
            isRefresh || url.hash
              ? navigation.reload({ info: FULL_LOAD })
              : navigation.navigate(url.href, { info: FULL_LOAD, history: 'replace' })
          await load.finished
        }
      },
    })
  }
  navigation.addEventListener('navigate', onNavigate)
  return () => navigation.removeEventListener('navigate', onNavigate)
}

/** Refreshes without the Navigation API: the newest ends the one before, as a navigation would. */
function answerRefreshes(show: ShowPage): () => void {
  let newest = new AbortController()
  const onRefresh = (event: Event) => {
    newest.abort()
    newest = new AbortController()
    const { signal } = newest
    const isKnownOld = event instanceof CustomEvent && event.detail === RENEWAL
    void show(new URL(location.href), { signal, isRefresh: true, isKnownOld, isNew: false }).catch((error: unknown) => {
      if (!signal.aborted && error instanceof PageMoved) location.reload()
    })
  }
  document.addEventListener(REFRESH_WITHOUT_NAVIGATION, onRefresh)
  return () => document.removeEventListener(REFRESH_WITHOUT_NAVIGATION, onRefresh)
}

async function untilOnline(signal: AbortSignal): Promise<void> {
  showPageNote('offline')
  await new Promise((resolve) => {
    addEventListener('online', resolve, { once: true })
    signal.addEventListener('abort', resolve)
  })
  showPageNote(null)
  signal.throwIfAborted()
}

function mayIntercept(event: NavigateEvent, url: URL): boolean {
  if (event.info === FULL_LOAD || !event.canIntercept || event.downloadRequest !== null || event.formData !== null) return false
  const isRefresh = event.info === REFRESH || event.info === RENEWAL
  if (!isRefresh && (event.navigationType === 'reload' || isWithinPage(event))) return false
  return isStorefrontPage(url)
}

/** Whether an address may be a page of the storefront. */
export function isStorefrontPage({ origin, pathname }: { origin: string; pathname: string }): boolean {
  return origin === location.origin && !/^\/(?:photos|assets|shop|auth|_\w+)\//.test(pathname)
}
