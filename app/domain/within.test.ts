import { beforeEach, expect, test, vi } from 'vitest'
import { within } from './within.ts'

beforeEach(() => void vi.useFakeTimers())

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('value'), ms))

test.each([
  [99, 'value'],
  [101, null],
])('of a promise that takes %i ms, %s is there within 100 ms', async (ms, expected) => {
  const result = within(100, after(ms))
  await vi.advanceTimersByTimeAsync(101)
  expect(await result).toBe(expected)
})

test('the timer ends with the promise, also where that fails', async () => {
  await expect(within(100, Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(vi.getTimerCount()).toBe(0)
})
