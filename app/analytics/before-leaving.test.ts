import { beforeEach, expect, test, vi } from 'vitest'
import { beforeLeaving, EVENT_TIMEOUT_MS } from './before-leaving.ts'

beforeEach(() => vi.useFakeTimers())

test('ANL-01: a page is left when its event is sent, or takes too long', async () => {
  await beforeLeaving(Promise.resolve())
  let isLeft = false
  void beforeLeaving(new Promise(() => undefined)).then(() => (isLeft = true))
  await vi.advanceTimersByTimeAsync(EVENT_TIMEOUT_MS - 1)
  expect(isLeft).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isLeft).toBe(true)
})
