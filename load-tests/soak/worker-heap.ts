// What the workers of a process hold on to, asked of workerd's inspector.
import { z } from 'zod'
import { inspect } from '#edge/dev/local/inspector.ts'

/** In MB, after everything that nobody holds was thrown away. */
export interface WorkerHeap {
  /** Objects. */
  objects: number
  /** Bytes of buffers, which lie beside the objects. */
  buffers: number
}

const HeapUsage = z.object({ usedSize: z.number(), embedderHeapUsedSize: z.number(), backingStorageSize: z.number() })
const NUDGE_EVERY_MS = 50
const MB = 2 ** 20

/**
 * Has the garbage of a worker collected and says what is left.
 * @param inspector its origin
 * @param nudge a request that the worker has a part in: workerd collects when it next runs the worker
 * @throws Error when the inspector does not answer
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
    // What the first frees may be all that held the rest.
    await collect()
    const { usedSize, embedderHeapUsedSize, backingStorageSize } = HeapUsage.parse(await call('Runtime.getHeapUsage'))
    return { objects: (usedSize + embedderHeapUsedSize) / MB, buffers: backingStorageSize / MB }
  } finally {
    close()
  }
}
