import { afterEach, expect, test, vi } from 'vitest'
import { runningShop } from './load-stack.ts'
import { createMockControl } from './mock-control.ts'
import { scheduleActions } from './scheduled-actions.ts'

afterEach(() => void vi.useRealTimers())

test('an action that fails says so', async () => {
  vi.useFakeTimers()
  const actions = [{ action: 'purge', at: 0.5, label: 'purge all', tags: [] }] as const
  const shop = createMockControl('http://mock.test')
  const { completed } = scheduleActions({ actions, seconds: 60, stack: runningShop('http://shop.test', false), shop })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(completed).toEqual([{ at: expect.any(Number), label: 'purge all failed: Error: there is no edge', isFailed: true }])
})

test.each([
  ['as planned', 60_000, 1],
  ['not when the run has been stopped before', 1000, 0],
])('a fault is made %s', async (_what, stoppedAfter, times) => {
  vi.useFakeTimers()
  let failed = 0
  const shop = { ...createMockControl('http://mock.test'), fail: async () => void failed++ }
  const actions = [{ action: 'fail', at: 0.5, label: 'search fails', rules: [] }] as const
  const { stop } = scheduleActions({ actions, seconds: 60, stack: runningShop('http://shop.test', true), shop })
  await vi.advanceTimersByTimeAsync(stoppedAfter)
  stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(failed).toBe(times)
})
