import { Agent } from 'node:http'
import { secondsBetween, threadSeconds } from '../../run/processor-time.ts'
import type { PageKind } from './page-kinds.ts'
import { orderOf, type Side } from '../../statistics/sides.ts'
import type { Pair, Turn } from './paired-ratios.ts'
import { notRenewed, sendVisit, untilFresh } from './send-visit.ts'
import type { TestedWorker } from './tested-worker.ts'
import { untilQuiet } from './until-quiet.ts'

/**
 * Sends both builds the same requests, one to each in turn, so that whatever else the machine does falls on both, and waits for what the workers do
 * after their responses. Each build is a process of its own, so their processor times are told apart.
 */
export async function takePair(kind: PageKind, workers: Readonly<Record<Side, TestedWorker>>, round: number): Promise<Pair> {
  const agent = new Agent({ keepAlive: true })
  const { old, new: next } = workers
  const quiet = async () => untilQuiet([old.pid, next.pid])
  const visit = (side: Side, n: number) => kind.visit(workers[side], round * kind.requests + n)
  try {
    if (kind.cached === 'fresh') await Promise.all([untilFresh(visit('old', 0), agent), untilFresh(visit('new', 0), agent)])
    await quiet()
    const before = { old: threadSeconds(old.pid), new: threadSeconds(next.pid) }
    const wrong: Record<Side, string[]> = { old: [], new: [] }
    for (let n = 0; n < kind.requests; n++) {
      for (const side of orderOf(n)) {
        const fault = await sendVisit(visit(side, n), kind, workers[side], agent)
        if (fault !== null) wrong[side].push(fault)
      }
      // Only so many pages are revalidated at the same time.
      if (kind.cached === 'stale') await quiet()
    }
    await quiet()
    const after = { old: threadSeconds(old.pid), new: threadSeconds(next.pid) }
    async function turnOf(side: Side): Promise<Turn> {
      const visits = Array.from({ length: kind.cached === 'stale' ? kind.requests : 0 }, (_, n) => visit(side, n))
      const fault = wrong[side][0] ?? (await notRenewed(visits, agent))
      return { ms: (secondsBetween(before[side], after[side]).all * 1000) / kind.requests, wrong: fault }
    }
    return { old: await turnOf('old'), new: await turnOf('new') }
  } finally {
    agent.destroy()
  }
}
