/** A document that was reloaded already may be so again after this long, ms: what fails sooner would fail for ever. */
const PAUSE_MS = 60_000

/**
 * Whether a document of which a file is missing is loaded anew, which helps where another build is out. Once, never in a loop.
 * @param loadedBy of Navigation Timing
 * @param ageMs since it was loaded
 */
export function mayReload(loadedBy: string, ageMs: number): boolean {
  return loadedBy !== 'reload' || ageMs > PAUSE_MS
}

/** Whether an error says that a script, or the sheet of one, could not be had; each browser has its own words. */
export function isMissingFile(error: unknown): boolean {
  return /module|preload/.test(String(error))
}
