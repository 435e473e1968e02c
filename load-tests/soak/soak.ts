// Sends a mix of requests, some of them aborted, and measures the worker's memory; a bare worker under the same load is the baseline.
import { readdirSync, writeFileSync, mkdirSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { type Machine, readMachine } from '../mock/bench/machine.ts'
import { timedRequest, isCompletePage } from '../edge-stack/request.ts'
import { seededRandom } from '#app/domain/seeded-random.ts'
import { all, atMost, type ThresholdResult, reported, tableOf } from '../edge-stack/threshold.ts'
import { memoryOf, type EdgeStack, type EdgeStackOptions, startEdgeStack } from '../edge-stack/edge-stack.ts'
import { type Point, slopePerMinute, sparkline } from './slope.ts'
import { hotPagesOf, type Mix, mixOf, pick, visit } from './soak-visits.ts'
import { runFlood } from './flood.ts'
import { ISOLATE_MB, OBJECTS_MB } from '#edge/dev/local/isolate-memory.ts'
import { workerHeap } from '#edge/dev/local/worker-heap.ts'

export interface SoakOptions extends EdgeStackOptions {
  requests: number
  /** Seed of the visits and aborts. */
  seed: number
  /** Addresses of the flood after half of the visits; each is visited twice. */
  floodKeys: number
}

/** Concurrent requests. */
const VISITORS = 16
/** Share of aborted requests, %. */
const ABORTED_PERCENT = 5
/** Number of intervals; after each, all requests end and memory is measured. */
const STRETCHES = 30
const SLOPE_MB_PER_MINUTE = 2
/** The final part of the run that counts: before it, the runtime still grows to its steady state. */
const END = 1 / 3

/** A process under load, with its memory in MB after each interval. */
interface Subject {
  name: string
  origin: string
  pid: number | undefined
  inspector: string
  /** Workers with a heap of interest: the storefront, and the stand-in of the platform's cache. */
  workers: readonly string[]
  /** Heap size after a forced garbage collection, by minutes under load. */
  held: Point[]
  /** Of it the first worker alone, without the cache's stand-in, MB. */
  ofWorker: number[]
  /** Resident memory at the same times. */
  resident: Point[]
  statuses: Record<string, number>
  aborted: number
  /** Time under load, ms. */
  ms: number
}

/** Result of a soak. */
export interface SoakResult {
  machine: Machine
  subjects: Subject[]
  thresholds: ThresholdResult[]
}

/** Runs the soak, prints the result and writes it as JSON. @returns whether every threshold was met */
export async function runSoak(options: SoakOptions): Promise<boolean> {
  const { requests, seed, dir, log } = options
  const machine = readMachine()
  const stack = await startEdgeStack({ ...options, heapMb: OBJECTS_MB })
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * VISITORS })
  try {
    const mix = await mixOf(stack)
    const { body: page } = await timedRequest(stack.origin + listingOf(mix))
    const shop = subject('shop', stack, ['shop', 'cache'])
    const bare = subject('bare worker', await stack.startBare(page), ['bare'])
    const [ofShop, ofBare] = [seededRandom(seed), seededRandom(seed)]
    const idleFiles = filesOf(stack.pid)
    log(`${requests} visits, ${VISITORS} at a time, in ${STRETCHES} stretches; the same to a bare worker in turns …`)
    let flood: ThresholdResult[] = []
    for (let stretch = 1; stretch <= STRETCHES; stretch++) {
      const count = Math.round(requests / STRETCHES)
      await soak(shop, { mix, count, agent, random: ofShop })
      await soak(bare, { mix, count, agent, random: ofBare })
      log(`${stretch} of ${STRETCHES}; MB held and resident: ${[shop, bare].map(stateOf).join('; ')}`)
      if (stretch === STRETCHES / 2) flood = await runFlood(stack, { keys: options.floodKeys, hotPages: hotPagesOf(mix), log })
    }
    const { statuses } = shop
    const thresholds = [
      atMost('completed visits without a response, or with 500', 0, (statuses['0'] ?? 0) + (statuses['500'] ?? 0)),
      reported('503: the shop took longer than it may', String(statuses['503'] ?? 0)),
      atMost('most that the worker holds, objects and buffers', ISOLATE_MB, Math.max(...shop.ofWorker), 'MB'),
      ...flood,
      atMost('what is held grows in the last third by', SLOPE_MB_PER_MINUTE, endSlope(shop.held), 'MB/min'),
      reported('the process grows in it by (bare worker)', `${mb(endSlope(shop.resident))} (${mb(endSlope(bare.resident))}) MB/min`),
      ...(await nothingLeft(stack, idleFiles)),
    ]
    for (const each of [shop, bare]) log(linesOf(each, requests).join('\n'))
    log(tableOf([{ name: 'soak', description: 'is healthy', seconds: shop.ms / 1000, thresholds }]).join('\n'))
    mkdirSync(join(dir, 'results'), { recursive: true })
    const result = { machine, subjects: [shop, bare], thresholds } satisfies SoakResult
    writeFileSync(join(dir, 'results', 'soak-edge.json'), `${JSON.stringify(result, null, 2)}\n`)
    return thresholds.every(({ isMet }) => isMet !== false)
  } finally {
    agent.destroy()
    await stack.stop()
  }
}

