// npm run load:prove: whether comparisons find what they promise. Some hours of a quiet machine; it goes on where it was.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type ProofName, PROOFS, proofLines, type Proven, stillWanted } from '../load-tests/compare/proofs.ts'
import { comparedBuild } from './compared-build.ts'
import { readComparison, runCompare } from './run-compare.ts'
import { DATA_DIR } from './settings.ts'

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

  Each finished comparison is a folder of .data/prove; one that is there is never run again, also when it is invalid. The
  commit is that of the first call. The exit code is 0 when all is proven, 1 when something cannot be any more, 2 before the end.`

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    most: { type: 'string' },
    minutes: { type: 'string' },
    anew: { type: 'boolean', default: false },
    port: { type: 'string', default: '8960' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit(0)
}
try {
  process.exit(await prove())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}

async function prove(): Promise<number> {
  const names = namesOf(values.only)
  const dir = resolve(DATA_DIR, values.minutes === undefined ? 'prove' : `prove-${values.minutes}-minutes`)
  if (values.anew) rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  const commit = commitOf(dir)
  const minutesOf = (name: ProofName) => (values.minutes === undefined ? PROOFS[name].minutes : Number(values.minutes))
  for (let run = 0; run < Number(values.most ?? Number.POSITIVE_INFINITY); run++) {
    const wanted = stillWanted(names, provenIn(dir))
    const next = wanted[0]
    if (!next) break
    const left = wanted.reduce((sum, { name }) => sum + minutesOf(name), 0)
    console.log(`\n${next.name} ${next.nth} of ${PROOFS[next.name].count} · ${wanted.length} comparisons left, ${timeText(left)}`)
    const unfinished = join(dir, 'unfinished')
    rmSync(unfinished, { recursive: true, force: true })
    const { comparison } = await runCompare({
      refs: { a: commit, b: commit },
      cells: ['search'],
      minutes: minutesOf(next.name),
      seed: 100 * (names.indexOf(next.name) + 1) + next.nth,
      size: '1k',
      port: Number(values.port),
      mockArgs: { b: PROOFS[next.name].mockArgs },
      folder: unfinished,
      log: console.log,
    })
    writeFileSync(join(dir, `${next.name}-${next.nth}.html`), readFileSync(join(unfinished, 'report.html')))
    mkdirSync(join(dir, `${next.name}-${next.nth}`))
    // Written last: a comparison counts once its figures are there.
    writeFileSync(join(dir, `${next.name}-${next.nth}`, 'comparison.json'), readFileSync(join(unfinished, 'comparison.json')))
    rmSync(unfinished, { recursive: true, force: true })
    console.log(`${next.name} ${next.nth}: ${comparison.verdict}${comparison.reasons.map((reason) => `, ${reason}`).join('')}`)
  }
  const { lines, outcome } = proofLines(names, provenIn(dir))
  console.log(`\nCommit ${commit.slice(0, 12)}\n${lines.join('\n')}`)
  return { proven: 0, failed: 1, unfinished: 2 }[outcome]
}

/** All comparisons are of one commit, however often this is called. */
function commitOf(dir: string): string {
  const file = join(dir, 'commit')
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const { commit } = comparedBuild('HEAD', { hasEdge: false, log: console.log })
  writeFileSync(file, commit)
  return commit
}

function provenIn(dir: string): Proven[] {
  const names = Object.keys(PROOFS) as ProofName[]
  return names.flatMap((name) =>
    Array.from({ length: PROOFS[name].count }, (_, at) => at + 1).flatMap((nth) => {
      const folder = join(dir, `${name}-${nth}`)
      if (!existsSync(join(folder, 'comparison.json'))) return []
      const { verdict, rows } = readComparison(folder)
      const effect = rows.find(({ market }) => market === 'all')?.cpu?.effect ?? Number.NaN
      return [{ name, nth, verdict, effect }]
    }),
  )
}

function namesOf(only: string | undefined): ProofName[] {
  const all = Object.keys(PROOFS) as ProofName[]
  const wanted = only?.split(',')
  const strange = wanted?.find((name) => !all.some((known) => known === name))
  if (strange !== undefined) throw new Error(`There is no proof "${strange}". Proofs: ${all.join(', ')}.`)
  return all.filter((name) => wanted?.includes(name) ?? true)
}

function timeText(minutes: number): string {
  return minutes >= 60 ? `${Math.floor(minutes / 60)} h ${Math.round(minutes % 60)} min` : `${Math.round(minutes * 10) / 10} min`
}
