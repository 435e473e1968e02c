// THE TABLE OF PROOFS: what comparisons promise to find, tried with a mock whose searches were made slower on purpose.
import type { Finding } from '../verdict/judge-effect.ts'

interface Proof {
  says: string
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
    says: 'searches a fifth slower are called worse in 5 of 5',
    count: 5,
    minutes: 8,
    mockArgs: ['--search-slowdown', '0.2'],
    right: ['worse'],
    least: 5,
  },
  slow10: {
    says: 'searches a tenth slower are called worse in 4 of 5',
    count: 5,
    minutes: 8,
    mockArgs: ['--search-slowdown', '0.1'],
    right: ['worse'],
    least: 4,
  },
  same: {
    says: 'the same build is called worse or better in at most 1 of 10',
    count: 10,
    minutes: 4,
    mockArgs: [],
    right: ['same', 'inconclusive'],
    least: 9,
  },
} as const satisfies Record<string, Proof>

export type ProofName = keyof typeof PROOFS

/** A comparison that was made. */
export interface Proven {
  name: ProofName
  nth: number
  verdict: Finding
  /** Of the processor time of searches; NaN: unknown. */
  effect: number
}

/** What is still to be run: all proofs in turns, so that one that is broken off knows something of each. */
export function stillWanted(names: readonly ProofName[], proven: readonly Proven[]): { name: ProofName; nth: number }[] {
  const wanted = names.flatMap((name) => Array.from({ length: PROOFS[name].count }, (_, at) => ({ name, nth: at + 1 })))
  return wanted
    .filter(({ name, nth }) => !proven.some((each) => each.name === name && each.nth === nth))
    .toSorted((a, b) => a.nth / PROOFS[a.name].count - b.nth / PROOFS[b.name].count)
}

/** What came of it, in lines, and whether it is proven, cannot be any more, or is not at its end. An invalid comparison counts as one that found nothing. */
export function proofLines(names: readonly ProofName[], proven: readonly Proven[]) {
  const told = names.map((name) => {
    const { says, count, least, right }: Proof = PROOFS[name]
    const own = proven.filter((each) => each.name === name)
    const good = own.filter(({ verdict }) => right.includes(verdict)).length
    const outcome = good >= least ? 'proven' : own.length - good > count - least ? 'failed' : 'unfinished'
    const findings = own.map(({ verdict, effect }) => (Number.isNaN(effect) ? verdict : `${verdict} ${(effect * 100).toFixed(1)} %`))
    return { outcome, line: `${outcome.padEnd(10)} ${says}: ${good} of ${own.length} so far (${findings.join(', ') || 'none'})` } as const
  })
  const outcome = told.some((each) => each.outcome === 'failed')
    ? 'failed'
    : told.every((each) => each.outcome === 'proven')
      ? 'proven'
      : 'unfinished'
  return { lines: told.map(({ line }) => line), outcome } as const
}
