import { beforeEach, expect, test, vi } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

const held: Promise<unknown>[] = []
const waitUntil = (promise: Promise<unknown>) => void held.push(promise)
const progress = () => ({ progressAt: Date.now() })
const flightsOf = (maxFlights = 10) => createSingleFlight<string, { progressAt: number }>({ budgetMs: 4500, maxFlights, now: Date.now })

beforeEach(() => {
  held.length = 0
  vi.useFakeTimers()
})

test('concurrent requests share one value, and waitUntil holds the leader', async () => {
  const flights = flightsOf()
  const value = Promise.withResolvers<string>()
  flights.lead('a', value.promise, progress(), waitUntil)
  const followers = Array.from({ length: 100 }, () => flights.follow('a')?.value)
  expect(held).toHaveLength(1)
  value.resolve('page')
  expect(new Set(await Promise.all(followers))).toEqual(new Set(['page']))
  await held[0]
  expect([flights.follow('a'), flights.size()]).toEqual([null, 0])
})

test('followers of a leader who never ends give up 300 ms after the budget', async () => {
  const flights = flightsOf()
  flights.lead('a', new Promise(() => undefined), progress(), waitUntil)
  await vi.advanceTimersByTimeAsync(1000)
  let result: string | null | undefined
  void flights.follow('a')?.value.then((value) => (result = value))
  await vi.advanceTimersByTimeAsync(3799)
  expect(result).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(result).toBeNull()
})

test('a flight with progress is followed for longer, for three budgets at most', async () => {
  const flights = flightsOf()
  const [value, own, others] = [Promise.withResolvers<string>(), progress(), progress()]
  flights.lead('a', value.promise, own, waitUntil)
  flights.lead('b', new Promise(() => undefined), others, waitUntil)
  const [follower, patient] = [flights.follow('a')?.value, flights.follow('b')?.value]
  await vi.advanceTimersByTimeAsync(4000)
  Object.assign(own, progress())
  await vi.advanceTimersByTimeAsync(4000)
  expect([flights.has('a'), flights.has('b')]).toEqual([true, false])
  value.resolve('slow')
  expect([await follower, await patient]).toEqual(['slow', null])

  const lively = progress()
  flights.lead('c', new Promise(() => undefined), lively, waitUntil)
  const last = flights.follow('c')?.value
  for (let step = 0; step < 14; step++) {
    Object.assign(lively, progress())
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect([await last, flights.has('c')]).toEqual([null, false])
})

test('counts flights that are not lost', async () => {
  const flights = flightsOf()
  for (const key of ['a', 'b']) flights.lead(key, new Promise(() => undefined), progress(), waitUntil)
  expect([flights.count(() => true), flights.count(() => false)]).toEqual([2, 0])
  await vi.advanceTimersByTimeAsync(4500)
  expect(flights.count(() => true)).toBe(0)
})

test('a flight older than the budget is lost: the next one leads anew, and its end does not touch the new one', async () => {
  const flights = flightsOf()
  const lost = Promise.withResolvers<string>()
  flights.lead('a', lost.promise, progress(), waitUntil)
  await vi.advanceTimersByTimeAsync(4500)
  expect(flights.follow('a')).toBeNull()
  flights.lead('a', Promise.resolve('new'), progress(), waitUntil)
  lost.resolve('old')
  expect(await flights.follow('a')?.value).toBe('new')
})

test('100,000 keys that never end leave as many flights as are allowed; lost ones make room', async () => {
  const flights = flightsOf(50)
  for (let key = 0; key < 100_000; key++) flights.lead(String(key), new Promise(() => undefined), progress(), () => undefined)
  expect(flights.size()).toBe(50)
  await vi.advanceTimersByTimeAsync(4500)
  flights.lead('new', Promise.resolve('x'), progress(), waitUntil)
  expect(flights.size()).toBe(1)
})
