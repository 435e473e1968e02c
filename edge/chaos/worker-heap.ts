// What the workers of a process hold on to, asked of workerd's inspector.

/** In MB, after everything that nobody holds was thrown away. */
export interface WorkerHeap {
  /** Objects. */
  objects: number
  /** Bytes of buffers, which lie beside the objects. */
  buffers: number
}

const ANSWERS_WITHIN_MS = 30_000
const NUDGE_EVERY_MS = 50
const MB = 2 ** 20

/**
 * Has the garbage of a worker collected and says what is left.
 * @param inspector its origin
 * @param nudge a request that the worker has a part in: workerd collects when it next runs the worker
 * @throws Error when the inspector does not answer
 */
export async function workerHeap(inspector: string, worker: string, nudge: () => Promise<unknown>): Promise<WorkerHeap> {
  const socket = new WebSocket(`${inspector.replace('http', 'ws')}/${worker}`)
  const broken = Promise.withResolvers<never>()
  broken.promise.catch(() => undefined)
  const fail = (why: string) => broken.reject(new Error(`The inspector of ${worker} ${why}`))
  socket.addEventListener('error', () => fail('cannot be reached'))
  const patience = setTimeout(() => fail('does not answer'), ANSWERS_WITHIN_MS)
  let asked = 0
  const call = (method: string) => {
    const id = ++asked
    const answered = Promise.withResolvers<Record<string, number>>()
    socket.addEventListener('message', ({ data }) => {
      const answer: { id?: number; result?: Record<string, number> } = JSON.parse(String(data))
      if (answer.id === id) answered.resolve(answer.result ?? {})
    })
    socket.send(JSON.stringify({ id, method }))
    return Promise.race([answered.promise, broken.promise])
  }
  async function collect() {
    const collected = call('HeapProfiler.collectGarbage').then(() => true)
    const soon = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), NUDGE_EVERY_MS))
    do await nudge()
    while (!(await Promise.race([collected, soon()])))
  }
  try {
    await Promise.race([new Promise((resolve) => socket.addEventListener('open', resolve, { once: true })), broken.promise])
    await call('HeapProfiler.enable')
    await collect()
    // What the first frees may be all that held the rest.
    await collect()
    const { usedSize = Number.NaN, embedderHeapUsedSize = Number.NaN, backingStorageSize = Number.NaN } = await call('Runtime.getHeapUsage')
    return { objects: (usedSize + embedderHeapUsedSize) / MB, buffers: backingStorageSize / MB }
  } finally {
    clearTimeout(patience)
    socket.close()
  }
}
