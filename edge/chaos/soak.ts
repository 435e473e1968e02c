// Mixed visits without end, of which some break off, and the worker's memory meanwhile.
import { readdirSync, writeFileSync, mkdirSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { type Machine, readMachine } from '#mock-api/bench/machine.ts'
import { ask, isPage } from './ask.ts'
import { seededRandom } from '../simulate/seeded-random.ts'
import { all, atMost, type Bar, figure, tableOf } from './bar.ts'
import { memoryOf, type Rig, type RigOptions, startRig, warm } from './rig.ts'
import { type Point, slopePerMinute, sparkline } from './slope.ts'

export interface SoakOptions extends RigOptions {
  requests: number
  /** From which visits and abortions are drawn. */
  seed: number
}

/** Under way at the same time. */
const VISITORS = 16
/** Of 100 visits so many break off. */
const ABORTED_PERCENT = 5
const SAMPLE_MS = 500
const PROGRESS_EVERY_MS = 30_000
const SLOPE_MB_PER_MINUTE = 2
/** The end, as part of all: before, the runtime grows to what it is content with. */
const END = 1 / 3

const KNOWN = { cookie: 'ysguestId=0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' }
const OURS = { ...KNOWN, 'sec-fetch-site': 'same-origin', langId: 'pl' }

interface Visit {
  path: string
  headers: Readonly<Record<string, string>>
}

/** What came of a soak. */
export interface SoakResult {
  machine: Machine
  seconds: number
  statuses: Record<string, number>
  aborted: number
  memory: Point[]
  bars: Bar[]
}

/** Runs it, prints and keeps it as JSON. @returns whether every bar was met */
export async function soakEdge(options: SoakOptions): Promise<boolean> {
  const { requests, seed, dir, log } = options
  const machine = readMachine()
  const rig = await startRig(options)
  try {
    const random = seededRandom(seed)
    const visits = await mixOf(rig)
    const idleFiles = filesOf(rig.pid)
    const memory: Point[] = []
    const begun = performance.now()
    const timer = setInterval(() => memory.push([performance.now() - begun, memoryOf(rig.pid)]), SAMPLE_MS)
    const progress = setInterval(() => log(progressOf(made, requests, performance.now() - begun, memoryOf(rig.pid))), PROGRESS_EVERY_MS)
    const statuses: Record<string, number> = {}
    const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })
    let [made, aborted] = [0, 0]
    async function visitor() {
      while (made < requests) {
        made += 1
        const isAborted = random() * 100 < ABORTED_PERCENT
        const status = await visit(rig.origin, pick(visits, random), agent, isAborted ? random() * 20 : null)
        if (isAborted) aborted += 1
        else statuses[status] = (statuses[status] ?? 0) + 1
      }
    }
    log(`${requests} visits, ${VISITORS} at a time …`)
    await Promise.all(Array.from({ length: VISITORS }, visitor))
    clearInterval(timer)
    clearInterval(progress)
    agent.destroy()
    const seconds = (performance.now() - begun) / 1000
    const bars = [
      atMost('visits that stayed and got no answer, or 500', 0, (statuses['0'] ?? 0) + (statuses['500'] ?? 0)),
      figure('503: the shop took longer than it may', String(statuses['503'] ?? 0)),
      atMost('memory grows in the last third by', SLOPE_MB_PER_MINUTE, slopePerMinute(memory.slice(memory.length * (1 - END))), 'MB/min'),
      ...(await nothingLeft(rig, idleFiles)),
    ]
    const values = memory.map(([, value]) => value)
    log(
      `\nMemory, ${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)} MB, ${(values.at(-1) ?? 0).toFixed(0)} at the end`,
    )
    log(sparkline(values, 100))
    log(
      `${requests} visits in ${seconds.toFixed(0)} s (${(requests / seconds).toFixed(0)}/s), ${aborted} broken off, ${JSON.stringify(statuses)}`,
    )
    log(tableOf([{ row: 'soak', does: 'is well', seconds, bars }]).join('\n'))
    mkdirSync(join(dir, 'results'), { recursive: true })
    const result = { machine, seconds, statuses, aborted, memory, bars } satisfies SoakResult
    writeFileSync(join(dir, 'results', 'soak-edge.json'), `${JSON.stringify(result, null, 2)}\n`)
    return bars.every(({ isMet }) => isMet !== false)
  } finally {
    await rig.stop()
  }
}

