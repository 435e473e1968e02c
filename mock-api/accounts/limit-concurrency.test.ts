import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('at most so many run at once, in the order in which they came, and a failed one frees its place', async () => {
  const limited = limitConcurrency(2)
  const ends: (() => void)[] = []
  const started: number[] = []
  let running = 0
  let most = 0
  const task = (name: number) => async () => {
    started.push(name)
    most = Math.max(most, ++running)
    await new Promise<void>((resolve) => ends.push(resolve))
    running--
    if (name === 1) throw new Error('one')
    return name
  }
  // Also of those that come when all others have ended.
  for (const first of [0, 5]) {
    const results = Promise.allSettled([0, 1, 2, 3, 4].map((name) => limited(task(first + name))))
    for (let ended = first; ended < first + 5; ended++) {
      await new Promise((resolve) => setImmediate(resolve))
      ends[ended]?.()
    }
    const told = (await results).map((result) => (result.status === 'fulfilled' ? result.value : result.status))
    expect(told).toEqual([first, first === 0 ? 'rejected' : 6, first + 2, first + 3, first + 4])
  }
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(most).toBe(2)
})
