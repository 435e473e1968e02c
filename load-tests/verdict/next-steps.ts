// What to do after a verdict: value and limit, the worst request, who is suspected, and how to look closer.
import type { ResponseRecord, Target } from '../plan.ts'
import { requestKind } from '../session/request-names.ts'
import type { Reason } from './reason.ts'

/** A request that a closer look may start from. */
export type LookedAt = Pick<ResponseRecord, 'name' | 'cache' | 'status' | 'endMs' | 'trace' | 'isExpected'>

/** What a run leaves for a closer look. */
export interface NextStepsInput {
  reasons: readonly Reason[]
  notes: readonly { readonly responses: readonly LookedAt[] }[]
  /** Mean busy cores of each process, with `others` and `stolen`. */
  cores: Readonly<Record<string, number>>
  /** What came nearest to its limit, of a run that passed; null: no limit has a number. */
  nearest: Nearest | null
  run: { journey: string; workload: string; target: Target; seed: number; size?: string; origin?: string | null; given?: GivenOptions }
}

/** Further options of a run by name, as they were given; null and undefined: they were not. */
export type GivenOptions = Readonly<Record<string, string | number | boolean | null | undefined>>

/** A measured value beside its limit. */
export interface Nearest {
  what: string
  value: number
  limit: number
}

type Suspect = 'edge' | 'mock' | 'generator' | 'host'

/** Rules that accuse somebody, whatever the worst request is: by their id, or what it begins with. */
const ACCUSED: Readonly<Record<string, Suspect>> = {
  'generator-error': 'generator',
  'generator-share': 'generator',
  dropped: 'generator',
  'no-session': 'generator',
  'too-few-sessions': 'generator',
  'foreign-load': 'host',
  'growth-edge': 'edge',
  'growth-mock': 'mock',
  'old-price': 'edge',
  'page-age': 'edge',
  ratio: 'edge',
  unstored: 'edge',
  invariant: 'mock',
  sold: 'mock',
  unsold: 'mock',
}

/** Nobody is to blame for a signal, nor for what no request was of. */
const OF_NOBODY: ReadonlySet<string> = new Set(['cut-short', 'no-samples'])

/** Rule of a breakpoint run: what gave way (rules.ts). */
const GAVE_WAY = 'gave-way'

/** Products of a shop unless its run says another number. */
const USUAL_SIZE = '1k'

/** Share of a core that the host takes before it is suspected. */
const STOLEN = 0.2

/** Lines below a verdict. A run that passed names what is nearest to its limit, its slowest request and the busiest process. */
export function nextSteps({ reasons, notes, cores, nearest, run }: NextStepsInput): string[] {
  const [first] = reasons
  // A rate that was too low says nothing of a request; what gave way does.
  const gaveWay = first?.id === 'breakpoint-rate' ? reasons.find(({ id }) => id === GAVE_WAY) : undefined
  const worst = worstRequest(gaveWay ?? first ?? { id: '', text: '' }, notes)
  const measured = first === undefined ? nearest && { ...nearest, what: `Nearest limit  ${nearest.what}` } : { what: first.id, ...first }
  return [
    ...(measured?.value === undefined ? [] : [`${measured.what}: ${short(measured.value)}, limit ${short(measured.limit ?? Number.NaN)}`]),
    ...(worst
      ? [`Worst request  ${worst.name}, ${worst.status}, ${worst.cache}, ${Math.round(worst.endMs)} ms, trace ${worst.trace}`]
      : []),
    first === undefined || OF_NOBODY.has(first.id)
      ? `Busiest        ${busiestOf(cores)}`
      : `Suspect        ${suspectOf(first, worst, { cores, target: run.target })}`,
    `Look closer    ${commandOf(run)}`,
  ]
}

/** The same run again, with all of its options that change what it measures. */
function commandOf({ journey, workload, target, seed, size = USUAL_SIZE, origin = null, given = {} }: NextStepsInput['run']): string {
  const further = Object.entries({ size: size === USUAL_SIZE ? null : size, ...given, origin }).flatMap(([name, value]) => {
    if (value === null || value === undefined) return []
    return typeof value === 'boolean' ? ` --${value ? '' : 'no-'}${name}` : ` --${name} ${value}`
  })
  return `npm run load -- ${journey} --workload ${workload} --target ${target} --seed ${seed}${further.join('')}`
}

/** The process that would give way first. */
function busiestOf(cores: NextStepsInput['cores']): string {
  const busiest = Object.entries(cores)
    .filter(([name, value]) => name !== 'others' && name !== 'stolen' && Number.isFinite(value))
    .toSorted(([, a], [, b]) => b - a)[0]
  return busiest ? `${busiest[0]}, ${busiest[1].toFixed(2)} cores` : 'not known'
}

/**
 * The request of a reason: the one whose trace it names, else the slowest of the cache state that it names, of the calls if it is about their time,
 * else of those with an unexpected answer, else of all. What a breakpoint run left under way when it ended is no answer.
 */
export function worstRequest({ text, id }: Reason, notes: NextStepsInput['notes']): LookedAt | null {
  const responses = notes.flatMap((note) => note.responses)
  const [, trace] = /\[([0-9a-f]{32})\]/.exec(text) ?? []
  const named = responses.find((response) => response.trace === trace)
  if (named) return named
  const [, state] = /\{cache:(\w+)\}/.exec(text) ?? []
  const ofState = responses.filter(({ cache }) => cache === state)
  const ofCalls = text.includes('call_time') ? responses.filter(({ name }) => requestKind(name) === 'call') : []
  const unexpected = responses.filter(({ isExpected, status }) => !isExpected && (id !== GAVE_WAY || status !== 0))
  const ofHanging = responses.filter(({ name }) => id === `hangs-${name}`)
  const pool = [ofHanging, ofState, ofCalls, unexpected, responses].find((group) => group.length > 0)
  return pool?.reduce((worst, response) => (response.endMs > worst.endMs ? response : worst)) ?? null
}

/** Who is suspected: whom a rule accuses; the host where it took time away; else who answered, the mock behind a call or a picture. */
export function suspectOf(
  { id }: Reason,
  worst: LookedAt | null,
  { cores, target }: { cores: NextStepsInput['cores']; target: Target },
): Suspect {
  const accused = ACCUSED[id] ?? ACCUSED[id.replace(/-.*/, '')]
  if (accused !== undefined) return accused
  const isOfTimes = id.startsWith('threshold-page') || id.startsWith('threshold-call') || id.startsWith('hangs-')
  if (isOfTimes && (cores['stolen'] ?? 0) > STOLEN) return 'host'
  // Without an answer there is no cache state, whoever was asked.
  const isOfMock = worst !== null && worst.status !== 0 && (worst.name === 'picture' || requestKind(worst.name) === 'call')
  return target === 'mock' || isOfMock ? 'mock' : 'edge'
}

function short(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toPrecision(3)
}
