import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CallResult } from './call-shop.ts'
import { inTurn, isUnderWay, TURN_WAIT_MS, whenSettled } from './in-turn.ts'
import { VISITOR_KEYS } from './visitor-store.ts'

const { cart } = VISITOR_KEYS
const OK: CallResult<number> = { ok: true, data: 1 }
const FAILED: CallResult<number> = { ok: false, failure: { kind: 'unreachable', status: 0, code: 'unreachable', fields: {} } }

let log: string[]
beforeEach(() => {
  log = []
  vi.useFakeTimers()
})

/** A change that takes a while. */
const change =
  (name: string, ms: number, result: CallResult<number> = OK) =>
  async () => {
    log.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, ms))
    log.push(`${name} ends`)
    return result
  }

/** Web Locks with one holder, which may be another tab that is frozen. */
function locks(isHeldElsewhere = false) {
  let last: Promise<unknown> = isHeldElsewhere ? new Promise(() => undefined) : Promise.resolve()
  const request = async (_name: string, { signal, steal = false }: LockOptions, hold: () => Promise<unknown>) => {
    const turn = steal ? Promise.resolve() : last
    const granted = turn.then(() => {
      signal?.throwIfAborted()
      return hold()
    })
    last = granted.catch(() => undefined)
    const aborted = new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    return signal ? Promise.race([granted, aborted]) : granted
  }
  vi.stubGlobal('navigator', { locks: { request } })
}

describe.each([
  ['with locks one after another', () => locks(), ['first begins', 'first ends', 'second begins', 'second ends']],
  [
    'with denied locks one after another',
    () => vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) } }),
    ['first begins', 'first ends', 'second begins', 'second ends'],
  ],
  ['without at once', () => vi.stubGlobal('navigator', {}), ['first begins', 'second begins', 'second ends', 'first ends']],
])('EXT-44: changes of a tab, %s', (_what, stub, order) => {
  beforeEach(stub)

  test('run in the order in which they were made', async () => {
    const both = Promise.all([inTurn(cart, change('first', 20)), inTurn(cart, change('second', 0))])
    await vi.runAllTimersAsync()
    expect(await both).toEqual([OK, OK])
    expect(log).toEqual(order)
  })

  test('what depends on them waits for all, and knows whether they were made', async () => {
    expect(isUnderWay(cart)).toBe(false)
    void inTurn(cart, change('first', 20, FAILED))
    void inTurn(cart, change('second', 20))
    expect(isUnderWay(cart)).toBe(true)
    const settled = whenSettled(cart).then((wereMade) => {
      log.push('order')
      return wereMade
    })
    await vi.runAllTimersAsync()
    expect(await settled).toBe(false)
    expect(log.at(-1)).toBe('order')
    expect(isUnderWay(cart)).toBe(false)
    expect(await whenSettled(cart)).toBe(true)
  })

  test('one that throws lets the next one run', async () => {
    const failing = inTurn(cart, async () => Promise.reject(new Error('a bug'))).catch((error: Error) => error.message)
    const next = inTurn(cart, change('next', 0))
    await vi.runAllTimersAsync()
    expect([await failing, await next]).toEqual(['a bug', OK])
  })
})

test('EXT-44: a lock that a frozen tab holds is taken from it after the longest call; other waits end with it', async () => {
  locks(true)
  const done = inTurn(cart, change('mine', 0))
  const settled = whenSettled(cart)
  await vi.advanceTimersByTimeAsync(TURN_WAIT_MS - 1)
  expect(log).toEqual([])
  await vi.advanceTimersByTimeAsync(2)
  expect(log).toEqual(['mine begins', 'mine ends'])
  expect([await done, await settled]).toEqual([OK, true])
})

test('EXT-44: a change that is under way ends also when its lock is taken', async () => {
  const taken = Promise.withResolvers<never>()
  const request = async (_name: string, _options: LockOptions, hold: () => Promise<unknown>) => Promise.race([hold(), taken.promise])
  vi.stubGlobal('navigator', { locks: { request } })
  const done = inTurn(cart, change('mine', 20))
  taken.reject(new DOMException('stolen', 'AbortError'))
  await vi.runAllTimersAsync()
  expect(await done).toEqual(OK)
})
