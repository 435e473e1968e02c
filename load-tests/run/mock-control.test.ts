import { afterEach, expect, test, vi } from 'vitest'
import { createMockControl } from './mock-control.ts'

afterEach(() => vi.unstubAllGlobals())

test('the calls of a run are counted also over a recovery, which removes the counter with the faults', async () => {
  // Of the counter that is installed.
  let calls = 0
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => {
    if (method !== 'GET') calls = 0
    return Response.json({ data: { rules: [{ calls }] } })
  })
  const control = createMockControl('http://mock.test')
  await control.countCalls()
  calls = 70
  await control.heal()
  calls = 5
  expect(await control.callsMade()).toBe(75)
})
