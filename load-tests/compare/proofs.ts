// THE TABLE OF PROOFS: what a comparison with the usual cells must find, tested with a build that is compared with itself, or with itself
// slowed down on purpose.
import type { Finding } from '../verdict/judge-effect.ts'
import { slowerEdge } from './slower-edge.ts'

/** What makes B slower on purpose. */
export interface Planted {
  /** Additional options of its mock. */
  mockArgs?: readonly string[]
  /** Code that wraps its worker. */
  inFront?: string
}

/** A number of comparisons that must end with one of these verdicts. */
interface Share {
  verdicts: readonly Finding[]
  count: number
}

interface Proof {
  description: string
  count: number
  /** Minutes of each comparison. */
  minutes: number
  planted: Planted
  /** Cell whose effect on processor time is listed. */
  cell: string
  /** The proof holds if each of these is reached. */
  least: readonly Share[]
}

/** Length of a comparison by default (commands/load-compare.ts). */
export const USUAL_MINUTES = 8

export const PROOFS = {
  same: {
    description: 'a build and itself: at most 1 of 20 is called worse or better, at least 15 are the same',
    count: 20,
    minutes: USUAL_MINUTES,
    planted: {},
    cell: 'search',
    least: [
      { verdicts: ['same', 'inconclusive'], count: 19 },
      { verdicts: ['same'], count: 15 },
    ],
  },
  edge10: {
    description: 'pages that cost the edge a tenth more are called worse in 9 of 10',
    count: 10,
    minutes: USUAL_MINUTES,
    // Computed from every second page: 10.4 % more processor time for a product, 8.6 % for a search (docs/measurements/load-comparison.md).
    planted: { inFront: slowerEdge(8) },
    cell: 'product miss',
    least: [{ verdicts: ['worse'], count: 9 }],
  },
  search10: {
    description: 'searches that cost a tenth more are called worse in 9 of 10',
    count: 10,
    minutes: USUAL_MINUTES,
    planted: { mockArgs: ['--search-slowdown', '0.1'] },
    cell: 'search',
    least: [{ verdicts: ['worse'], count: 9 }],
  },
} as const satisfies Record<string, Proof>

export type ProofName = keyof typeof PROOFS

/** One attempt at a comparison. */
export interface ProofTry {
  verdict: Finding
  /** Why it is invalid; empty: it is valid. */
  reasons: readonly string[]
  /** Effect on the processor time of the proof's cell; NaN: unknown. */
  effect: number
}

/** A finished comparison. Its last attempt counts; earlier ones were invalid and are reported. */
export interface Proven {
  name: ProofName
  nth: number
  tries: readonly ProofTry[]
}

/** An invalid comparison is repeated once; more attempts would be trying until it passes. */
export const MAX_TRIES = 2

/** A comparison that is still to run. */
export interface RemainingProof {
  name: ProofName
  nth: number
  /** 1, or 2 after an invalid attempt. */
  attempt: number
}

/** Comparisons still to run: all proofs in turns, so that an interrupted run has results of each. */
export function remainingProofs(names: readonly ProofName[], proven: readonly Proven[]): RemainingProof[] {
  return names
    .flatMap((name) => Array.from({ length: PROOFS[name].count }, (_, at) => ({ name, nth: at + 1 })))
    .flatMap(({ name, nth }) => {
      const tries = proven.find((each) => each.name === name && each.nth === nth)?.tries ?? []
      const isOpen = tries.length < MAX_TRIES && tries.every(({ verdict }) => verdict === 'invalid')
      return isOpen ? [{ name, nth, attempt: tries.length + 1 }] : []
    })
    .toSorted((a, b) => a.nth / PROOFS[a.name].count - b.nth / PROOFS[b.name].count)
}

/** Result lines, and whether the proof holds, has failed or is unfinished. A comparison that stays invalid supports nothing. */
export function proofLines(names: readonly ProofName[], proven: readonly Proven[]) {
  const results = names.map((name) => {
    const { description, count, least }: Proof = PROOFS[name]
    const own = proven.filter((each) => each.name === name)
    const finished = own.filter(({ tries }) => tries.length === MAX_TRIES || tries.some(({ verdict }) => verdict !== 'invalid'))
    const outcome = worst(least.map((share) => reached(share, finished, count)))
    const findings = finished.map(({ tries }) => textOf(tries.at(-1)))
    const invalid = own.flatMap(({ nth, tries }) =>
      tries.flatMap(({ verdict, reasons }, at) =>
        verdict === 'invalid' ? [`           ${name} ${nth}, try ${at + 1} of ${MAX_TRIES}: invalid, ${reasons.join('; ')}`] : [],
      ),
    )
    const line = `${outcome.padEnd(10)} ${description}: ${finished.length} so far (${findings.join(', ') || 'none'})`
    return { outcome, lines: [line, ...invalid] } as const
  })
  return { lines: results.flatMap(({ lines }) => lines), outcome: worst(results.map(({ outcome }) => outcome)) } as const
}

type Outcome = 'proven' | 'failed' | 'unfinished'

function reached({ verdicts, count: least }: Share, finished: readonly Proven[], count: number): Outcome {
  const good = finished.filter(({ tries }) => verdicts.some((finding) => finding === tries.at(-1)?.verdict)).length
  return good >= least ? 'proven' : finished.length - good > count - least ? 'failed' : 'unfinished'
}

function worst(outcomes: readonly Outcome[]): Outcome {
  const order = ['failed', 'unfinished', 'proven'] as const
  return order.find((outcome) => outcomes.includes(outcome)) ?? 'proven'
}

function textOf(last: ProofTry | undefined): string {
  if (!last) return 'none'
  return Number.isNaN(last.effect) ? last.verdict : `${last.verdict} ${(last.effect * 100).toFixed(1)} %`
}
