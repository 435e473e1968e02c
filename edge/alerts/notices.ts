// Who is told what, and how often: a pure function of what fires now and of what was told before.
import { z } from 'zod'

/** One alert or probe in one place. */
export interface Finding {
  /** `alert place`. */
  id: string
  text: string
}

const Told = z.object({
  text: z.string(),
  /** ms since 1970 */
  since: z.number(),
  toldAt: z.number(),
  /** When it fired last. */
  seenAt: z.number(),
})

/** What fires, by id, as the last run left it. */
export const State = z.record(z.string(), Told)
export type State = z.infer<typeof State>

export interface Notice extends Finding {
  kind: 'fires' | 'still' | 'recovered'
  /** Since when, as ISO 8601. */
  since: string
}

/** What goes on firing is told again after this long, in ms. */
const REMINDED_AFTER_MS = 60 * 60_000
/** What does not fire for this long has recovered, in ms: a value beside its limit is told once. */
const WELL_AFTER_MS = 10 * 60_000

/** What to tell of a run, and the state for the next one. @param unasked alerts that nobody could ask: they neither fire nor recover */
export function noticesOf(
  { findings, unasked }: { findings: readonly Finding[]; unasked: ReadonlySet<string> },
  before: State,
  now: number,
): { notices: readonly Notice[]; state: State } {
  const notices: Notice[] = []
  const state: State = {}
  const tell = (kind: Notice['kind'], { id, text }: Finding, since: number) =>
    notices.push({ kind, id, text, since: new Date(since).toISOString() })
  for (const { id, text } of findings) {
    const { [id]: told } = before
    const isTold = told !== undefined && now - told.toldAt < REMINDED_AFTER_MS
    const since = told?.since ?? now
    if (!isTold) tell(told ? 'still' : 'fires', { id, text }, since)
    state[id] = { text, since, toldAt: isTold ? told.toldAt : now, seenAt: now }
  }
  for (const [id, told] of Object.entries(before)) {
    if (state[id]) continue
    const [alert = ''] = id.split(' ')
    if (unasked.has(alert)) state[id] = { ...told, seenAt: now }
    else if (now - told.seenAt < WELL_AFTER_MS) state[id] = told
    else tell('recovered', { id, text: told.text }, told.since)
  }
  return { notices, state }
}