function subject(
  name: string,
  { origin, pid, inspector }: Pick<EdgeStack, 'origin' | 'pid' | 'inspector'>,
  workers: readonly string[],
): Subject {
  return { name, origin, pid, inspector, workers, held: [], ofWorker: [], resident: [], statuses: {}, aborted: 0, ms: 0 }
}

interface Stretch {
  mix: Mix
  count: number
  agent: Agent
  random: () => number
}

/** Sends a number of requests, waits for their end and measures the heap. */
async function soak(of: Subject, { mix, count, agent, random }: Stretch): Promise<void> {
  const begun = performance.now()
  let sent = 0
  async function visitor() {
    while (sent < count) {
      sent += 1
      const isAborted = random() * 100 < ABORTED_PERCENT
      const status = await visit(of.origin, pick(mix, random), agent, isAborted ? random() * 20 : null)
      if (isAborted) of.aborted += 1
      else of.statuses[status] = (of.statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
  of.ms += performance.now() - begun
  let nudges = 0
  // An uncached page goes through the cache stand-in, too.
  const nudge = () => timedRequest(`${of.origin}/nie-ma-${of.held.length}-${++nudges}`)
  const held: number[] = []
  for (const worker of of.workers) {
    const { objects, buffers } = await workerHeap(of.inspector, worker, nudge)
    held.push(objects + buffers)
  }
  of.held.push([of.ms, held.reduce((sum, each) => sum + each, 0)])
  of.ofWorker.push(held[0] ?? Number.NaN)
  of.resident.push([of.ms, memoryOf(of.pid)])
}

/** A listing of the mix, as the body of the bare worker. */
function listingOf(mix: Mix): string {
  return mix[0]?.visits[0]?.path ?? '/'
}

const endSlope = (points: readonly Point[]) => slopePerMinute(points.slice(points.length * (1 - END)))
const mb = (value: number | undefined) => (value ?? Number.NaN).toFixed(1)
const last = (points: readonly Point[]) => mb(points.at(-1)?.[1])

function stateOf({ name, held, resident }: Subject): string {
  return `${name} ${last(held)}, ${last(resident)}`
}

function linesOf({ name, held, resident, statuses, aborted, ms }: Subject, requests: number): string[] {
  const line = (what: string, points: readonly Point[]) =>
    `${what} ${sparkline(
      points.map(([, value]) => value),
      STRETCHES,
    )} ${mb(points[0]?.[1])} to ${last(points)} MB`
  return [
    `\n${name}: ${requests} visits in ${(ms / 1000).toFixed(0)} s, ${aborted} broken off, ${JSON.stringify(statuses)}`,
    line('held    ', held),
    line('resident', resident),
  ]
}

/** The worker may keep this many connections to the shop API alive; more would be a leak. */
const KEPT_CONNECTIONS = 2 * VISITORS
const ENDS_WITHIN_MS = 10_000

async function nothingLeft({ origin, pid, takeListings }: EdgeStack, idleFiles: number): Promise<ThresholdResult[]> {
  const until = performance.now() + ENDS_WITHIN_MS
  while (filesOf(pid) > idleFiles + KEPT_CONNECTIONS && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 100))
  // Before the last pages, which open connections of their own.
  const files = filesOf(pid)
  const after = await Promise.all(takeListings(8).map((path) => timedRequest(origin + path)))
  return [
    atMost(`open files after it (before: ${idleFiles})`, idleFiles + KEPT_CONNECTIONS, files),
    all(
      'pages that nobody has asked for are sent',
      after.map((each) => each.status === 200 && isCompletePage(each)),
    ),
  ]
}

/** Open files and connections of a process; NaN if they cannot be counted. */
function filesOf(pid: number | undefined): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return Number.NaN
  }
}
