import { FOUND_SHOPS } from '../mutants/found-shops.ts'
import { GENERATED_MUTANTS } from '../mutants/generated-mutants.ts'
import { HEALTHY_SHOPS } from '../mutants/healthy-shops.ts'
import { endedLine, handful, isAsDue, partOf } from '../mutants/mutant-table.ts'
import { MUTANTS } from '../mutants/mutants.ts'
import { k6File } from '../run/k6-file.ts'
import { defineCommand, readPort } from './command.ts'
import { runShops, type ShopsOptions } from './run-shops.ts'

/** Visitors of mutants have other seeds than those of healthy shops. */
const FIRST_SEED = 101

/**
 * All broken shops: those that were found, those that answer well and wrong, and those that the table of promises makes. Each has visitors of its own,
 * whatever else runs: one that was red meets the same ones again.
 */
const BROKEN_SHOPS: ShopsOptions['shops'] = [...FOUND_SHOPS, ...MUTANTS, ...GENERATED_MUTANTS].map((shop, at) => ({
  ...shop,
  seed: FIRST_SEED + at,
}))

/** npm run load -- mutants: whether the verdict of a load test can be fooled. */
export const loadMutants = defineCommand({
  help: `  A proxy breaks one thing of a healthy shop, and the run must fail for that reason. Prints a line for each shop.

  --only <text>    shops whose description has it            all
  --part <k/n>     every n-th shop, from the k-th on         all
  --target <t>     edge or mock                              both
  --port <n>       of the shop; the next three are the mock's and those of healthy shops   8940

  The exit code is 1 when a shop did not end as it must.`,
  config: {
    options: {
      only: { type: 'string', default: '' },
      part: { type: 'string', default: '1/1' },
      target: { type: 'string' },
      port: { type: 'string', default: '8940' },
    },
  },
  async run({ values }, { dataDir, ensureBuilt, log }) {
    const port = readPort(values.port, 3)
    const isWanted = ({ what, target }: { what: string; target: string }) =>
      what.includes(values.only) && (values.target === undefined || target === values.target)
    const shops = [...partOf(BROKEN_SHOPS.filter(isWanted), values.part), ...partOf(HEALTHY_SHOPS.filter(isWanted), values.part)]
    if (shops.length === 0) throw new Error('No shop is meant by these options; without them all are.')
    const k6 = await k6File({ dir: dataDir, isPlainEnough: true, log })
    const workerDir = shops.some(({ target }) => target === 'edge') ? await ensureBuilt() : ''
    const runs = await runShops({ shops, port, k6, workerDir, dataDir, log })
    log(endedLine(runs))
    return runs.every(isAsDue) ? 0 : 1
  },
})

/** Size of the handful of the gate. */
const HANDFUL = 3

/** The broken shops of `npm test`: others after each commit. @param turn number of the commit */
export function mutantsOfTurn(turn: number): ShopsOptions['shops'] {
  const quick = BROKEN_SHOPS.filter(({ kind, isWhole = false }) => kind !== 'slow' && !isWhole)
  return handful(quick, turn, HANDFUL)
}
