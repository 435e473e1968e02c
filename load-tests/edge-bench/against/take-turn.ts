import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { timedRequest } from '../../edge-stack/request.ts'
import { secondsBetween, threadSeconds } from '../../run/processor-time.ts'
import type { PageKind, Visit } from './page-kinds.ts'
import type { TestedWorker } from './tested-worker.ts'

/** One turn of a build. */
export interface Turn {
  /** Processor time of the process a request, ms. */
  ms: number
  /** The first response that was not what the kind stands for; null: none, so the turn counts. */
  wrong: string | null
}

/** A process that used less than this in so long has nothing left to do, ms: calls to the shop API take less. */
const QUIET = { forMs: 100, usesMs: 1 }
const POLL_MS = 10
/** A page in the cache is this fresh before its turn, s. */
const FRESH_FOR = 5

/** Sends the requests of a turn one after the other on one connection, and waits for what the worker does after its responses. */
export async function takeTurn(kind: PageKind, worker: TestedWorker, turn: number): Promise<Turn> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = async ({ url, headers }: Visit) => timedRequest(url, { headers, agent })
  const first = turn * kind.requests
  const visits = Array.from({ length: kind.requests }, (_, n) => kind.visit(worker, first + n))
  try {
    if (kind.cached === 'fresh') await untilFresh(() => send(kind.visit(worker, first)))
    await untilQuiet(worker)
    const before = threadSeconds(worker.pid)
    let wrong: string | null = null
    for (const visit of visits) {
      const { status, headers } = await send(visit)
      const cacheStatus = headers['cache-status'] ?? ''
      if (headers['etag'] !== undefined) worker.etags.set(visit.url, headers['etag'])
      if (!(status === 200 || status === 304) || !kind.cacheStatus.test(cacheStatus)) wrong ??= `${visit.url}: ${status} ${cacheStatus}`
      // Only so many pages are revalidated at the same time.
      if (kind.cached === 'stale') await untilQuiet(worker)
    }
    await untilQuiet(worker)
    const { all } = secondsBetween(before, threadSeconds(worker.pid))
    if (kind.cached === 'stale') wrong ??= await notRenewed(visits, agent)
    return { ms: (all * 1000) / kind.requests, wrong }
  } finally {
    agent.destroy()
  }
}

async function untilQuiet({ pid }: TestedWorker): Promise<void> {
  let [since, start] = [performance.now(), threadSeconds(pid)]
  while (performance.now() - since < QUIET.forMs) {
    await setTimeout(POLL_MS)
    if (secondsBetween(start, threadSeconds(pid)).all * 1000 > QUIET.usesMs) [since, start] = [performance.now(), threadSeconds(pid)]
  }
}

/** A page that is still stale after its visit; null: none. */
async function notRenewed(visits: readonly Visit[], agent: Agent): Promise<string | null> {
  for (const { url } of visits) {
    const { headers } = await timedRequest(url, { method: 'HEAD', agent })
    if (!/; hit; ttl=\d/.test(headers['cache-status'] ?? '')) return `${url} was not renewed: ${headers['cache-status']}`
  }
  return null
}

async function untilFresh(send: () => ReturnType<typeof timedRequest>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const { headers } = await send()
    if (Number(/; hit; ttl=(\d+)/.exec(headers['cache-status'] ?? '')?.[1]) >= FRESH_FOR) return
    await setTimeout(POLL_MS * FRESH_FOR)
  }
  throw new Error('A page does not get into the cache.')
}
