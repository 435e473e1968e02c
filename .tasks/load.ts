// npm run load: k6 against the built shop, with a verdict. Starts the shop and its mock itself, on this machine.
import { JOURNEY_CHOICES } from '../load-tests/journey-mix.ts'
import { k6File } from '../load-tests/run/k6-file.ts'
import { runLoad } from '../load-tests/commands/run-load.ts'
import { readSegment } from '../load-tests/segments/execution-segment.ts'
import { runSegment } from '../load-tests/segments/run-segment.ts'
import { WORKLOADS } from '../load-tests/workloads.ts'
import { ensureBuilt } from './build.ts'
import { startLoadStack } from '../load-tests/run/start-load-stack.ts'
import { readOptions } from './read-options.ts'
import { DATA_DIR, SHOP_FILE } from './settings.ts'
import { workingCommit } from './working-commit.ts'

const HELP = `npm run load -- <journey|all> [options]

  --workload <w>   what comes, and how much of it                 smoke
  --target <t>     edge, or the mock API alone                    edge
  --rate <n>       sessions a second, where they arrive           5, or as the workload says
  --seconds <n>    how long it takes, where it takes a time       as the workload says
  --size <n>       products, as 1k or 20k                         1k
  --seed <n>       what shoppers draw                             1
  --no-stock-guard a mock that sells twice, which the verdict must notice
  --port <n>       of the shop; the next is the mock's            8940
  --segment <s>    this machine's share, as 1/2 or k6's 0:1/2, of the shop of npm run load:shop; npm run load:merge
                   makes one verdict of all shares. LOAD_HOSTS names other machines that may be loaded.
  --segment-sequence <s>   borders of all shares, where they are not equal: 0,1/4,1
  --shop <file>    of load:shop                                   .data/load/shop.json
  --help           this text

  Journeys   ${JOURNEY_CHOICES.join(', ')}
${Object.entries(WORKLOADS)
  .map(([name, { says }], at) => `  ${at === 0 ? 'Workloads' : '         '}  ${name.padEnd(18)} ${says}`)
  .join('\n')}

  k6 is that of the PATH, else Go builds v1.8.1 once. The report is one file in .data/load; the exit code is 0 for
  passed, 1 for failed, 2 for invalid.`

const { values, positionals } = readOptions(HELP, {
  allowPositionals: true,
  allowNegative: true,
  options: {
    workload: { type: 'string', default: 'smoke' },
    target: { type: 'string', default: 'edge' },
    rate: { type: 'string' },
    seconds: { type: 'string' },
    'stock-guard': { type: 'boolean', default: true },
    size: { type: 'string', default: '1k' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '8940' },
    segment: { type: 'string' },
    'segment-sequence': { type: 'string' },
    shop: { type: 'string', default: SHOP_FILE },
  },
})

if (positionals.length !== 1) {
  console.log(HELP)
  process.exit(2)
}
const EXIT_CODES = { passed: 0, failed: 1, invalid: 2 } as const
const findK6 = () => k6File({ dir: DATA_DIR, log: console.log })
try {
  if (values.segment !== undefined) {
    const { invalid } = await runSegment({
      journey: positionals[0] ?? '',
      workload: values.workload,
      segment: readSegment(values.segment, values['segment-sequence']),
      shopFile: values.shop,
      commit: workingCommit(),
      hosts: (process.env['LOAD_HOSTS'] ?? '').split(',').filter(Boolean),
      dir: DATA_DIR,
      findK6,
      log: console.log,
    })
    process.exit(invalid.length === 0 ? EXIT_CODES.passed : EXIT_CODES.invalid)
  }
  const { verdict } = await runLoad({
    journey: positionals[0] ?? '',
    workload: values.workload,
    target: values.target,
    rate: values.rate === undefined ? null : Number(values.rate),
    seconds: values.seconds === undefined ? null : Number(values.seconds),
    seed: Number(values.seed),
    mockArgs: values['stock-guard'] ? [] : ['--no-stock-guard'],
    dir: DATA_DIR,
    findK6,
    startStack: async (options) => {
      const workerDir = options.hasEdge ? await ensureBuilt() : ''
      return startLoadStack({ ...options, size: values.size, port: Number(values.port), workerDir, dir: DATA_DIR, isDirected: true })
    },
    log: console.log,
  })
  process.exit(EXIT_CODES[verdict])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(EXIT_CODES.invalid)
}
