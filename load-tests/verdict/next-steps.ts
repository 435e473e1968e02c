// What to do after a verdict that is not passed: the worst request, who is suspected, and how to look closer.
import type { ResponseRecord, SessionRecord, Target } from '../plan.ts'
import type { Reason } from './reason.ts'

/** What a run leaves for a closer look. */
export interface NextStepsInput {
  reasons: readonly Reason[]
  notes: readonly SessionRecord[]
  /** Mean busy cores of each process, with `others` and `stolen`. */
  cores: Readonly<Record<string, number>>
  run: { journey: string; workload: string; target: Target; seed: number }
}

export type Suspect = 'edge' | 'mock' | 'generator' | 'host'

/** Rules of validity, by whom they accuse. */
const ACCUSED: Readonly<Record<string, Suspect>> = {
  'generator-error': 'generator',
  'generator-share': 'generator',
  dropped: 'generator',
  'no-session': 'generator',
  'too-few-sessions': 'generator',
  'foreign-load': 'host',
}

/** Share of a core that the host takes before it is suspected. */
const STOLEN = 0.2

/** Lines below a verdict; empty: it passed. */
export function nextSteps({ reasons, notes, cores, run }: NextStepsInput): string[] {
  const [first] = reasons
  if (first === undefined) return []
  const worst = worstRequest(first, notes)
  const { journey, workload, target, seed } = run
  const measured = first.value === undefined ? [] : [`${first.id}: ${short(first.value)}, limit ${short(first.limit ?? Number.NaN)}`]
  return [
    ...measured,
    ...(worst
      ? [`Worst request  ${worst.name}, ${worst.status}, ${worst.cache}, ${Math.round(worst.endMs)} ms, trace ${worst.trace}`]
      : []),
    `Suspect        ${suspectOf(first, worst, { cores, target })}`,
    `Look closer    npm run load -- ${journey} --workload ${workload} --target ${target} --seed ${seed}`,
  ]
}

/** The request of a reason: the one whose trace it names, else the slowest of those with an unexpected answer, else the slowest of all. */
export function worstRequest({ text, id }: Reason, notes: readonly SessionRecord[]): ResponseRecord | null {
  const responses = notes.flatMap((note) => note.responses)
  const [, trace] = /\[([0-9a-f]{32})\]/.exec(text) ?? []
  const named = responses.find((response) => response.trace === trace)
  if (named) return named
  const unexpected = responses.filter(({ isExpected }) => !isExpected)
  const ofHanging = responses.filter(({ name }) => id === `hangs-${name}`)
  const pool = [ofHanging, unexpected, responses].find((group) => group.length > 0)
  return pool?.reduce((worst, response) => (response.endMs > worst.endMs ? response : worst)) ?? null
}

/** Who is suspected: whom a rule of validity accuses; the host where it took time away; else who answered, the mock behind a call. */
export function suspectOf(
  { id }: Reason,
  worst: ResponseRecord | null,
  { cores, target }: { cores: NextStepsInput['cores']; target: Target },
): Suspect {
  const accused = ACCUSED[id]
  if (accused !== undefined) return accused
  const isOfTimes = id.startsWith('threshold-page') || id.startsWith('threshold-call') || id.startsWith('hangs-')
  if (isOfTimes && (cores['stolen'] ?? 0) > STOLEN) return 'host'
  return target === 'mock' || worst?.cache === 'none' ? 'mock' : 'edge'
}

function short(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toPrecision(3)
}
