// Sends a mix of requests, some of them aborted, and measures the worker's memory.
import { readdirSync } from 'node:fs'
import { Agent } from 'node:http'
import { seededRandom } from '#app/domain/seeded-random.ts'
import { ISOLATE_MB, OBJECTS_MB } from '#edge/dev/local/isolate-memory.ts'
import { workerHeap } from '#edge/dev/local/worker-heap.ts'
import { type EdgeStack, type EdgeStackOptions, startEdgeStack } from '../edge-stack/edge-stack.ts'
import { isGood, poll, timedRequest } from '../edge-stack/request.ts'
import { all, atMost, reported, tableOf, type ThresholdResult } from '../edge-stack/threshold.ts'
import { readMachine } from '../mock/bench/machine.ts'
import { residentMb } from '../run/processor-time.ts'
import { keepResult } from '../statistics/results.ts'
import { runFlood } from './flood.ts'
import { type Point, slopePerMinute } from './slope.ts'
import { hotPagesOf, type Mix, mixOf, pick } from './soak-visits.ts'

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
/** A request is aborted within this time, ms. */
const ABORTED_WITHIN_MS = 20
/** Number of intervals; after each, all requests end and memory is measured. */
const STRETCHES = 30
const SLOPE_MB_PER_MINUTE = 2
/** The final part of the run that counts: before it, the runtime still grows to its steady state. */
const END = 1 / 3

/** Memory in MB after each interval, by ms under load. */
interface Memory {
  /** Heap of the storefront and of the stand-in of the platform's cache after a forced garbage collection. */
  held: Point[]
  /** Of it the storefront alone. */
  ofWorker: number[]
  /** Resident memory of the process. */
  resident: Point[]
}

/** Runs the soak, prints the result and writes it as JSON. @returns whether every threshold was met */
export async function runSoak(options: SoakOptions): Promise<boolean> {
  const { requests, floodKeys, dir, log } = options
  const machine = readMachine()
  const stack = await startEdgeStack({ ...options, heapMb: OBJECTS_MB })
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * VISITORS })
  try {
    const mix = await mixOf(stack)
    const random = seededRandom(options.seed)
    const idleFiles = filesOf(stack.pid)
    const [memory, statuses]: [Memory, Record<string, number>] = [{ held: [], ofWorker: [], resident: [] }, {}]
    log(`${requests} visits, ${VISITORS} at a time, in ${STRETCHES} stretches …`)
    let [ms, flood]: [number, ThresholdResult[]] = [0, []]
    for (let stretch = 1; stretch <= STRETCHES; stretch++) {
      const begun = performance.now()
      await visitAll(stack.origin, { mix, count: Math.round(requests / STRETCHES), agent, random, statuses })
      ms += performance.now() - begun
      await measure(stack, ms, memory)
      log(`${stretch} of ${STRETCHES}; MB held ${last(memory.held)}, resident ${last(memory.resident)}`)
      if (stretch === STRETCHES / 2) flood = await runFlood(stack, { keys: floodKeys, hotPages: hotPagesOf(mix), log })
    }
    const thresholds = [
      atMost('completed visits without a response, or with 500', 0, (statuses['0'] ?? 0) + (statuses['500'] ?? 0)),
      reported('503: the shop took longer than it may', String(statuses['503'] ?? 0)),
      atMost('most that the worker holds, objects and buffers', ISOLATE_MB, Math.max(...memory.ofWorker), 'MB'),
      ...flood,
      atMost('what is held grows in the last third by', SLOPE_MB_PER_MINUTE, endSlope(memory.held), 'MB/min'),
      reported('the process grows in it by', `${endSlope(memory.resident).toFixed(1)} MB/min`),
      ...(await nothingLeft(stack, idleFiles)),
    ]
    log(`\n${requests} visits in ${(ms / 1000).toFixed(0)} s: ${JSON.stringify(statuses)}`)
    log(tableOf([{ name: 'soak', description: 'is healthy', seconds: ms / 1000, thresholds }]).join('\n'))
    keepResult(dir, 'soak-edge', { machine, ms, statuses, ...memory, thresholds })
    return thresholds.every(({ isMet }) => isMet !== false)
  } finally {
    agent.destroy()
    await stack.stop()
  }
}

interface Stretch {
  mix: Mix
  count: number
  agent: Agent
  random: () => number
  /** Counts of the visits that were not aborted. */
  statuses: Record<string, number>
}

/** Sends a number of requests and waits for their end. */
async function visitAll(origin: string, { mix, count, agent, random, statuses }: Stretch): Promise<void> {
  let sent = 0
  async function visitor() {
    while (sent++ < count) {
      const isAborted = random() * 100 < ABORTED_PERCENT
      const { path, headers } = pick(mix, random)
      const signal = isAborted ? AbortSignal.timeout(Math.round(random() * ABORTED_WITHIN_MS)) : null
      const { status, isComplete } = await timedRequest(origin + path, { headers, agent, ...(signal && { signal }) })
      const seen = isComplete ? status : 0
      if (!isAborted) statuses[seen] = (statuses[seen] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
}

async function measure({ origin, pid, inspector }: EdgeStack, ms: number, { held, ofWorker, resident }: Memory): Promise<void> {
  let nudges = 0
  // An uncached page goes through the cache stand-in, too.
  const nudge = () => timedRequest(`${origin}/nie-ma-${held.length}-${++nudges}`)
  const heapOf = async (worker: string) => {
    const { objects, buffers } = await workerHeap(inspector, worker, nudge)
    return objects + buffers
  }
  const own = await heapOf('shop')
  ofWorker.push(own)
  held.push([ms, own + (await heapOf('cache'))])
  resident.push([ms, residentMb(pid)])
}

const endSlope = (points: readonly Point[]) => slopePerMinute(points.slice(points.length * (1 - END)))
const last = (points: readonly Point[]) => points.at(-1)?.[1].toFixed(1)

/** The worker may keep this many connections to the shop API alive; more would be a leak. */
const KEPT_CONNECTIONS = 2 * VISITORS
const ENDS_WITHIN_MS = 10_000

async function nothingLeft({ origin, pid, takeListings }: EdgeStack, idleFiles: number): Promise<ThresholdResult[]> {
  await poll(() => Promise.resolve(filesOf(pid) > idleFiles + KEPT_CONNECTIONS ? null : true), ENDS_WITHIN_MS)
  // Before the last pages, which open connections of their own.
  const files = filesOf(pid)
  const after = await Promise.all(takeListings(8).map((path) => timedRequest(origin + path)))
  return [
    atMost(`open files after it (before: ${idleFiles})`, idleFiles + KEPT_CONNECTIONS, files),
    all('pages that nobody has asked for are sent', after, isGood),
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
