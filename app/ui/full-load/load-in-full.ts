/** Navigation info that forces a full document load. */
export const FULL_LOAD = 'full-load'

interface FullLoadOptions {
  /** Whether to push a history entry or replace the current one. @default 'push' */
  history?: 'push' | 'replace'
}

/** Navigates with a full document load, even when links are handled client-side. Resolves only if the navigation was aborted. */
export async function loadInFull(href: string, { history = 'push' }: FullLoadOptions = {}): Promise<void> {
  if (!('navigation' in window)) return history === 'push' ? location.assign(href) : location.replace(href)
  const { committed, finished } = window.navigation.navigate(href, { info: FULL_LOAD, history })
  await Promise.allSettled([committed, finished])
}
