import { expect, test, vi } from 'vitest'
import { isSameUser } from '#app/domain/account/page-login.ts'
import { loginName } from './page-login.ts'

const SECRET = 'a-secret-of-this-edge'
const session = (token: string | null) => ({ guestId: null, token })
const [ANNA, ANNA_AGAIN, PRO] = ['a-token-of-anna-0001', 'a-token-of-anna-0002', 'a-token-of-a-pro-001']

test('EXT-44: a login has a short name that reveals neither token nor id, and is the same each time', async () => {
  const name = await loginName(SECRET, session(ANNA), 7)
  expect(name).toMatch(/^[\w-]{16}\.[\w-]{16}$/)
  expect(await loginName(SECRET, session(ANNA), 7)).toBe(name)
  expect(await loginName(SECRET, session(ANNA), undefined)).toBe(name?.split('.')[0])
  expect(await loginName(SECRET, session(null), 7)).toBeNull()
})

test.each([
  ['another login of the same user', SECRET, ANNA_AGAIN, 7, true],
  ['a login of another user', SECRET, PRO, 8, false],
  ['another login, while nobody knows of whom', SECRET, ANNA_AGAIN, undefined, false],
  ['the names of another secret', 'another-secret', ANNA, 7, false],
])('EXT-44: %s', async (_what, secret, token, userId, isSame) => {
  const page = (await loginName(SECRET, session(ANNA), 7)) ?? ''
  expect(isSameUser(page, (await loginName(secret, session(token), userId)) ?? '')).toBe(isSame)
})

test('EXT-44: without a secret names have no user, because ids can be guessed', async () => {
  for (const secret of [undefined, '']) expect(await loginName(secret, session(ANNA), 7)).toMatch(/^[\w-]{16}$/)
})

test('EXT-44: a name is computed once', async () => {
  const secret = 'a-secret-of-this-test'
  await loginName(secret, session(ANNA), 7)
  const sign = vi.spyOn(crypto.subtle, 'sign')
  await loginName(secret, session(ANNA), 7)
  expect(sign).not.toHaveBeenCalled()
  sign.mockRestore()
})
