/** Info of a navigation that renews the page in place, keeping scroll and focus. */
export const REFRESH = 'refresh'

/** Renews the page's data. Without the Navigation API nothing happens: a full reload would cost the visitor the place. */
export function refreshPage(): void {
  if (!('navigation' in window)) return
  const { transition } = window.navigation
  if (transition && transition.navigationType !== 'reload') {
    // The step that brought this page is not over: overtaken now, it would neither scroll up nor move the focus.
    void transition.finished.then(refreshPage, () => undefined)
    return
  }
  const { committed, finished } = window.navigation.reload({ info: REFRESH })
  // A step of the visitor or the next refresh overtakes this one: both promises reject then, and nothing is wrong.
  void Promise.allSettled([committed, finished])
}
