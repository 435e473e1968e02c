// What a proof was begun with. Comparisons of two harnesses are no proof of either, so one that goes on must be the same in all of this.
import { z } from 'zod'
import { COMPARED } from '../compared-cells.ts'
import { EQUIVALENCE_MARGIN, MIN_RESTARTS } from '../verdict/judge-effect.ts'
import { PROOFS } from './proofs.ts'
import { RESTARTS } from './run-comparison.ts'
import { GAP_MS, SEGMENT_MS } from './segments.ts'

/** By what is pinned, as text. */
const ProofPin = z.record(z.string(), z.string())
export type ProofPin = z.infer<typeof ProofPin>

interface PinInputs {
  /** The one that is compared with itself. */
  commit: string
  /** Of everything that asks and judges. */
  sources: string
  /** Instead of those of the table; null: those. */
  minutes: string | null
}

/** All that decides what a comparison of a proof does. Rates and sizes are told apart from the sources, so that a difference says which. */
export function proofPin({ commit, sources, minutes }: PinInputs): ProofPin {
  const cells = Object.entries(COMPARED).map(([name, cell]) => [`cell ${name}`, JSON.stringify(cell)])
  const proofs = Object.entries(PROOFS).map(([name, { mockArgs, minutes: own, count, least }]) => [
    `proof ${name}`,
    JSON.stringify({ mockArgs, minutes: minutes ?? own, count, least }),
  ])
  const segments = JSON.stringify({ SEGMENT_MS, GAP_MS, RESTARTS, EQUIVALENCE_MARGIN, MIN_RESTARTS })
  return { commit, ...Object.fromEntries([...cells, ...proofs]), segments, sources }
}

export function readPin(text: string): ProofPin {
  return ProofPin.parse(JSON.parse(text))
}

/** What is not as it was, in words; the commit is that of the beginning anyway. */
export function pinDifferences(begun: ProofPin, now: ProofPin): string[] {
  const names = [...new Set([...Object.keys(begun), ...Object.keys(now)])].filter((name) => name !== 'commit')
  return names.flatMap((name) =>
    begun[name] === now[name] ? [] : [`${name}: was ${begun[name] ?? 'not there'}, is ${now[name] ?? 'gone'}`],
  )
}
