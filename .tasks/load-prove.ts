// npm run load:prove: whether comparisons find what they promise. Some hours of a quiet machine; it goes on where it was.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pinDifferences, proofPin, readPin } from '../load-tests/compare/proof-pin.ts'
import { type ProofName, PROOFS, proofLines, stillWanted } from '../load-tests/compare/proofs.ts'
import { keepComparison, keptComparisons } from '../load-tests/report/proof-files.ts'
import { comparedBuild } from '../load-tests/compare/compared-build.ts'
import { readOptions } from './read-options.ts'
import { runCompare } from '../load-tests/commands/run-compare.ts'
import { DATA_DIR } from './settings.ts'
import { sourceHash } from './source-hash.mjs'

const HELP = `npm run load:prove -- [options]

${Object.entries(PROOFS)
  .map(([name, { says, count, minutes }]) => `  ${name.padEnd(8)} ${count} comparisons of ${minutes} minutes: ${says}`)
  .join('\n')}

  --only <proofs>  some of these, with commas between them
  --most <n>       ends after so many comparisons; the next call goes on
  --minutes <n>    for each comparison, to try the script; kept apart from the real ones
  --anew           forgets what was proven
  --port <n>       of the first shop; the next three are taken, too   8960
  --help           this text

  What each comparison came to is a file of load-tests/proof, to be committed: the next call goes on, here or on another
  machine. Its report is in .data/prove. One that is invalid says nothing of the builds and is made once more; it is kept
  and told, and a second time it counts as one that found nothing. Commit, cells, rates and everything that asks and
  judges are those of the first call: where they are not, --anew is needed. The exit code is 0 when all is proven, 1 when
  something cannot be any more, 2 before the end.`

/** Of the repository. */
const PROOF_DIR = 'load-tests/proof'

const ALL_PROOFS = Object.keys(PROOFS) as ProofName[]

/** What asks and judges; how it is told, and what loads single builds, changes nothing in a proof. */
const HARNESS = [
  'load-tests/compare',
  'load-tests/journeys',
  'load-tests/session',
  'load-tests/random',
  'load-tests/verdict',
  'load-tests/compare-main.ts',
  'load-tests/compared-cells.ts',
  'load-tests/plan.ts',
  'load-tests/statistics',
  'load-tests/run/make-assortment.ts',
  'load-tests/run/processor-time.ts',
  'load-tests/run/start-k6.ts',
  'load-tests/run/young-generation.ts',
]

const { values } = readOptions(HELP, {
  options: {
    only: { type: 'string' },
    most: { type: 'string' },
    minutes: { type: 'string' },
    anew: { type: 'boolean', default: false },
    port: { type: 'string', default: '8960' },
  },
})
try {
  process.exit(await prove())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}

async function prove(): Promise<number> {
  const names = namesOf(values.only)
  const reports = resolve(DATA_DIR, values.minutes === undefined ? 'prove' : `prove-${values.minutes}-minutes`)
  const dir = values.minutes === undefined ? PROOF_DIR : reports
  if (values.anew) for (const folder of [dir, reports]) rmSync(folder, { recursive: true, force: true })
  for (const folder of [dir, reports]) mkdirSync(folder, { recursive: true })
  const commit = pinnedCommit(dir, values.minutes ?? null)
  const minutesOf = (name: ProofName) => (values.minutes === undefined ? PROOFS[name].minutes : Number(values.minutes))
  for (let run = 0; run < Number(values.most ?? Number.POSITIVE_INFINITY); run++) {
    const wanted = stillWanted(names, keptComparisons(dir))
    const next = wanted[0]
    if (!next) break
    const left = wanted.reduce((sum, { name }) => sum + minutesOf(name), 0)
    const again = next.attempt === 1 ? '' : ', once more, as the first try was invalid'
    console.log(`\n${next.name} ${next.nth} of ${PROOFS[next.name].count}${again} · ${wanted.length} comparisons left, ${timeText(left)}`)
    const unfinished = join(reports, 'unfinished')
    rmSync(unfinished, { recursive: true, force: true })
    const { comparison } = await runCompare({
      refs: { a: commit, b: commit },
      cells: ['search'],
      minutes: minutesOf(next.name),
      seed: 100 * (ALL_PROOFS.indexOf(next.name) + 1) + next.nth,
      size: '1k',
      port: Number(values.port),
      mockArgs: { b: PROOFS[next.name].mockArgs },
      dataDir: DATA_DIR,
      folder: unfinished,
      log: console.log,
    })
    renameSync(join(unfinished, 'report.html'), join(reports, `${next.name}-${next.nth}-${next.attempt}.html`))
    // Written last: a comparison counts once its figures are there.
    keepComparison(dir, next, comparison)
    rmSync(unfinished, { recursive: true, force: true })
    console.log(`${next.name} ${next.nth}: ${comparison.verdict}${comparison.reasons.map((reason) => `, ${reason}`).join('')}`)
  }
  const { lines, outcome } = proofLines(names, keptComparisons(dir))
  console.log(`\nCommit ${commit.slice(0, 12)}\n${lines.join('\n')}`)
  return { proven: 0, failed: 1, unfinished: 2 }[outcome]
}

/** All comparisons are of one commit and by one harness, however often this is called. @throws Error where the harness is another by now */
function pinnedCommit(dir: string, minutes: string | null): string {
  const file = join(dir, 'pinned.json')
  const now = { sources: sourceHash(HARNESS), minutes }
  if (existsSync(file)) {
    const begun = readPin(readFileSync(file, 'utf8'))
    const differences = pinDifferences(begun, proofPin({ commit: '', ...now }))
    if (differences.length > 0)
      throw new Error(`This proof was begun with another harness; --anew begins a new one.\n  ${differences.join('\n  ')}`)
    return begun['commit'] ?? ''
  }
  if (keptComparisons(dir).length > 0) throw new Error('This proof does not say what it was begun with; --anew begins a new one.')
  const { commit } = comparedBuild('HEAD', { dataDir: DATA_DIR, hasEdge: false, log: console.log })
  writeFileSync(file, `${JSON.stringify(proofPin({ commit, ...now }), null, 1)}\n`)
  return commit
}

function namesOf(only: string | undefined): ProofName[] {
  const wanted = only?.split(',')
  const strange = wanted?.find((name) => !ALL_PROOFS.some((known) => known === name))
  if (strange !== undefined) throw new Error(`There is no proof "${strange}". Proofs: ${ALL_PROOFS.join(', ')}.`)
  return ALL_PROOFS.filter((name) => wanted?.includes(name) ?? true)
}

function timeText(minutes: number): string {
  return minutes >= 60 ? `${Math.floor(minutes / 60)} h ${Math.round(minutes % 60)} min` : `${Math.round(minutes * 10) / 10} min`
}
