import { resolve } from 'node:path'
import { type Build, type CellName, cellOf } from '../load-tests/compared-cells.ts'
import { type Comparison, runComparison } from '../load-tests/compare/run-comparison.ts'
import { writeComparison } from '../load-tests/report/write-comparison.ts'
import { k6File } from '../load-tests/run/k6-file.ts'
import { comparedBuild } from './compared-build.ts'
import { startComparedShop } from './compared-shop.ts'
import { DATA_DIR } from './settings.ts'

interface CompareOptions {
  refs: Readonly<Record<Build, string>>
  cells: readonly CellName[]
  minutes: number
  seed: number
  size: string
  /** The first of four. */
  port: number
  /** More options of the mocks. @default none */
  mockArgs?: Readonly<Partial<Record<Build, readonly string[]>>>
  folder: string
  log: (line: string) => void
}

/** Builds both commits, compares them, and keeps report and figures in the folder. */
export async function runCompare({ refs, cells, minutes, seed, size, port, mockArgs = {}, folder, log }: CompareOptions) {
  const k6 = k6File({ dir: DATA_DIR, log })
  const hasEdge = cells.some((cell) => cellOf(cell).target === 'edge')
  const builds = { a: comparedBuild(refs.a, { hasEdge, log }), b: comparedBuild(refs.b, { hasEdge, log }) }
  const comparison: Comparison = await runComparison({
    builds: { a: nameOf(builds.a), b: nameOf(builds.b) },
    cells,
    minutes,
    seed,
    folder,
    k6,
    startShop: (build, { folder, name, slot }) =>
      startComparedShop({ build: builds[build], folder, name, hasEdge, mockArgs: mockArgs[build] ?? [], size, port: port + 2 * slot }),
    log,
  })
  return { comparison, ...writeComparison(comparison, folder) }
}

function nameOf({ ref, commit }: { ref: string; commit: string }): { ref: string; commit: string } {
  return { ref, commit }
}

/** A folder of its own for what is compared now. */
export function newFolder(kind: string, startedAt: Date): string {
  return resolve(DATA_DIR, 'load', `${startedAt.toISOString().replaceAll(/[:.]/g, '-')}-${kind}`)
}
