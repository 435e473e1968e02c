import { type Build, type CellName, cellOf } from '../compared-cells.ts'
import { type Comparison, runComparison } from '../compare/run-comparison.ts'
import { writeComparison } from '../report/write-comparison.ts'
import { k6File } from '../run/k6-file.ts'
import { comparedBuild } from '../compare/compared-build.ts'
import { startComparedShop } from '../compare/compared-stack.ts'

interface CompareOptions {
  refs: Readonly<Record<Build, string>>
  cells: readonly CellName[]
  minutes: number
  seed: number
  size: string
  /** First of four ports. */
  port: number
  /** Folder of generated files. */
  dataDir: string
  /** Folder of this comparison. */
  folder: string
  log: (line: string) => void
}

/** Builds both commits, compares them, and writes the figures to the folder. */
export async function runCompare({ refs, cells, minutes, seed, size, port, dataDir, folder, log }: CompareOptions) {
  const k6 = k6File({ dir: dataDir, log })
  const hasEdge = cells.some((cell) => cellOf(cell).target === 'edge')
  const builds = { a: await comparedBuild(refs.a, { dataDir, hasEdge, log }), b: await comparedBuild(refs.b, { dataDir, hasEdge, log }) }
  const comparison: Comparison = await runComparison({
    builds: { a: nameOf(builds.a), b: nameOf(builds.b) },
    cells,
    minutes,
    seed,
    folder,
    k6,
    startShop: (build, { folder, name, slot }) =>
      startComparedShop({
        build: builds[build],
        dir: dataDir,
        folder,
        name,
        hasEdge,
        mockArgs: [],
        size,
        port: port + 2 * slot,
      }),
    log,
  })
  return { comparison, file: writeComparison(comparison, folder) }
}

function nameOf({ ref, commit }: { ref: string; commit: string }): { ref: string; commit: string } {
  return { ref, commit }
}
