import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const RecordedVisits = z.object({
  /** Conditions: browser and window, commit, day. */
  browser: z.string(),
  commit: z.string(),
  date: z.string(),
  /** Requests by visit, step and kind (request-kinds.ts). */
  steps: z.array(z.object({ visit: z.string(), step: z.string(), counts: z.record(z.string(), z.number()) })),
})
export type RecordedVisits = z.infer<typeof RecordedVisits>

/** The kept recording, which `npm run load:record` writes. */
export const RECORDED_VISITS = fileURLToPath(new URL('recorded-visits.json', import.meta.url))

/** Reads it. @throws ZodError for another content */
export function recordedVisits(): RecordedVisits {
  return RecordedVisits.parse(JSON.parse(readFileSync(RECORDED_VISITS, 'utf8')))
}
