import { beforeEach, expect, test, vi } from 'vitest'
import { bindingFailures, builtFile, isWithinLimit, keptFile, sharedKv, writePoint } from './binding-door.ts'

const ERRORS = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(ERRORS)
})

const hangs = () => new Promise<never>(() => undefined)
const rejects = () => Promise.reject(new Error('broken'))
const lies = async () => undefined as never
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const POINT = { indexes: [], blobs: [], doubles: [] }
const REQUEST = new Request('https://shop.test/assets/a.js')

test.each([
  ['hangs', hangs],
  ['rejects', rejects],
  ['lies', lies],
])('a binding that %s is done without, within its deadline', async (_how, answer) => {
  const env = { LOGIN_LIMIT: { limit: answer }, ASSET_STORE: { get: answer }, ASSETS: { fetch: answer } }
  const all = Promise.all([
    isWithinLimit(env, 'LOGIN_LIMIT', 'key'),
    keptFile(env, 'key'),
    builtFile(env, REQUEST, async (file) => file.text()),
  ])
  await later(1000)
  expect(await all).toEqual([true, null, null])
  expect(Object.keys(bindingFailures(env))).toEqual(['LOGIN_LIMIT count', 'ASSET_STORE read', 'ASSETS read'])
})

test('a store rejects, because whoever purges must know', async () => {
  const store = sharedKv({ PAGE_STORE: { get: hangs, put: rejects, list: lies } })
  const read = expect(store?.read('page', 'read')).rejects.toThrow('PAGE_STORE read: silent for 50 ms')
  await later(50)
  await read
  await expect(store?.write('page', '', 60)).rejects.toThrow('broken')
  await expect(store?.note('purge', '', 60)).rejects.toThrow('broken')
  await expect(store?.list('purge', null)).rejects.toThrow('PAGE_STORE list: no answer of its kind')
})

test('after three failures in a row a binding is not asked for 10 s; then one call tries while others go round', async () => {
  let asked = 0
  let answer: () => Promise<{ success: boolean }> = hangs
  const env = { LOGIN_LIMIT: { limit: () => (asked++, answer()) } }
  const calls = (number: number) => Promise.all(Array.from({ length: number }, () => isWithinLimit(env, 'LOGIN_LIMIT', 'key')))
  const silent = calls(3)
  await later(50)
  expect(await silent).toEqual([true, true, true])
  expect(await calls(5)).toEqual([true, true, true, true, true])
  expect([asked, bindingFailures(env), ERRORS.mock.calls.length]).toEqual([
    3,
    { 'LOGIN_LIMIT count': { silent: 3, failed: 0, skipped: 5 } },
    4,
  ])
  await later(10_000)
  const probe = calls(4)
  await later(50)
  await probe
  expect(asked).toBe(4)
  answer = async () => ({ success: false })
  await later(10_000)
  expect(await calls(1)).toEqual([false])
  expect(await calls(2)).toEqual([false, false])
})

test('one failure between answers closes nothing', async () => {
  let asked = 0
  const env = { LOGIN_LIMIT: { limit: async () => (++asked % 3 === 0 ? { success: false } : rejects()) } }
  for (let call = 0; call < 9; call++) await isWithinLimit(env, 'LOGIN_LIMIT', 'key')
  expect(asked).toBe(9)
})

test('a dataset that throws or rejects costs its point alone, and is left alone after three', async () => {
  let points = 0
  const throwing = {
    METRICS: {
      writeDataPoint() {
        points++
        throw new Error('broken')
      },
    },
  }
  for (let time = 0; time < 5; time++) writePoint(throwing, POINT)
  expect([points, bindingFailures(throwing)]).toEqual([3, { 'METRICS write': { silent: 0, failed: 3, skipped: 2 } }])
  const rejecting = { METRICS: { writeDataPoint: rejects as never } }
  writePoint(rejecting, POINT)
  await later(0)
  expect(bindingFailures(rejecting)).toMatchObject({ 'METRICS write': { failed: 1 } })
})
