/** Limits how many tasks run at once; the others wait in FIFO order. */
export function limitConcurrency(limit: number) {
  let running = 0
  const waiting: (() => void)[] = []

  return async function limited<T>(task: () => Promise<T>): Promise<T> {
    if (running < limit) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      // The permit passes to the next task in the queue, so the count stays the same.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
