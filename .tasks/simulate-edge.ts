// npm run simulate:edge: what the store of pages would make of a log in many locations. Ends with 1 when the replay is not like the worker.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { madeUpPages, madeUpVisits } from '../load-tests/cache-simulation/synthetic-visits.ts'
import { measureWorker } from '../load-tests/cache-simulation/measure-worker.ts'
import { replay } from '../load-tests/cache-simulation/replay.ts'
import { seededRandom } from '../app/domain/seeded-random.ts'
import { SET_UPS } from '../load-tests/cache-simulation/cache-topologies.ts'
import { hitRatio, simulateEdge } from '../load-tests/cache-simulation/simulate-edge.ts'
import { readVisitLog } from '../load-tests/cache-simulation/visit-log.ts'
import { buildAndSeed } from './build-and-seed.ts'
import { readOptions } from './read-options.ts'
import { DATA_DIR } from './settings.ts'

const PRODUCTS = 1000

const HELP = `npm run simulate:edge -- [options]

  --log <file>      replays the worker's log, one JSON line for each request; else visits are made up
  --measure         makes up visits, sends them to a real worker, and compares
  --pages <n>       how many pages are visited                     20000, with --measure 400
  --exponent <x>    how popularity falls with the rank (Zipf)      0.9
  --rate <n>        visits a second                                50, with --measure 12
  --seconds <n>     for so long                                    3600, with --measure 240
  --make-ms <n>     making a page takes so long                    100, with --measure what is measured
  --seed <n>        from which all is drawn                        1
  --port <n>        the first of two, with --measure               8891
  --help            this text`

/** How far the replay may be from the worker, in points of a hundred. */
const MOST_POINTS = 3

const { values } = readOptions(HELP, {
  options: {
    log: { type: 'string' },
    measure: { type: 'boolean', default: false },
    pages: { type: 'string' },
    exponent: { type: 'string', default: '0.9' },
    rate: { type: 'string' },
    seconds: { type: 'string' },
    'make-ms': { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '8891' },
  },
})

process.exit((await (values.measure ? measured() : simulated())) ? 0 : 1)

async function simulated(): Promise<boolean> {
  const seed = Number(values.seed)
  const visits = values.log === undefined ? madeUp() : readVisitLog(readFileSync(values.log, 'utf8')).visits
  const source = values.log ?? `Made up: ${described({ pages: '20000', rate: '50', seconds: '3600' })}`
  console.log([`${source}.`, ...simulateEdge({ visits, makeMs: Number(values['make-ms']), seed })].join('\n'))
  return visits.length > 0
}

function madeUp() {
  const { pages = '20000', rate = '50', seconds = '3600', exponent, seed } = values
  const options = { exponent: Number(exponent), rate: Number(rate), seconds: Number(seconds), start: 0 }
  const visits = madeUpVisits({ ...options, pages: madeUpPages(Number(pages)), random: seededRandom(Number(seed)) })
  return visits.map(({ at, page }) => ({ at, ...page }))
}

async function measured(): Promise<boolean> {
  const { pages = '400', rate = '12', seconds = '240', exponent, port } = values
  const seed = Number(values.seed)
  const numbers = { pages: Number(pages), rate: Number(rate), seconds: Number(seconds), exponent: Number(exponent), port: Number(port) }
  const { visits, logFile, makeMs } = await measureWorker({
    ...numbers,
    ...(await buildAndSeed(PRODUCTS)),
    random: seededRandom(seed),
  })
  const [alone] = SET_UPS
  if (!alone) throw new Error('There is no set-up.')
  const real = visits.filter(({ isHit }) => isHit).length / visits.length
  const replayed = hitRatio(replay(visits, { setUp: alone, makeMs, outage: null, random: seededRandom(seed) }))
  const points = Math.abs(real - replayed) * 100
  const table = simulateEdge({ visits, makeMs, seed })
  const verdict = `Worker: ${percent(real)} from the store; replayed: ${percent(replayed)}; ${points.toFixed(1)} points apart (at most ${MOST_POINTS}). Making a page took ${makeMs.toFixed(0)} ms.`
  console.log([`${logFile}: ${described({ pages, rate, seconds })}.`, ...table, '', verdict].join('\n'))
  mkdirSync(join(DATA_DIR, 'results'), { recursive: true })
  writeFileSync(
    join(DATA_DIR, 'results', 'simulate-edge.json'),
    `${JSON.stringify({ ...numbers, real, replayed, makeMs, table }, null, 2)}\n`,
  )
  return points <= MOST_POINTS
}

function described(defaults: { pages: string; rate: string; seconds: string }): string {
  const { pages, rate, seconds } = { ...defaults, ...values }
  return `${pages ?? defaults.pages} pages, exponent ${values.exponent}, ${rate ?? defaults.rate} visits a second for ${seconds ?? defaults.seconds} s, seed ${values.seed}`
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}
