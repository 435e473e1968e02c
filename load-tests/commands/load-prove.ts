import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cellsOf } from '../compared-cells.ts'
import { comparedBuild } from '../compare/compared-build.ts'
import { HARNESS, pinDifferences, proofPin, readPin } from '../compare/proof-pin.ts'
import { type ProofName, PROOFS, proofLines, remainingProofs } from '../compare/proofs.ts'
import { keepComparison, keptComparisons } from '../report/proof-files.ts'
import { defineCommand, type Project, readNumber } from './command.ts'
import { runCompare } from './run-compare.ts'

const HELP = `npm run load:prove -- [options]

${Object.entries(PROOFS)
  .map(([name, { description, count, minutes }]) => `  ${name.padEnd(8)} ${count} comparisons of ${minutes} minutes: ${description}`)
  .join('\n')}

  --only <proofs>  some of these, separated by commas
  --limit <n>      ends after this many comparisons; the next call goes on
  --minutes <n>    for each comparison, to try the script; kept apart from the real ones
  --reset          deletes all results and begins again
  --port <n>       of the first shop; the next three are used, too    8960
  --help           this text

  The result of each comparison is a file of load-tests/proof, to be committed: the next call goes on, here or on another
  machine. Its report is in .data/prove. An invalid comparison tells nothing about the builds and is repeated once; both
  results are kept, and a second invalid one counts as a wrong finding. Commit, cells, rates and everything that requests
  and judges are those of the first call; if they have changed, --reset is needed. The exit code is 0 when all is proven,
  1 when something cannot be any more, 2 before the end.`

/** Of the repository. */
const PROOF_DIR = 'load-tests/proof'

const ALL_PROOFS = Object.keys(PROOFS) as ProofName[]

const EXIT_CODES = { proven: 0, failed: 1, unfinished: 2 } as const

/** npm run load:prove: checks that comparisons detect what they promise. Takes hours on a quiet machine; a further call resumes. */
export const loadProve = defineCommand({
  help: HELP,
  config: {
    options: {
      only: { type: 'string' },
      limit: { type: 'string' },
      minutes: { type: 'string' },
      reset: { type: 'boolean', default: false },
      port: { type: 'string', default: '8960' },
    },
  },
  async run({ values }, project) {
    const { dataDir, log } = project
    const names = namesOf(values.only)
    const minutes = readNumber('minutes', values.minutes)
    const limit = readNumber('limit', values.limit) ?? Number.POSITIVE_INFINITY
    const reports = resolve(dataDir, values.minutes === undefined ? 'prove' : `prove-${values.minutes}-minutes`)
    const dir = values.minutes === undefined ? PROOF_DIR : reports
    if (values.reset) for (const folder of [dir, reports]) rmSync(folder, { recursive: true, force: true })
    for (const folder of [dir, reports]) mkdirSync(folder, { recursive: true })
    const commit = await pinnedCommit(dir, values.minutes ?? null, project)
    const minutesOf = (name: ProofName) => minutes ?? PROOFS[name].minutes
    for (let run = 0; run < limit; run++) {
      const remaining = remainingProofs(names, keptComparisons(dir))
      const next = remaining[0]
      if (!next) break
      const left = remaining.reduce((sum, { name }) => sum + minutesOf(name), 0)
      const again = next.attempt === 1 ? '' : ', repeated, as the first try was invalid'
      log(`\n${next.name} ${next.nth} of ${PROOFS[next.name].count}${again} · ${remaining.length} comparisons left, ${timeText(left)}`)
      const unfinished = join(reports, 'unfinished')
      rmSync(unfinished, { recursive: true, force: true })
      const { comparison } = await runCompare({
        refs: { a: commit, b: commit },
        cells: cellsOf('both', undefined),
        minutes: minutesOf(next.name),
        seed: 100 * (ALL_PROOFS.indexOf(next.name) + 1) + next.nth,
        size: '1k',
        port: readNumber('port', values.port),
        planted: PROOFS[next.name].planted,
        dataDir,
        folder: unfinished,
        log,
      })
      // k6 reads its script at each restart: sources that changed meanwhile made a part of this comparison.
      await pinnedCommit(dir, values.minutes ?? null, project)
      renameSync(join(unfinished, 'report.html'), join(reports, `${next.name}-${next.nth}-${next.attempt}.html`))
      // Written last: a comparison counts once its figures exist.
      keepComparison(dir, next, comparison)
      rmSync(unfinished, { recursive: true, force: true })
      log(`${next.name} ${next.nth}: ${comparison.verdict}${comparison.reasons.map((reason) => `, ${reason}`).join('')}`)
    }
    const { lines, outcome } = proofLines(names, keptComparisons(dir))
    log(`\nCommit ${commit.slice(0, 12)}\n${lines.join('\n')}`)
    return EXIT_CODES[outcome]
  },
})

/** All comparisons are of one commit and by one harness, however many calls make them. @throws Error if the harness has changed since */
async function pinnedCommit(dir: string, minutes: string | null, { dataDir, sourceHash, log }: Project): Promise<string> {
  const file = join(dir, 'pinned.json')
  const now = { sources: sourceHash(HARNESS), node: process.version, minutes }
  if (existsSync(file)) {
    const begun = readPin(readFileSync(file, 'utf8'))
    const differences = pinDifferences(begun, proofPin({ commit: '', ...now }))
    if (differences.length > 0)
      throw new Error(`This proof was begun with another harness; --reset begins a new one.\n  ${differences.join('\n  ')}`)
    return begun['commit'] ?? ''
  }
  if (keptComparisons(dir).length > 0) throw new Error('This proof does not say what it was begun with; --reset begins a new one.')
  const { commit } = await comparedBuild('HEAD', { dataDir, hasEdge: true, log })
  writeFileSync(file, `${JSON.stringify(proofPin({ commit, ...now }), null, 1)}\n`)
  return commit
}

function namesOf(only: string | undefined): ProofName[] {
  const named = only?.split(',')
  const unknown = named?.find((name) => !ALL_PROOFS.some((proof) => proof === name))
  if (unknown !== undefined) throw new Error(`There is no proof "${unknown}". Proofs: ${ALL_PROOFS.join(', ')}.`)
  return ALL_PROOFS.filter((name) => named?.includes(name) ?? true)
}

function timeText(minutes: number): string {
  return minutes >= 60 ? `${Math.floor(minutes / 60)} h ${Math.round(minutes % 60)} min` : `${Math.round(minutes * 10) / 10} min`
}
