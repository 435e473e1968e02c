import { Agent } from 'node:http'
import { cacheOf, pause, poll, timedRequest } from '../edge-stack/request.ts'
import { secondsBetween, threadSeconds } from '../run/processor-time.ts'
import { orderOf, type Side } from '../statistics/sides.ts'
import { type KindName, PAGE_KINDS, type PageKind, type TestedWorker, type Visit } from './page-kinds.ts'

/** What the requests of a pair came to in one build. */
export interface Turn {
  /** Processor time of the process a request, ms. */
  ms: number
  /** The first response that was not what the kind stands for; null: none. */
  wrong: string | null
}

/** Both builds with the same requests at the same time. */
export type Pair = Readonly<Record<Side, Turn>>

interface PairsOptions {
  workers: Readonly<Record<Side, TestedWorker>>
  kinds: readonly KindName[]
  pairs: number
  log: (line: string) => void
}

/** A listing is stale this long after its render in both builds, ms; where it is not, no turn of its kinds counts. */
const STALE_AFTER_MS = 31_000
/** Rounds that fill the caches and let V8 compile. */
const WARM_UP_ROUNDS = 2

/** Measures both builds kind by kind, pair after pair. @returns the pairs by kind, in the order of `kinds` */
export async function takePairs({ workers, kinds, pairs, log }: PairsOptions): Promise<Pair[][]> {
  const taken: Pair[][] = kinds.map(() => [])
  const staleAt = new Map<KindName, number>()
  for (let round = 0; round < pairs + WARM_UP_ROUNDS; round++) {
    for (const [at, name] of kinds.entries()) {
      const kind: PageKind = PAGE_KINDS[name]
      if (kind.cached === 'stale') await pause(Math.max(0, (staleAt.get(name) ?? 0) - performance.now()))
      const pair = await takePair(kind, workers, round)
      staleAt.set(name, performance.now() + STALE_AFTER_MS)
      if (round >= WARM_UP_ROUNDS) taken[at]?.push(pair)
    }
    log(round < WARM_UP_ROUNDS ? 'Warming up …' : `Pair ${round - WARM_UP_ROUNDS + 1} of ${pairs}`)
  }
  return taken
}

/**
 * Sends both builds the same requests, one to each in turn, so that whatever else the machine does falls on both, and waits for what the workers do
 * after their responses. Each build is a process of its own, so their processor times are told apart.
 */
async function takePair(kind: PageKind, workers: PairsOptions['workers'], round: number): Promise<Pair> {
  const agent = new Agent({ keepAlive: true })
  const pids = [workers.old.pid, workers.new.pid]
  const visit = (side: Side, n: number) => kind.visit(workers[side], round * kind.requests + n)
  const processorTimes = () => ({ old: threadSeconds(workers.old.pid), new: threadSeconds(workers.new.pid) })
  try {
    if (kind.cached === 'fresh') await Promise.all([untilFresh(visit('old', 0), agent), untilFresh(visit('new', 0), agent)])
    await untilQuiet(pids)
    const before = processorTimes()
    const wrong: Record<Side, string[]> = { old: [], new: [] }
    for (let n = 0; n < kind.requests; n++) {
      for (const side of orderOf(n)) wrong[side].push(...(await sendVisit(visit(side, n), kind, workers[side], agent)))
      // Only so many pages are revalidated at the same time.
      if (kind.cached === 'stale') await untilQuiet(pids)
    }
    await untilQuiet(pids)
    const after = processorTimes()
    async function turnOf(side: Side): Promise<Turn> {
      const visits = Array.from({ length: kind.cached === 'stale' ? kind.requests : 0 }, (_, n) => visit(side, n))
      const ms = (secondsBetween(before[side], after[side]).all * 1000) / kind.requests
      return { ms, wrong: wrong[side][0] ?? (await notRenewed(visits, agent)) }
    }
    return { old: await turnOf('old'), new: await turnOf('new') }
  } finally {
    agent.destroy()
  }
}

/** Sends a request, and keeps its ETag. @returns what is wrong with the response; empty: it is what the kind stands for */
async function sendVisit({ url, headers }: Visit, kind: PageKind, { etags }: TestedWorker, agent: Agent): Promise<string[]> {
  const response = await timedRequest(url, { headers, agent })
  const { etag } = response.headers
  if (etag !== undefined) etags.set(url, etag)
  const isPage = response.status === 200 || response.status === 304
  return isPage && kind.cacheStatus.test(cacheOf(response)) ? [] : [`${url}: ${response.status} ${cacheOf(response)}`]
}

/** What is wrong with pages that should be fresh now; null: nothing. */
async function notRenewed(visits: readonly Visit[], agent: Agent): Promise<string | null> {
  for (const { url } of visits) {
    const response = await timedRequest(url, { method: 'HEAD', agent })
    if (secondsLeft(cacheOf(response)) < 0) return `${url} was not renewed: ${cacheOf(response)}`
  }
  return null
}

/** A page in the cache is this fresh before it is measured, s. */
const FRESH_FOR = 5

/** Visits a page until it is in the cache and fresh for a while. @throws Error if it never is */
async function untilFresh({ url, headers }: Visit, agent: Agent): Promise<void> {
  const isFresh = async () => secondsLeft(cacheOf(await timedRequest(url, { headers, agent }))) >= FRESH_FOR || null
  if ((await poll(isFresh, 20_000, 50)) === null) throw new Error(`${url} does not get into the cache.`)
}

/** -1: no fresh page of the cache. */
function secondsLeft(cacheStatus: string): number {
  return Number(/; hit; ttl=(\d+)/.exec(cacheStatus)?.[1] ?? -1)
}

/** Processes that used less than this in so long have nothing left to do, ms: calls to the shop API take less. */
const QUIET = { forMs: 100, usesMs: 1 }
const POLL_MS = 10

/** Waits until none of these processes has anything left to do. */
async function untilQuiet(pids: readonly (number | undefined)[]): Promise<void> {
  const used = () => pids.map(threadSeconds)
  let [since, start] = [performance.now(), used()]
  while (performance.now() - since < QUIET.forMs) {
    await pause(POLL_MS)
    const now = used()
    const isBusy = now.some((threads, at) => secondsBetween(start[at] ?? new Map(), threads).all * 1000 > QUIET.usesMs)
    if (isBusy) [since, start] = [performance.now(), now]
  }
}
