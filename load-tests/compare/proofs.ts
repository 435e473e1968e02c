// THE TABLE OF PROOFS: what comparisons promise to find, tried with a mock whose searches were made slower on purpose.
import type { Finding } from '../verdict/judge-effect.ts'

interface Proof {
  description: string
  count: number
  /** Of each comparison. */
  minutes: number
  /** Of B's mock. */
  mockArgs: readonly string[]
  /** Findings that speak for the proof … */
  right: readonly Finding[]
  /** … and of how many comparisons they must be. */
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

/** A try at a comparison that was made. */
export interface ProofTry {
  verdict: Finding
  /** Why it is invalid; else nothing. */
  reasons: readonly string[]
  /** Of the processor time of searches; NaN: unknown. */
  effect: number
}

/** A comparison that was made. The last of its tries counts; whatever went before it was invalid, and is told. */
export interface Proven {
  name: ProofName
  nth: number
  tries: readonly ProofTry[]
}

/** An invalid comparison says nothing of the builds, so it is made once more. A second would be to try until it passes. */
export const MAX_TRIES = 2

/** A comparison that is still to be made. */
export interface RemainingProof {
  name: ProofName
  nth: number
  /** 1, or 2 after one that was invalid. */
  attempt: number
}

/** What is still to be run: all proofs in turns, so that one that is broken off knows something of each. */
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

/** What came of it, in lines, and whether it is proven, cannot be any more, or is not at its end. One that stays invalid counts as one that found nothing. */
export function proofLines(names: readonly ProofName[], proven: readonly Proven[]) {
  const told = names.map((name) => {
    const { description, count, least, right }: Proof = PROOFS[name]
    const own = proven.filter((each) => each.name === name)
    const made = own.filter(({ tries }) => tries.length === MAX_TRIES || tries.some(({ verdict }) => verdict !== 'invalid'))
    const good = made.filter(({ tries }) => right.some((finding) => finding === tries.at(-1)?.verdict)).length
    const outcome = good >= least ? 'proven' : made.length - good > count - least ? 'failed' : 'unfinished'
    const findings = made.map(({ tries }) => textOf(tries.at(-1)))
    const invalid = own.flatMap(({ nth, tries }) =>
      tries.flatMap(({ verdict, reasons }, at) =>
        verdict === 'invalid' ? [`           ${name} ${nth}, try ${at + 1} of ${MAX_TRIES}: invalid, ${reasons.join('; ')}`] : [],
      ),
    )
    const line = `${outcome.padEnd(10)} ${description}: ${good} of ${made.length} so far (${findings.join(', ') || 'none'})`
    return { outcome, lines: [line, ...invalid] } as const
  })
  const outcome = told.some((each) => each.outcome === 'failed')
    ? 'failed'
    : told.every((each) => each.outcome === 'proven')
      ? 'proven'
      : 'unfinished'
  return { lines: told.flatMap(({ lines }) => lines), outcome } as const
}

function textOf(last: ProofTry | undefined): string {
  if (!last) return 'none'
  return Number.isNaN(last.effect) ? last.verdict : `${last.verdict} ${(last.effect * 100).toFixed(1)} %`
}
