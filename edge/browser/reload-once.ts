/** A reloaded document may reload again after this long, in ms; a failure before would repeat for ever. */
const PAUSE_MS = 60_000

/**
 * Whether a document with a missing file may reload, which helps after a deploy. Once, never in a loop.
 * @param loadedBy `type` of Navigation Timing
 * @param ageMs since it was loaded
 */
export function mayReload(loadedBy: string, ageMs: number): boolean {
  return loadedBy !== 'reload' || ageMs > PAUSE_MS
}

/** Whether an error means that a script or its stylesheet could not be loaded; the messages of browsers differ. */
export function isMissingFile(error: unknown): boolean {
  return /module|preload/.test(String(error))
}
