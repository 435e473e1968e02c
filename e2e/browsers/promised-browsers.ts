// The browsers the storefront supports: those in which everything that is "Baseline widely available" on a given day works.
// To drop older ones: change the day here, then docs/browsers.md, and remove the rows of newer-features.ts that are no longer needed.
import { getCompatibleVersions } from 'baseline-browser-mapping'

/** The day whose "widely available" set is supported. */
export const PROMISED_ON = '2026-11-23'

/** A browser by its web-features name, and the oldest supported version. */
export type PromisedBrowsers = Readonly<Record<string, string>>

/** The oldest supported version of each browser of the Baseline core set. */
export function promisedBrowsers(): PromisedBrowsers {
  const versions = getCompatibleVersions({ widelyAvailableOnDate: PROMISED_ON, suppressWarnings: true })
  return Object.fromEntries(versions.map(({ browser, version }) => [browser, version]))
}

/** Whether a version is at least another: `17.5` is at least `17.4`; `≤50` counts as 50. */
export function isAtLeast(version: string, minimum: string): boolean {
  const [has, needs] = [numbersOf(version), numbersOf(minimum)]
  for (const [at, need] of needs.entries()) {
    const have = has[at] ?? 0
    if (have !== need) return have > need
  }
  return true
}

function numbersOf(version: string): number[] {
  return version.replace('≤', '').split('.').map(Number)
}
