/** Runs at most so many tasks at once; the others wait in the order in which they came. */
export function limitConcurrency(limit: number) {
  let running = 0
  const waiting: (() => void)[] = []

  return async function limited<T>(task: () => Promise<T>): Promise<T> {
    if (running < limit) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      // The place goes to the next in line, so the count stays as it is.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
