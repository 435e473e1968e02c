// npm run load:shop: a shop that several machines load together, until Ctrl-C. What they are to do is in its file.
import { holdShop } from '../load-tests/segments/shared-stack.ts'
import { ensureBuilt } from './build.ts'
import { startLoadStack } from '../load-tests/run/start-load-stack.ts'
import { readOptions } from './read-options.ts'
import { DATA_DIR, SHOP_FILE } from './settings.ts'
import { workingCommit } from './working-commit.ts'

const HELP = `npm run load:shop -- <journey|all> [options]

  --workload <w>   what comes, and how much of it                 smoke
  --target <t>     edge, or the mock API alone                    edge
  --rate <n>       sessions a second, of all segments together    5, or as the workload says
  --seconds <n>    how long it takes, where it takes a time       as the workload says
  --size <n>       products, as 1k or 20k                         1k
  --seed <n>       what shoppers draw                             1
  --address <a>    by which other machines reach this one; the shop then listens on all of its addresses
  --port <n>       of the shop; the next is the mock's            8940
  --shop <file>    where segments read of it                      ${SHOP_FILE}
  --help           this text

  One shop is for one run: npm run load -- <journey> --workload <w> --segment 1/2 on each machine, and then
  npm run load:merge -- <their segment.json>. The mock listens with its control room: only where nobody else can reach it.`

const { values, positionals } = readOptions(HELP, {
  allowPositionals: true,
  options: {
    workload: { type: 'string', default: 'smoke' },
    target: { type: 'string', default: 'edge' },
    rate: { type: 'string' },
    seconds: { type: 'string' },
    size: { type: 'string', default: '1k' },
    seed: { type: 'string', default: '1' },
    address: { type: 'string' },
    port: { type: 'string', default: '8940' },
    shop: { type: 'string', default: SHOP_FILE },
  },
})
if (positionals.length !== 1) {
  console.log(HELP)
  process.exit(2)
}
try {
  await hold(positionals[0] ?? '')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}

async function hold(journey: string): Promise<void> {
  const numberOf = (text: string | undefined) => (text === undefined ? null : Number(text))
  const { stack, stop } = await holdShop({
    journey,
    workload: values.workload,
    target: values.target,
    rate: numberOf(values.rate),
    seconds: numberOf(values.seconds),
    seed: Number(values.seed),
    dir: DATA_DIR,
    commit: workingCommit(),
    file: values.shop,
    address: values.address ?? null,
    startStack: async (options) => {
      const workerDir = options.hasEdge ? await ensureBuilt() : ''
      const stack = { ...options, size: values.size, port: Number(values.port), workerDir, dir: DATA_DIR, isDirected: true }
      return startLoadStack(values.address === undefined ? stack : { ...stack, host: '0.0.0.0' })
    },
  })
  console.log(
    `\n  ${stack.edgeOrigin === null ? '' : `Shop ${stack.edgeOrigin}   `}Mock API ${stack.mockOrigin}\n  ${values.shop} is for the segments:`,
  )
  console.log(`  npm run load -- ${journey} --workload ${values.workload} --segment 1/2\n\n  Ctrl-C ends it.\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(0)))
}
