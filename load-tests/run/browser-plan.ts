import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { BrowserPlan } from '../plan.ts'

/** What Chromium requested in visits of the storefront: browser and window, commit, day; requests by visit, step and kind. */
const RecordedVisits = z.object({
  steps: z.array(z.object({ visit: z.string(), step: z.string(), counts: z.record(z.string(), z.number()) })),
})

/** What sessions load as a browser does: as much as was recorded, of the files of this build. @param assets paths of the built files */
export function browserPlan(assets: readonly string[]): BrowserPlan {
  const recorded = RecordedVisits.parse(JSON.parse(readFileSync(new URL('recorded-visits.json', import.meta.url), 'utf8')))
  const steps = recorded.steps.map(({ visit, step, counts }) => {
    const { picture = 0, script = 0, stylesheet = 0, font = 0 } = counts
    return [`${visit} ${step}`, { picture, script, stylesheet, font }] as const
  })
  const of = (end: string) => assets.filter((path) => path.endsWith(end))
  return { steps: Object.fromEntries(steps), built: { script: of('.js'), stylesheet: of('.css'), font: of('.woff2') } }
}
