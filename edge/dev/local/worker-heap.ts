// Heap sizes of the workers of a process, from workerd's inspector.
import { z } from 'zod'
import { inspect, type Inspector } from './inspector.ts'

/** Heap size in MB after a forced garbage collection. */
export interface WorkerHeap {
  /** JavaScript objects. */
  objects: number
  /** Buffers outside the JavaScript heap. */
  buffers: number
}

const HeapUsage = z.object({ usedSize: z.number(), embedderHeapUsedSize: z.number(), backingStorageSize: z.number() })
const NUDGE_EVERY_MS = 50
const SAMPLE_EVERY_MS = 100
const MB = 2 ** 20

/**
 * Forces a garbage collection of a worker and measures the heap.
 * @param inspector its origin
 * @param nudge a request to the worker: workerd collects when the worker runs next
 * @throws Error if the inspector does not respond
 */
export async function workerHeap(inspector: string, worker: string, nudge: () => Promise<unknown>): Promise<WorkerHeap> {
  const { call, close } = await inspect(inspector, worker)
  async function collect() {
    const collected = call('HeapProfiler.collectGarbage').then(() => true)
    const soon = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), NUDGE_EVERY_MS))
    do await nudge()
    while (!(await Promise.race([collected, soon()])))
  }
  try {
    await call('HeapProfiler.enable')
    await collect()
    // The first collection may free the last references to the rest.
    await collect()
    return await usageOf(call)
  } finally {
    close()
  }
}

/**
 * Samples the heap of a worker under load, without collecting: what nobody holds any more counts until V8 collects it. `stop` returns the sample with
 * most objects and buffers together. The worker must be visited meanwhile, and for `stop` once more.
 * @param inspector its origin
 * @throws Error if the inspector does not respond
 */
export async function watchWorkerHeap(inspector: string, worker: string): Promise<{ stop: () => Promise<WorkerHeap> }> {
  const { call, close } = await inspect(inspector, worker)
  let most: WorkerHeap = { objects: 0, buffers: 0 }
  const end = new AbortController()
  async function watch() {
    while (!end.signal.aborted) {
      const sample = await usageOf(call)
      if (sample.objects + sample.buffers > most.objects + most.buffers) most = sample
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_EVERY_MS))
    }
  }
  const watched = watch()
  // Reported by `stop`; meanwhile a lost inspector is no unhandled rejection.
  watched.catch(() => undefined)
  return {
    async stop() {
      end.abort()
      await watched.finally(close)
      return most
    },
  }
}

async function usageOf(call: Inspector['call']): Promise<WorkerHeap> {
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = HeapUsage.parse(await call('Runtime.getHeapUsage'))
  return { objects: (usedSize + embedderHeapUsedSize) / MB, buffers: backingStorageSize / MB }
}
