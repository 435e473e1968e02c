/** Navigation info of an in-place refresh, which keeps scroll position and focus. */
export const REFRESH = 'refresh'
/** The same, of a page that the shop API has shown to be old: what a cache has of it is old as well (GAP-98). */
export const RENEWAL = 'renewal'

/** Document event that asks for a refresh where there is no Navigation API; its detail is the kind. */
export const REFRESH_WITHOUT_NAVIGATION = 'patyna:refresh'

type RefreshKind = typeof REFRESH | typeof RENEWAL

/**
 * Refreshes the page's data where that disturbs nothing: not while the tab is hidden, and not while a dialog is open, whose content must not
 * change underneath (GAP-74). Returns whether it does.
 */
export function refreshUndisturbed(kind: RefreshKind = REFRESH): boolean {
  // A refresh during streaming would abort the document.
  if (document.readyState !== 'complete' || document.hidden || document.querySelector('dialog:is([open], :popover-open)')) return false
  refreshPage(kind)
  return true
}

/** Refreshes the page's data, in browsers without the Navigation API, too, which load other pages in full (edge/browser/navigation.ts). */
export function refreshPage(kind: RefreshKind = REFRESH): void {
  if (!('navigation' in window)) {
    document.dispatchEvent(new CustomEvent(REFRESH_WITHOUT_NAVIGATION, { detail: kind }))
    return
  }
  const { transition } = window.navigation
  if (transition && transition.navigationType !== 'reload') {
    // The navigation to this page has not finished: interrupted now, it would neither scroll up nor move focus.
    void transition.finished.then(
      () => refreshPage(kind),
      () => undefined,
    )
    return
  }
  const { committed, finished } = window.navigation.reload({ info: kind })
  // A navigation by the visitor or the next refresh aborts this one: both promises then reject, which is no error.
  void Promise.allSettled([committed, finished])
}
