import { expect, test, vi } from 'vitest'
import { MAX_VERIFIED, readSignedFact, signingKeyOf, signFact } from './visitor-facts-cookie.ts'

const KEY = await signingKeyOf('a-secret-of-this-edge')
const GUEST = { guestId: '0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f', token: null }
const CUSTOMER = { ...GUEST, token: 'a-token-of-a-customer' }

test.each([
  ['a count', 'cart', 3],
  ['nothing in the cart', 'cart', 0],
  ['a name with letters that Base64 writes as + and /', 'user', { firstName: 'Ðoño <b>' }],
  ['a guest', 'user', null],
] as const)('%s comes back as it was signed', async (_, name, value) => {
  expect(await readSignedFact(KEY, CUSTOMER, name, await signFact(KEY, CUSTOMER, name, value))).toEqual(value)
})

test('a signed fact is valid for its session and its name alone', async () => {
  const cookie = await signFact(KEY, CUSTOMER, 'cart', 3)
  expect(cookie).toMatch(/^[\w-]+\.[\w-]{22}$/)
  const other = { ...CUSTOMER, guestId: '5994a3a6-7781-47e7-ad94-7acbf4b7c55a' }
  const reads = [
    readSignedFact(KEY, GUEST, 'cart', cookie), // logged out meanwhile
    readSignedFact(KEY, other, 'cart', cookie),
    readSignedFact(KEY, CUSTOMER, 'likes', cookie), // a count of something else
    readSignedFact(await signingKeyOf('another-secret'), CUSTOMER, 'cart', cookie),
    readSignedFact(KEY, CUSTOMER, 'cart', undefined),
  ]
  expect(await Promise.all(reads)).toEqual([undefined, undefined, undefined, undefined, undefined])
})

test.each(['', '.', 'OQ', 'OQ.', 'OQ.AAAAAAAAAAAAAAAAAAAAAA', '%%%.###', 'OQ.A', `${'A'.repeat(500)}.AAAAAAAAAAAAAAAAAAAAAA`])(
  'a cookie that was made up tells nothing: %j',
  async (cookie) => expect(await readSignedFact(KEY, GUEST, 'cart', cookie)).toBeUndefined(),
)

test('every other signature is refused, wherever it differs', async () => {
  const cookie = await signFact(KEY, GUEST, 'cart', 3)
  const start = cookie.indexOf('.') + 1
  for (let at = start; at < cookie.length - 1; at++) {
    const changed = cookie.slice(0, at) + (cookie[at] === 'A' ? 'B' : 'A') + cookie.slice(at + 1)
    expect(await readSignedFact(KEY, GUEST, 'cart', changed)).toBeUndefined()
  }
})

test('verified cookies are remembered, for their session alone and up to a limit', async () => {
  const key = await signingKeyOf('a-secret-of-this-test')
  const cookie = await signFact(key, CUSTOMER, 'cart', 3)
  expect(await readSignedFact(key, CUSTOMER, 'cart', cookie)).toBe(3)
  const sign = vi.spyOn(crypto.subtle, 'sign')
  expect(await readSignedFact(key, CUSTOMER, 'cart', cookie)).toBe(3)
  expect(sign).not.toHaveBeenCalled()
  expect(await readSignedFact(key, GUEST, 'cart', cookie)).toBeUndefined()
  expect(await readSignedFact(await signingKeyOf('another-secret'), CUSTOMER, 'cart', cookie)).toBeUndefined()

  for (let count = 0; count < MAX_VERIFIED; count++) await readSignedFact(key, GUEST, 'cart', await signFact(key, GUEST, 'cart', count))
  sign.mockClear()
  expect(await readSignedFact(key, CUSTOMER, 'cart', cookie)).toBe(3)
  expect(sign).toHaveBeenCalledTimes(1)
})
