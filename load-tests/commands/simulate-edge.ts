import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { admissionTable, compareAdmissions } from '../cache-simulation/admission.ts'
import { TOPOLOGIES } from '../cache-simulation/cache-topologies.ts'
import { measureWorker } from '../cache-simulation/measure-worker.ts'
import { replay } from '../cache-simulation/replay.ts'
import { hitRatio, simulateEdge as simulate } from '../cache-simulation/simulate-edge.ts'
import { syntheticPages, syntheticVisits } from '../cache-simulation/synthetic-visits.ts'
import { readVisitLog } from '../cache-simulation/visit-log.ts'
import { seededRandom } from '#app/domain/seeded-random.ts'
import { buildAndSeed } from './build-and-seed.ts'
import { defineCommand, type Project, readNumber } from './command.ts'

const PRODUCTS = 1000
/** Greatest difference between replay and worker, in percentage points of the hit ratio. */
const MAX_POINTS = 3

const DEFAULTS = { simulated: { pages: 20_000, rate: 50, seconds: 3600 }, measured: { pages: 400, rate: 12, seconds: 240 } }

interface TrafficOptions {
  pages: number
  rate: number
  seconds: number
  exponent: number
  seed: number
}

/** npm run simulate:edge: the page cache over many locations, from a log or synthetic visits. Exit code 1: the replay differs from the worker. */
export const simulateEdge = defineCommand({
  help: `npm run simulate:edge -- [options]

  --log <file>      replays the worker's log, one JSON line a request; without it visits are synthetic
  --measure         sends synthetic visits to a real worker and compares it with the replay
  --admission       compares how pages are admitted into memory, at equal bytes, also in a flood of addresses
  --pages <n>       number of pages that are visited               20000, with --measure 400
  --exponent <x>    of the popularity of pages (Zipf)              0.9
  --rate <n>        visits a second                                50, with --measure 12
  --seconds <n>     duration                                       3600, with --measure 240
  --make-ms <n>     duration of an uncached render                 100, with --measure the measured one
  --seed <n>        of all random draws                            1
  --port <n>        the first of two, with --measure               8891
  --help            this text`,
  config: {
    options: {
      log: { type: 'string' },
      measure: { type: 'boolean', default: false },
      admission: { type: 'boolean', default: false },
      pages: { type: 'string' },
      exponent: { type: 'string', default: '0.9' },
      rate: { type: 'string' },
      seconds: { type: 'string' },
      'make-ms': { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      port: { type: 'string', default: '8891' },
    },
  },
  async run({ values }, project) {
    const defaults = values.measure ? DEFAULTS.measured : DEFAULTS.simulated
    const traffic = {
      pages: readNumber('pages', values.pages) ?? defaults.pages,
      rate: readNumber('rate', values.rate) ?? defaults.rate,
      seconds: readNumber('seconds', values.seconds) ?? defaults.seconds,
      exponent: readNumber('exponent', values.exponent),
      seed: readNumber('seed', values.seed),
    }
    if (values.admission) {
      project.log(admissionTable(await compareAdmissions(traffic.seed)).join('\n'))
      return 0
    }
    if (values.measure) return compareWithWorker(traffic, readNumber('port', values.port), project)
    const visits = values.log === undefined ? synthetic(traffic) : readVisitLog(readFileSync(values.log, 'utf8')).visits
    const source = values.log ?? `Synthetic: ${describe(traffic)}`
    project.log([`${source}.`, ...simulate({ visits, makeMs: readNumber('make-ms', values['make-ms']), seed: traffic.seed })].join('\n'))
    return visits.length > 0 ? 0 : 1
  },
})

function synthetic({ pages, seed, ...traffic }: TrafficOptions) {
  const visits = syntheticVisits({ ...traffic, start: 0, pages: syntheticPages(pages), random: seededRandom(seed) })
  return visits.map(({ at, page }) => ({ at, ...page }))
}

async function compareWithWorker(traffic: TrafficOptions, port: number, project: Project): Promise<number> {
  const { seed } = traffic
  const random = () => seededRandom(seed)
  const { visits, logFile, makeMs } = await measureWorker({
    ...traffic,
    port,
    ...(await buildAndSeed(project, PRODUCTS)),
    random: random(),
  })
  const [oneLocation] = TOPOLOGIES
  if (!oneLocation) throw new Error('The table of topologies is empty.')
  const real = visits.filter(({ isHit }) => isHit).length / visits.length
  const replayed = hitRatio(replay(visits, { topology: oneLocation, makeMs, outage: null, random: random() }))
  const points = Math.abs(real - replayed) * 100
  const table = simulate({ visits, makeMs, seed })
  const verdict = `Hit ratio of the worker ${percent(real)}, of the replay ${percent(replayed)}: ${points.toFixed(1)} points apart (at most ${MAX_POINTS}). An uncached render took ${makeMs.toFixed(0)} ms.`
  project.log([`${logFile}: ${describe(traffic)}.`, ...table, '', verdict].join('\n'))
  mkdirSync(join(project.dataDir, 'results'), { recursive: true })
  const result = { ...traffic, port, real, replayed, makeMs, table }
  writeFileSync(join(project.dataDir, 'results', 'simulate-edge.json'), `${JSON.stringify(result, null, 2)}\n`)
  return points <= MAX_POINTS ? 0 : 1
}

function describe({ pages, exponent, rate, seconds, seed }: TrafficOptions): string {
  return `${pages} pages, exponent ${exponent}, ${rate} visits a second for ${seconds} s, seed ${seed}`
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}
