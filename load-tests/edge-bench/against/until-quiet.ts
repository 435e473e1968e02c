import { setTimeout } from 'node:timers/promises'
import { secondsBetween, threadSeconds } from '../../run/processor-time.ts'

/** Processes that used less than this in so long have nothing left to do, ms: calls to the shop API take less. */
const QUIET = { forMs: 100, usesMs: 1 }
const POLL_MS = 10

/** Waits until none of these processes has anything left to do. */
export async function untilQuiet(pids: readonly (number | undefined)[]): Promise<void> {
  const used = () => pids.map(threadSeconds)
  let [since, start] = [performance.now(), used()]
  while (performance.now() - since < QUIET.forMs) {
    await setTimeout(POLL_MS)
    const now = used()
    const isBusy = now.some((threads, at) => secondsBetween(start[at] ?? new Map(), threads).all * 1000 > QUIET.usesMs)
    if (isBusy) [since, start] = [performance.now(), now]
  }
}
