import { expect, test, vi } from 'vitest'
import type { CallResult, CallFailure } from './call-shop.ts'
import { createRepeatKey } from './repeat-key.ts'

const failure = (kind: CallFailure['kind'], status: number): CallResult<never> => ({
  ok: false,
  failure: { kind, status, code: 'X', fields: {} },
})
const DONE = { ok: true, data: null } as const

/** Idempotency keys of a sequence of calls with the given results. */
async function keysOf(calls: readonly (readonly [call: string, result: CallResult<unknown>])[]): Promise<string[]> {
  let made = 0
  const withKey = createRepeatKey(() => `key ${++made}`)
  const keys: string[] = []
  for (const [call, result] of calls) {
    await withKey(call, async (key) => {
      keys.push(key)
      return result
    })
  }
  return keys
}

test.each([
  ['that was done', DONE],
  ['that was refused', failure('refused', 409)],
] as const)('EXT-06: a call %s gets another key the next time', async (_what, result) => {
  expect(
    await keysOf([
      ['a', result],
      ['a', DONE],
    ]),
  ).toEqual(['key 1', 'key 2'])
})

test.each([
  ['without a response', failure('unreachable', 0)],
  ['that was cancelled', failure('cancelled', 0)],
  ['whose response the gateway did not get', failure('refused', 503)],
] as const)('EXT-06: a call %s keeps its key until it gets a response', async (_what, result) => {
  expect(
    await keysOf([
      ['a', result],
      ['a', result],
      ['a', DONE],
      ['a', DONE],
    ]),
  ).toEqual(['key 1', 'key 1', 'key 1', 'key 2'])
})

test('EXT-06: another call has another key', async () => {
  expect(
    await keysOf([
      ['a', failure('unreachable', 0)],
      ['b', DONE],
    ]),
  ).toEqual(['key 1', 'key 2'])
})

test('a key is made by http, too, where browsers have no randomUUID: a phone in the network of a developer', async () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const keys: string[] = []
  for (const withKey of [createRepeatKey(), createRepeatKey()]) {
    await withKey('a', async (key) => {
      keys.push(key)
      return DONE
    })
  }
  vi.unstubAllGlobals()
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{8,128}$/), expect.not.stringMatching(String(keys[0]))])
})
