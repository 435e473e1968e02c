// THE TABLE OF PROOFS: effects that a comparison must find, tested with a mock whose searches are slowed down on purpose.
import type { Finding } from '../verdict/judge-effect.ts'

interface Proof {
  description: string
  count: number
  /** Minutes of each comparison. */
  minutes: number
  /** Slow-down of B's mock. */
  mockArgs: readonly string[]
  /** Verdicts that support the proof … */
  right: readonly Finding[]
  /** … and the least number of comparisons, out of `count`, that must have one. */
  least: number
}

export const PROOFS = {
  slow20: {
    description: 'searches a fifth slower are called worse in 5 of 5',
    count: 5,
    minutes: 8,
    mockArgs: ['--search-slowdown', '0.2'],
    right: ['worse'],
    least: 5,
  },
  slow10: {
    description: 'searches a tenth slower are called worse in 4 of 5',
    count: 5,
    minutes: 8,
    mockArgs: ['--search-slowdown', '0.1'],
    right: ['worse'],
    least: 4,
  },
  same: {
    description: 'the same build is called worse or better in at most 1 of 10',
    count: 10,
    minutes: 4,
    mockArgs: [],
    right: ['same', 'inconclusive'],
    least: 9,
  },
} as const satisfies Record<string, Proof>

export type ProofName = keyof typeof PROOFS

/** One attempt at a comparison. */
export interface ProofTry {
  verdict: Finding
  /** Why it is invalid; empty: it is valid. */
  reasons: readonly string[]
  /** Effect on the processor time of searches; NaN: unknown. */
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

/** Result lines, and whether the proof holds, has failed or is unfinished. A comparison that stays invalid counts as one without effect. */
export function proofLines(names: readonly ProofName[], proven: readonly Proven[]) {
  const results = names.map((name) => {
    const { description, count, least, right }: Proof = PROOFS[name]
    const own = proven.filter((each) => each.name === name)
    const finished = own.filter(({ tries }) => tries.length === MAX_TRIES || tries.some(({ verdict }) => verdict !== 'invalid'))
    const good = finished.filter(({ tries }) => right.some((finding) => finding === tries.at(-1)?.verdict)).length
    const outcome = good >= least ? 'proven' : finished.length - good > count - least ? 'failed' : 'unfinished'
    const findings = finished.map(({ tries }) => textOf(tries.at(-1)))
    const invalid = own.flatMap(({ nth, tries }) =>
      tries.flatMap(({ verdict, reasons }, at) =>
        verdict === 'invalid' ? [`           ${name} ${nth}, try ${at + 1} of ${MAX_TRIES}: invalid, ${reasons.join('; ')}`] : [],
      ),
    )
    const line = `${outcome.padEnd(10)} ${description}: ${good} of ${finished.length} so far (${findings.join(', ') || 'none'})`
    return { outcome, lines: [line, ...invalid] } as const
  })
  const outcome = results.some((each) => each.outcome === 'failed')
    ? 'failed'
    : results.every((each) => each.outcome === 'proven')
      ? 'proven'
      : 'unfinished'
  return { lines: results.flatMap(({ lines }) => lines), outcome } as const
}

function textOf(last: ProofTry | undefined): string {
  if (!last) return 'none'
  return Number.isNaN(last.effect) ? last.verdict : `${last.verdict} ${(last.effect * 100).toFixed(1)} %`
}
