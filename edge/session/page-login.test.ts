import { expect, test, vi } from 'vitest'
import { isSameUser } from '#app/domain/account/page-login.ts'
import { isOfAnotherUser, isSurelyOfAnotherUser, loginName, presentLogin } from './page-login.ts'
import { inRequest, SECRET } from './test-world/in-request.ts'
import { signFact, signingKeyOf } from './visitor-facts-cookie.ts'

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
})

const nameOf = async (token: string, id?: number) => (await loginName(SECRET, session(token), id)) ?? ''
const userHint = async (token: string, id: number) =>
  `__Host-userHint=${await signFact(await signingKeyOf(SECRET), session(token), 'user', { firstName: null, id })}`
const login = (token: string) => `__Host-token=${token}`

/** A shop API that says to who is logged in who that is; null: it does not answer. */
function shopApi(id: number | null) {
  const asked = vi.fn(async (_url: string, { headers }: RequestInit) => {
    if (id === null) throw new Error('away')
    return Response.json({ data: new Headers(headers).has('authorization') ? { firstName: 'A', id } : null })
  })
  vi.stubGlobal('fetch', asked)
  return asked
}

// Of a page of Anna, whose id is 7, the users by now: [what the cookies say, what is sure, calls that this takes].
test.each<[string, string, number | null, [boolean, boolean, number]]>([
  ['nobody', '', 7, [false, false, 0]],
  ['Anna', login(ANNA), 7, [false, false, 0]],
  ['Anna, who has logged in again', login(ANNA_AGAIN), 7, [true, false, 1]],
  ['somebody else, whom no cookie names', login(PRO), 8, [true, true, 1]],
  ['somebody, and the shop API does not say who', login(PRO), null, [true, true, 1]],
  ['Anna, who has logged in again, as a cookie says', `${login(ANNA_AGAIN)}; ${await userHint(ANNA_AGAIN, 7)}`, 7, [false, false, 0]],
  ['somebody else, as a cookie says', `${login(PRO)}; ${await userHint(PRO, 8)}`, 7, [true, true, 0]],
])('EXT-44: a page of a user, while the session is that of %s', async (_who, cookie, id, [seems, is, calls]) => {
  const asked = shopApi(id)
  const headers = { 'page-login': await nameOf(ANNA, 7) }
  expect((await inRequest({ cookie, headers }, isOfAnotherUser)).value).toBe(seems)
  const { value, set } = await inRequest({ cookie, headers }, isSurelyOfAnotherUser)
  expect([value, asked.mock.calls.length]).toEqual([is, calls])
  // The next call knows.
  expect(set.map((line) => line.split('=')[0])).toEqual(calls === 1 && id !== null ? ['__Host-userHint'] : [])
})

test.each([
  ['that does not say for whom it was made', null, {}, false],
  ['of a guest', '', {}, true],
  ['that knows no user', (await nameOf(ANNA)).split('.')[0] ?? '', {}, true],
  ['without a secret', await nameOf(ANNA, 7), { VISITOR_FACTS_SECRET: '' }, true],
])('EXT-44: a page %s asks nobody', async (_what, name, env, is) => {
  const asked = shopApi(7)
  const headers: Record<string, string> = name === null ? {} : { 'page-login': name }
  expect((await inRequest({ cookie: login(ANNA_AGAIN), headers, env }, isSurelyOfAnotherUser)).value).toBe(is)
  expect(asked).not.toHaveBeenCalled()
})

test('EXT-44: the present login is named with its user, where a cookie of it says who that is', async () => {
  const cookie = `${login(ANNA)}; ${await userHint(ANNA, 7)}`
  expect((await inRequest({ cookie }, (c) => presentLogin(c))).value).toBe(await nameOf(ANNA, 7))
  expect((await inRequest({ cookie }, (c) => presentLogin(c, session(ANNA_AGAIN)))).value).toBe(await nameOf(ANNA_AGAIN))
})
