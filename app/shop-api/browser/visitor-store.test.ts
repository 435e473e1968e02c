import { beforeEach, describe, expect, test, vi } from 'vitest'
import { VISITOR_READS } from './visitor-state.ts'
import { changeIn, forget, known, listen, readInto, VISITOR_KEYS } from './visitor-store.ts'

const { likes } = VISITOR_KEYS
const shown = () => known(likes).data

beforeEach(() => {
  vi.useFakeTimers()
  forget(likes)
})

/** A task that the test resolves or rejects. */
function pending<Data>() {
  const { promise, resolve, reject } = Promise.withResolvers<Data>()
  return { run: vi.fn(async () => promise), resolve, reject }
}

describe('reads', () => {
  test('concurrent reads are one request, and every subscriber is notified', async () => {
    const { run, resolve } = pending<number>()
    const onChange = vi.fn()
    const stop = listen(likes, onChange)
    const both = [readInto(likes, { read: run, dedupeMs: 300 }), readInto(likes, { read: run, dedupeMs: 300 })]
    resolve(1)
    await Promise.all(both)
    expect([run.mock.calls.length, onChange.mock.calls.length, shown()]).toEqual([1, 1, 1])
    stop()
  })

  test('CRT-17: after 300 ms a read is a new request', async () => {
    const read = vi.fn(async () => 1)
    await readInto(likes, { read, dedupeMs: 300 })
    vi.advanceTimersByTime(299)
    await readInto(likes, { read, dedupeMs: 300 })
    expect(read).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    await readInto(likes, { read, dedupeMs: 300 })
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('WSH-03, CRT-13: a read that comes after a later one is not shown, nor is its failure', async () => {
    const [old, failing, newer] = [pending<number>(), pending<number>(), pending<number>()]
    const reads = [old, failing, newer].map(({ run }) => readInto(likes, { read: run }))
    newer.resolve(3)
    await reads[2]
    old.resolve(1)
    failing.reject(new Error('down'))
    await Promise.all(reads)
    expect(known(likes)).toEqual({ data: 3, error: undefined })
  })

  test('GAP-140: known data is kept after a failure', async () => {
    await readInto(likes, { read: async () => 1 })
    await readInto(likes, { read: async () => Promise.reject(new Error('down')) })
    expect(known(likes)).toMatchObject({ data: 1, error: new Error('down') })
  })

  test('AUTH-12: the user is not fetched again after an error', async () => {
    expect(VISITOR_READS.user.retries).toBe(0)
    const read = vi.fn(async () => Promise.reject(new Error('down')))
    await readInto(likes, { read, retries: VISITOR_READS.user.retries })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('other keys are retried a fixed number of times', async () => {
    const read = vi.fn(async () => Promise.reject(new Error('down')))
    await readInto(likes, { read, retries: 3 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(read).toHaveBeenCalledTimes(4)
  })
})

describe('changes are versioned', () => {
  test('a read that started before a change never replaces it', async () => {
    const read = pending<number>()
    const reading = readInto(likes, { read: read.run })
    await changeIn(likes, { run: async () => 2 })
    read.resolve(1)
    await reading
    expect(shown()).toBe(2)
  })

  test('a late response never replaces a newer one', async () => {
    const [older, newer] = [pending<number>(), pending<number>()]
    const both = [changeIn(likes, older), changeIn(likes, newer)]
    newer.resolve(2)
    await both[1]
    older.resolve(1)
    await both[0]
    expect(shown()).toBe(2)
  })

  test('the optimistic value shows at once; on failure the last confirmed value is restored', async () => {
    await changeIn(likes, { run: async () => 1 })
    const change = pending<number>()
    const changing = changeIn<number>(likes, { expected: (now) => (now ?? 0) + 10, run: change.run })
    expect(shown()).toBe(11)
    change.reject(new Error('refused'))
    await expect(changing).rejects.toThrow('refused')
    expect(shown()).toBe(1)
  })

  test('an older change that fails leaves the newer one alone', async () => {
    const [older, newer] = [pending<number>(), pending<number>()]
    const first = changeIn<number>(likes, { expected: () => 10, run: older.run })
    const second = changeIn<number>(likes, { expected: () => 20, run: newer.run })
    older.reject(new Error('refused'))
    await expect(first).rejects.toThrow()
    expect(shown()).toBe(20)
    newer.resolve(2)
    await second
    expect(shown()).toBe(2)
  })
})
