/** Name in the tab's own storage of when it was last reloaded, ms since 1970. */
const RELOADED_AT = 'patyna-reloaded'
/** A page that fails again sooner would fail for ever. */
const PAUSE_MS = 60_000

/**
 * Loads the document anew, which helps where a file of the page is missing because another build is out. Once: a page that fails again
 * right after stays as it is. Where the tab may keep nothing nobody could know, so there is no reload.
 */
export function reloadOnce(now: number, storage: () => Pick<Storage, 'getItem' | 'setItem'>, reload: () => void): void {
  try {
    const kept = storage()
    if (now - Number(kept.getItem(RELOADED_AT)) < PAUSE_MS) return
    kept.setItem(RELOADED_AT, String(now))
  } catch {
    return
  }
  reload()
}
