import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HEALTHY_SHOPS } from '../mutants/healthy-shops.ts'
import { handful, isAsDue, mutantTable, partOf } from '../mutants/mutant-table.ts'
import { ALL_MUTANTS } from '../mutants/all-mutants.ts'
import type { Mutant } from '../mutants/mutants.ts'
import { type MutantRun, type MutantSetup, runHealthy, runMutant } from '../mutants/run-mutant.ts'
import { k6File } from '../run/k6-file.ts'
import { runFolder } from '../run/run-folder.ts'
import { startLoadStack } from '../run/start-load-stack.ts'
import { defineCommand, readPort } from './command.ts'
import { runLoad } from './run-load.ts'

const HELP = `  Whether the verdict of a load test can be fooled: a front breaks one thing of a healthy shop, and the run must end failed
  for that reason. Of all some 45 minutes; a line for each, and which were red is kept for --red.

  --only <text>    shops whose description has it            all
  --turn <n>       a handful: another one for each number    all
  --part <k/n>     every n-th shop, from the k-th on         all
  --red            those that the last run ended otherwise than they must
  --target <t>     edge or mock                              both
  --port <n>       of the shop; the next three are the mock's and those of healthy shops   8940

  The exit code is 1 when a shop did not end as it must.`

/** Visitors of mutants have other seeds than those of healthy shops. Each mutant has its own, whatever else runs: one that was red meets the same visitors again. */
const FIRST_SEED = 101

/** npm run load -- mutants: whether the verdict of a load test can be fooled. */
export const loadMutants = defineCommand({
  help: HELP,
  config: {
    options: {
      only: { type: 'string', default: '' },
      turn: { type: 'string' },
      part: { type: 'string', default: '1/1' },
      red: { type: 'boolean', default: false },
      target: { type: 'string' },
      port: { type: 'string', default: '8940' },
    },
  },
  async run({ values }, { dataDir, ensureBuilt, log }) {
    const kept = join(dataDir, 'results', 'red-mutants.json')
    const red = values.red ? redOfLastRun(kept) : null
    if (red?.length === 0) {
      log('None was red in the last run.')
      return 0
    }
    const isWanted = ({ what, target }: { what: string; target: string }) =>
      what.includes(values.only) && (values.target === undefined || target === values.target) && (red === null || red.includes(what))
    const k6 = k6File({ dir: dataDir, isPlainEnough: true, log })
    const wanted = partOf(ALL_MUTANTS.filter(isWanted), values.part)
    const isAll = values.turn === undefined
    const [mutants, healthy] = isAll
      ? [wanted, partOf(HEALTHY_SHOPS.filter(isWanted), values.part)]
      : [handful(wanted, Number(values.turn), HANDFUL), []]
    const hasEdge = [...mutants, ...healthy].some(({ target }) => target === 'edge')
    const runs = await runShops({
      mutants,
      healthy,
      port: readPort(values.port, 3),
      k6,
      workerDir: hasEdge ? await ensureBuilt() : '',
      dataDir,
      log,
    })
    log(`\n${mutantTable(runs)}`)
    mkdirSync(join(dataDir, 'results'), { recursive: true })
    writeFileSync(kept, JSON.stringify(runs.filter((run) => !isAsDue(run)).map(({ what }) => what)))
    return runs.every(isAsDue) && runs.length > 0 ? 0 : 1
  },
})

/** Descriptions of shops. @throws Error with a sentence where no run was kept */
function redOfLastRun(file: string): readonly string[] {
  if (!existsSync(file)) throw new Error('--red is of the last run, and there was none: npm run load -- mutants')
  return JSON.parse(readFileSync(file, 'utf8'))
}

interface ShopsOptions {
  mutants: readonly Mutant[]
  healthy: typeof HEALTHY_SHOPS
  /** First of four. */
  port: number
  k6: string
  workerDir: string
  dataDir: string
  log: (line: string) => void
}

/** Runs broken shops, all in front of one running shop, and healthy ones, each of which has a cold cache of its own. */
export async function runShops({ mutants, healthy, port, k6, workerDir, dataDir, log }: ShopsOptions): Promise<MutantRun[]> {
  const shop = { size: '1k', workerDir, dir: dataDir, hasControl: true, hasPictures: true, mockArgs: [] }
  const runs: MutantRun[] = []
  const keep = (run: MutantRun) => {
    runs.push(run)
    log(`${isAsDue(run) ? '✓' : '✗'} ${run.verdict}: ${run.what} (${run.reasons.slice(0, 3).join(', ')}), ${run.seconds.toFixed(1)} s`)
  }
  // A signal ends the run that it meets, with a verdict: the others are not begun.
  const isInterrupted = () => runs.at(-1)?.reasons.includes('cut-short') === true
  const common = { dataDir, k6, runLoad }
  if (mutants.length > 0) {
    const folder = runFolder(dataDir, 'mutants')
    mkdirSync(folder, { recursive: true })
    const stack = await startLoadStack({ ...shop, folder: folder, hasEdge: mutants.some(({ target }) => target === 'edge'), port })
    const setup: MutantSetup = { ...common, startStack: () => Promise.resolve({ ...stack, stop: () => Promise.resolve() }) }
    try {
      for (const mutant of mutants) {
        keep(await runMutant(mutant, FIRST_SEED + ALL_MUTANTS.indexOf(mutant), setup))
        if (isInterrupted()) return runs
      }
    } finally {
      await stack.stop()
    }
  }
  const setup: MutantSetup = { ...common, startStack: (options) => startLoadStack({ ...shop, ...options, port: port + 2 }) }
  for (const each of healthy) {
    keep(await runHealthy(each, setup))
    if (isInterrupted()) break
  }
  return runs
}

/** Size of the handful of the gate. */
const HANDFUL = 3

/** The broken shops of `npm test`: others after each commit. @param turn number of the commit */
export function mutantsOfTurn(turn: number): readonly Mutant[] {
  const quick = ALL_MUTANTS.filter(({ kind, isWhole = false }) => kind !== 'slow' && !isWhole)
  return handful(quick, turn, HANDFUL)
}
