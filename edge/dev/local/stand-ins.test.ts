// What stands for the platform's bindings on this machine.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import datasetBinding from './dataset-binding.js'
import kvWorker from './kv-worker.js'
import rateLimitBinding from './rate-limit-binding.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const get = async (key: string) => {
  const response = await kvWorker.fetch(new Request(`http://kv/${encodeURIComponent(key)}?urlencoded=true`))
  return response.ok ? response.text() : null
}
const put = (key: string, body: string, query = '') =>
  kvWorker.fetch(new Request(`http://kv/${encodeURIComponent(key)}?urlencoded=true${query}`, { method: 'PUT', body }))

test('a value is kept under its key until its time is over', async () => {
  expect(await get('page:a/b')).toBeNull()
  await put('page:a/b', 'one', '&expiration_ttl=60')
  await put('page:c', 'for good')
  expect([await get('page:a/b'), await get('page:c')]).toEqual(['one', 'for good'])
  await put('page:a/b', 'two', '&expiration_ttl=60')
  vi.advanceTimersByTime(59_000)
  expect(await get('page:a/b')).toBe('two')
  vi.advanceTimersByTime(1000)
  expect([await get('page:a/b'), await get('page:c')]).toEqual([null, 'for good'])
})

test('names are listed in order with their notes, 1,000 at a time', async () => {
  const headers = { 'cf-kv-metadata': '"product-1"' }
  for (let number = 1000; number >= 0; number--)
    await kvWorker.fetch(new Request(`http://kv/purge%3A${1000 + number}?urlencoded=true`, { method: 'PUT', body: '', headers }))
  const list = async (cursor: string): Promise<unknown> =>
    (await kvWorker.fetch(new Request(`http://kv/?prefix=purge%3A&cursor=${cursor}`))).json()
  expect(await list('')).toMatchObject({ keys: { length: 1000, 0: { name: 'purge:1000' } }, list_complete: false, cursor: 'purge:1999' })
  expect(await list('purge:1999')).toEqual({ keys: [{ name: 'purge:2000', metadata: '"product-1"' }], list_complete: true })
})

test('calls of a key are counted in a period that begins with the first, those of another key by themselves', async () => {
  const { limit } = rateLimitBinding({ most: 2, seconds: 60 })
  const calls = async (key: string, count: number) => {
    const results = []
    for (let at = 0; at < count; at++) results.push((await limit({ key })).success)
    return results
  }
  expect(await calls('a', 3)).toEqual([true, true, false])
  expect(await calls('b', 1)).toEqual([true])
  vi.advanceTimersByTime(59_000)
  expect(await calls('a', 1)).toEqual([false])
  vi.advanceTimersByTime(1000)
  expect(await calls('a', 1)).toEqual([true])
})

test('a data point over the limits of the platform is on the log, any other is not', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { writeDataPoint } = datasetBinding()
  writeDataPoint({ indexes: ['a'], blobs: Array.from({ length: 20 }, () => 'b'), doubles: [1] })
  expect(log).not.toHaveBeenCalled()
  writeDataPoint({ indexes: ['a'], blobs: Array.from({ length: 21 }, () => 'b'), doubles: [1] })
  writeDataPoint({ indexes: ['ż'.repeat(49)], blobs: [], doubles: [] })
  expect(log).toHaveBeenCalledTimes(2)
  log.mockRestore()
})
