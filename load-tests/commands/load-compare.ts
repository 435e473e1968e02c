import { comparedBuild } from '../compare/compared-build.ts'
import { startComparedShop } from '../compare/compared-stack.ts'
import { cellOf, cellsOf, COMPARED } from '../compared-cells.ts'
import { rowLines } from '../compare/comparison-progress.ts'
import { runComparison } from '../compare/run-comparison.ts'
import { writeComparison } from '../report/write-comparison.ts'
import { k6File } from '../run/k6-file.ts'
import { makeRunFolder, runFolder } from '../run/run-folder.ts'
import { defineCommand, readNumber, readPort } from './command.ts'

/** Length of a comparison by default, for which its promise was shown (docs/measurements/load-comparison.md). */
const USUAL_MINUTES = 8

const HELP = `  <ref A> <ref B>  two commits
  --target <t>     usual cells of the edge, the mock or both      both
  --only <cells>   instead, some of ${Object.keys(COMPARED).join(', ')}
  --minutes <n>    for all of it; builds restart every 45 s       8
  --size <n>       products, as 1k or 20k                         1k
  --seed <n>       of all random choices                            1
  --port <n>       of A's shop; the next three are used, too      8950

  Commits are checked out into .data/compare and built there. Keep the machine quiet: other load loses segments, and a
  comparison that loses more than one in five is invalid. All cells decide together: each further one leaves fewer segments
  for all, and needs a clearer difference. The exit code is 0 for same and better, 1 for worse, 2 for inconclusive and
  invalid; better is said only if no cell is inconclusive.`

const EXIT_CODES = { same: 0, better: 0, worse: 1, inconclusive: 2, invalid: 2 } as const

/** npm run load -- compare: compares two commits, which run at the same time. */
export const loadCompare = defineCommand({
  help: HELP,
  config: {
    allowPositionals: true,
    options: {
      target: { type: 'string', default: 'both' },
      only: { type: 'string' },
      minutes: { type: 'string', default: String(USUAL_MINUTES) },
      size: { type: 'string', default: '1k' },
      seed: { type: 'string', default: '1' },
      port: { type: 'string', default: '8950' },
    },
  },
  async run({ values, positionals }, { dataDir, log }) {
    const [a, b] = positionals
    if (a === undefined || b === undefined || positionals.length > 2) throw new Error('Give two commits, as main my-branch.')
    const cells = cellsOf(values.target, values.only)
    const [minutes, seed] = [readNumber('minutes', values.minutes), readNumber('seed', values.seed)]
    const [port, { size }, folder] = [readPort(values.port, 3), values, runFolder(dataDir, 'compare')]
    const k6 = await k6File({ dir: dataDir, log })
    const hasEdge = cells.some((cell) => cellOf(cell).target === 'edge')
    const builds = { a: await comparedBuild(a, { dataDir, hasEdge, log }), b: await comparedBuild(b, { dataDir, hasEdge, log }) }
    const tidy = makeRunFolder(folder)
    const comparison = await runComparison({
      builds,
      cells,
      minutes,
      seed,
      folder,
      k6,
      startShop: (build, { slot, ...options }) =>
        startComparedShop({ ...options, build: builds[build], dir: dataDir, hasEdge, mockArgs: [], size, port: port + 2 * slot }),
      log,
    })
    const file = writeComparison(comparison, folder)
    tidy()
    const { verdict, reasons, rows } = comparison
    log(`\n${verdict.toUpperCase()}${reasons.map((reason) => `\n  ${reason}`).join('')}\n\n${rowLines(rows).join('\n')}`)
    for (const [why, count] of Object.entries(comparison.faults)) log(`Lost           ${count} segments: ${why}`)
    log(`Figures        ${file}\nLook closer    npm run bench:edge -- --against ${a}, or --only a cell of the table`)
    return EXIT_CODES[verdict]
  },
})
