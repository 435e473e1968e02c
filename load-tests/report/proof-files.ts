// Results of a proof's comparisons, kept in the repository: five hours of a quiet machine may spread over several days and machines.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { MAX_TRIES, type ProofName, PROOFS, type Proven, type RemainingProof } from '../compare/proofs.ts'
import type { Comparison } from '../compare/run-comparison.ts'

const Kept = z.object({
  verdict: z.enum(['better', 'same', 'worse', 'inconclusive', 'invalid']),
  reasons: z.array(z.string()),
  rows: z.array(z.object({ route: z.string(), market: z.string(), cpu: z.object({ effect: z.number().nullable() }).nullable() })),
})

/** Writes the result of one comparison without its segments, which its report has. */
export function keepComparison(dir: string, remaining: RemainingProof, comparison: Comparison): void {
  const { segments: _segments, ...figures } = comparison
  writeFileSync(fileOf(dir, remaining), `${JSON.stringify(figures, null, 1)}\n`)
}

/** Reads the results of all proofs. @throws Error if a file has another format */
export function keptComparisons(dir: string): Proven[] {
  return (Object.keys(PROOFS) as ProofName[]).flatMap((name) =>
    Array.from({ length: PROOFS[name].count }, (_, at) => at + 1).flatMap((nth) => {
      const tries = Array.from({ length: MAX_TRIES }, (_, at) => fileOf(dir, { name, nth, attempt: at + 1 })).flatMap((file) => {
        if (!existsSync(file)) return []
        const { verdict, reasons, rows } = Kept.parse(JSON.parse(readFileSync(file, 'utf8')))
        return [{ verdict, reasons, effect: effectOf(rows, PROOFS[name].cell) }]
      })
      return tries.length === 0 ? [] : [{ name, nth, tries }]
    }),
  )
}

function effectOf(rows: z.infer<typeof Kept>['rows'], cell: string): number {
  return rows.find(({ route, market }) => route === cell && market === 'all')?.cpu?.effect ?? Number.NaN
}

function fileOf(dir: string, { name, nth, attempt }: RemainingProof): string {
  return join(dir, `${name}-${nth}${attempt === 1 ? '' : '-again'}.json`)
}
