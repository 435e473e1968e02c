import type { BrowserPlan } from '../plan.ts'

/** What Chromium requested in visits of the storefront (recorded-visits.json): browser and window, commit, day; requests by visit, step and kind. */
export interface RecordedVisits {
  steps: readonly { visit: string; step: string; counts: Readonly<Record<string, number>> }[]
}

/** What sessions load as a browser does: as much as was recorded, of the files of this build. @param assets paths of the built files */
export function browserPlan({ steps: recorded }: RecordedVisits, assets: readonly string[]): BrowserPlan {
  const steps = recorded.map(({ visit, step, counts }) => {
    const { picture = 0, script = 0, stylesheet = 0, font = 0 } = counts
    return [`${visit} ${step}`, { picture, script, stylesheet, font }] as const
  })
  const of = (end: string) => assets.filter((path) => path.endsWith(end))
  return { steps: Object.fromEntries(steps), built: { script: of('.js'), stylesheet: of('.css'), font: of('.woff2') } }
}
