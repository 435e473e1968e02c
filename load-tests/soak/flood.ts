// The flood in the middle of a soak: thousands of addresses that nobody else asks for, under the memory that the platform gives an isolate.
import { watchWorkerHeap, workerHeap } from '#edge/dev/local/worker-heap.ts'
import { ISOLATE_MB } from '#edge/dev/local/isolate-memory.ts'
import { floodKeys } from '../../e2e/worker/key-flood.ts'
import type { EdgeStack } from '../edge-stack/edge-stack.ts'
import { isHit, timedRequest } from '../edge-stack/request.ts'
import { all, atMost, reported, type ThresholdResult } from '../edge-stack/threshold.ts'

interface FloodOptions {
  keys: number
  /** Pages that visitors ask for; they must stay in the cache. */
  hotPages: readonly string[]
  log: (line: string) => void
}

/** Sends the flood and compares what it leaves with the thresholds. @throws Error when the worker has ended */
export async function runFlood({ origin, inspector }: EdgeStack, { keys, hotPages, log }: FloodOptions): Promise<ThresholdResult[]> {
  log(`a flood of ${keys} addresses …`)
  const heap = await watchWorkerHeap(inspector, 'shop')
  const { statuses, hits } = await floodKeys({ origin, keys, from: 0 })
  const nudge = () => timedRequest(`${origin}/healthz`)
  const nudges = setInterval(nudge, 50)
  const most = await heap.stop().finally(() => clearInterval(nudges))
  const held = await workerHeap(inspector, 'shop', nudge)
  const after = await Promise.all(hotPages.map((path) => timedRequest(origin + path)))
  const sum = ({ objects, buffers }: typeof held) => objects + buffers
  return [
    atMost('flood: visits without a response, or with 500', 0, (statuses['0'] ?? 0) + (statuses['500'] ?? 0)),
    reported(`flood: responses to ${2 * keys} visits, of which ${hits} were hits`, JSON.stringify(statuses)),
    atMost('flood: held after it, objects and buffers', ISOLATE_MB, sum(held), 'MB'),
    reported('flood: most during it, with what V8 had not collected yet', `${sum(most).toFixed(1)} MB, objects ${most.objects.toFixed(1)}`),
    all('flood: pages that visitors ask for are hits afterwards', after, isHit),
  ]
}
