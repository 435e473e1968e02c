// npm run load:compare: whether one commit is better or worse than another, asked at once.
import { cellsOf, COMPARED } from '../load-tests/compared-cells.ts'
import { rowLines } from '../load-tests/compare/comparison-progress.ts'
import { runFolder } from '../load-tests/run/run-folder.ts'
import { readOptions } from './read-options.ts'
import { DATA_DIR } from './settings.ts'
import { runCompare } from '../load-tests/commands/run-compare.ts'

const HELP = `npm run load:compare -- <ref A> <ref B> [options]

  --target <t>     edge (pages), mock (its API alone) or both     both
  --only <cells>   of ${Object.keys(COMPARED).join(', ')}
  --minutes <n>    for all of it; builds restart every 45 s       8
  --size <n>       products, as 1k or 20k                         1k
  --seed <n>       what shoppers draw                             1
  --port <n>       of A's shop; the next three are taken, too     8950
  --help           this text

  Commits are checked out into .data/compare and built there. Keep the machine quiet: what others do loses segments,
  and a comparison that loses more than one in five is invalid. The exit code is 0 for same and better, 1 for worse,
  2 for inconclusive and invalid.`

const EXIT_CODES = { same: 0, better: 0, worse: 1, inconclusive: 2, invalid: 2 } as const

const { values, positionals } = readOptions(HELP, {
  allowPositionals: true,
  options: {
    target: { type: 'string', default: 'both' },
    only: { type: 'string' },
    minutes: { type: 'string', default: '8' },
    size: { type: 'string', default: '1k' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '8950' },
  },
})
const [a, b] = positionals
if (a === undefined || b === undefined || positionals.length > 2) {
  console.log(HELP)
  process.exit(2)
}
try {
  const { comparison, report, json } = await runCompare({
    refs: { a, b },
    cells: cellsOf(values.target, values.only),
    minutes: Number(values.minutes),
    seed: Number(values.seed),
    size: values.size,
    port: Number(values.port),
    dataDir: DATA_DIR,
    folder: runFolder(DATA_DIR, 'compare'),
    log: console.log,
  })
  const { verdict, reasons, rows } = comparison
  console.log(`\n${verdict.toUpperCase()}${reasons.map((reason) => `\n  ${reason}`).join('')}\n\n${rowLines(rows).join('\n')}`)
  console.log(`Report   ${report}\nFigures  ${json}`)
  process.exit(EXIT_CODES[verdict])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(EXIT_CODES.invalid)
}
