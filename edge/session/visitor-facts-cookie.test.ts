import { expect, test, vi } from 'vitest'
import { hintKey, MOST_VERIFIED, readHint, signHint } from './visitor-facts-cookie.ts'

const KEY = await hintKey('a-secret-of-this-edge')
const GUEST = { guestId: '0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f', token: null }
const CUSTOMER = { ...GUEST, token: 'a-token-of-a-customer' }

test.each([
  ['a count', 'cart', 3],
  ['nothing in the cart', 'cart', 0],
  ['a name with letters of Polish', 'user', { firstName: 'Łucja <b>' }],
  ['a guest', 'user', null],
] as const)('%s comes back as it was signed', async (_, name, value) => {
  expect(await readHint(KEY, CUSTOMER, name, await signHint(KEY, CUSTOMER, name, value))).toEqual(value)
})

test('a hint is worth nothing for anybody or anything else', async () => {
  const hint = await signHint(KEY, CUSTOMER, 'cart', 3)
  expect(hint).toMatch(/^[\w-]+\.[\w-]{22}$/)
  const other = { ...CUSTOMER, guestId: '5994a3a6-7781-47e7-ad94-7acbf4b7c55a' }
  const reads = [
    readHint(KEY, GUEST, 'cart', hint), // logged out meanwhile
    readHint(KEY, other, 'cart', hint),
    readHint(KEY, CUSTOMER, 'likes', hint), // a count of something else
    readHint(await hintKey('another-secret'), CUSTOMER, 'cart', hint),
    readHint(KEY, CUSTOMER, 'cart', undefined),
  ]
  expect(await Promise.all(reads)).toEqual([undefined, undefined, undefined, undefined, undefined])
})

test.each(['', '.', 'OQ', 'OQ.', 'OQ.AAAAAAAAAAAAAAAAAAAAAA', '%%%.###', 'OQ.A', `${'A'.repeat(500)}.AAAAAAAAAAAAAAAAAAAAAA`])(
  'a cookie that was made up tells nothing: %j',
  async (cookie) => expect(await readHint(KEY, GUEST, 'cart', cookie)).toBeUndefined(),
)

test('every other signature is refused, wherever it differs', async () => {
  const hint = await signHint(KEY, GUEST, 'cart', 3)
  const start = hint.indexOf('.') + 1
  for (let at = start; at < hint.length - 1; at++) {
    const changed = hint.slice(0, at) + (hint[at] === 'A' ? 'B' : 'A') + hint.slice(at + 1)
    expect(await readHint(KEY, GUEST, 'cart', changed)).toBeUndefined()
  }
})

test('what was found to be genuine is remembered, for the same session alone and for so many', async () => {
  const key = await hintKey('a-secret-of-this-test')
  const hint = await signHint(key, CUSTOMER, 'cart', 3)
  expect(await readHint(key, CUSTOMER, 'cart', hint)).toBe(3)
  const sign = vi.spyOn(crypto.subtle, 'sign')
  expect(await readHint(key, CUSTOMER, 'cart', hint)).toBe(3)
  expect(sign).not.toHaveBeenCalled()
  expect(await readHint(key, GUEST, 'cart', hint)).toBeUndefined()
  expect(await readHint(await hintKey('another-secret'), CUSTOMER, 'cart', hint)).toBeUndefined()

  for (let count = 0; count < MOST_VERIFIED; count++) await readHint(key, GUEST, 'cart', await signHint(key, GUEST, 'cart', count))
  sign.mockClear()
  expect(await readHint(key, CUSTOMER, 'cart', hint)).toBe(3)
  expect(sign).toHaveBeenCalledTimes(1)
  sign.mockRestore()
})