function progressOf(made: number, requests: number, ms: number, megabytes: number): string {
  const perSecond = made / (ms / 1000)
  return `${made} of ${requests}, ${perSecond.toFixed(0)} a second, ${megabytes.toFixed(0)} MB, ${Math.ceil((requests - made) / perSecond / 60)} min left`
}

/** Visits in the shares of a shop: pages of all kinds for strangers and for visitors, Flight, calls. */
async function mixOf(rig: Rig): Promise<{ share: number; visits: readonly Visit[] }[]> {
  const { build }: { build: string } = JSON.parse((await ask(`${rig.origin}/version`)).body)
  const [listings, products] = [rig.takeListings(12), rig.takeProducts(24)]
  for (const path of ['/', '/cp/pl', ...listings, ...products]) await warm(rig.origin, path)
  const of = (paths: readonly string[], headers: Visit['headers'] = {}) => paths.map((path) => ({ path, headers }))
  return [
    { share: 30, visits: of(listings, { 'accept-encoding': 'br' }) },
    { share: 15, visits: of(listings) },
    { share: 25, visits: of(products, { 'accept-encoding': 'br' }) },
    { share: 10, visits: of(['/', '/cp/pl', ...products], { ...KNOWN, 'accept-encoding': 'br' }) },
    {
      share: 12,
      visits: of(
        products.map((path) => `/_rsc/${build}${path}`),
        { 'accept-encoding': 'br' },
      ),
    },
    { share: 5, visits: of(['/shop/cart/details2', '/shop/client/details'], OURS) },
    { share: 2, visits: of(['/cart', '/ulubione'], KNOWN) },
    { share: 1, visits: of(['/nie-ma', '/nie-ma-99999999']) },
  ]
}

function pick(mix: Awaited<ReturnType<typeof mixOf>>, random: () => number): Visit {
  let left = random() * 100
  const part = mix.find(({ share }) => (left -= share) < 0) ?? mix[0]
  const visit = part?.visits[Math.floor(random() * part.visits.length)]
  if (!visit) throw new Error('The mix has an empty part.')
  return visit
}

/** One visit; the body is thrown away. @param leaveAfterMs null: the visitor stays. @returns the status, 0 = the connection broke */
function visit(origin: string, { path, headers }: Visit, agent: Agent, leaveAfterMs: number | null): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(origin + path, { headers, agent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', () => resolve(0))
    })
    asked.on('error', () => {
      // A kept connection that was closed at the moment it was taken again: browsers, too, ask once more.
      if (asked.reusedSocket && leaveAfterMs === null) resolve(visit(origin, { path, headers }, agent, null))
      else resolve(0)
    })
    asked.end()
    if (leaveAfterMs !== null) setTimeout(() => asked.destroy(), leaveAfterMs)
    if (leaveAfterMs !== null) asked.on('close', () => resolve(0))
  })
}

/** Connections to the shop may be kept for the next call; more than that is something that was not ended. */
const KEPT_CONNECTIONS = 2 * VISITORS
const ENDS_WITHIN_MS = 10_000

async function nothingLeft({ origin, pid, takeListings }: Rig, idleFiles: number): Promise<Bar[]> {
  const until = performance.now() + ENDS_WITHIN_MS
  while (filesOf(pid) > idleFiles + KEPT_CONNECTIONS && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 100))
  const after = await Promise.all(takeListings(8).map((path) => ask(origin + path)))
  return [
    atMost(`open files after it (before: ${idleFiles})`, idleFiles + KEPT_CONNECTIONS, filesOf(pid)),
    all(
      'pages that nobody has asked for are made',
      after.map((each) => each.status === 200 && isPage(each)),
    ),
  ]
}

/** Open files and connections of a process; NaN where they cannot be counted. */
function filesOf(pid: number | undefined): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return Number.NaN
  }
}
