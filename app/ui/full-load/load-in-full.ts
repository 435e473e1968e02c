/** Info of a navigation that must load the whole document. */
export const FULL_LOAD = 'full-load'

interface FullLoadOptions {
  /** Whether the current page stays in the history. @default 'push' */
  history?: 'push' | 'replace'
}

/** Goes to an address by loading the whole document, also where links replace the content alone. Resolves only when that was given up. */
export async function loadInFull(href: string, { history = 'push' }: FullLoadOptions = {}): Promise<void> {
  if (!('navigation' in window)) return history === 'push' ? location.assign(href) : location.replace(href)
  const { committed, finished } = window.navigation.navigate(href, { info: FULL_LOAD, history })
  await Promise.allSettled([committed, finished])
}
