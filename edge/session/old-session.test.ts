import { expect, test, vi } from 'vitest'
import { takeOldSession } from './old-session.ts'
import { inRequest } from './test-world/in-request.ts'

const [GUEST, OTHER] = ['0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f', '5994a3a6-7781-47e7-ad94-7acbf4b7c55a']
const [ANNA, AGAIN, PRO, DEAD] = ['a-token-of-anna-0001', 'a-token-of-anna-0002', 'a-token-of-a-pro-001', 'a-token-that-is-dead']
const USERS: Record<string, number> = { [ANNA]: 7, [AGAIN]: 7, [PRO]: 8 }
const NEW = '(new)'
const UNTIL = '2999-01-01'

let calls: number
function shopApi() {
  calls = 0
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    calls += 1
    const { [new Headers(init.headers).get('authorization')?.slice('Bearer '.length) ?? '']: id } = USERS
    return id === undefined
      ? Response.json({ error: { code: 'UNAUTHORIZED', message: '' } }, { status: 401 })
      : Response.json({ data: { firstName: 'A', id } })
  })
}

async function taken(cookie: string, until = UNTIL) {
  shopApi()
  const { value, set } = await inRequest({ cookie, env: { OLD_SESSIONS_UNTIL: until } }, async (c) => {
    await takeOldSession(c)
    return c.get('session')
  })
  const guestId = value.guestId === null || cookie.includes(value.guestId) ? value.guestId : NEW
  return { session: { ...value, guestId }, names: set.map((line) => line.replace(/=.+/, '')), calls }
}

const token = (value: string) => `token=${value}`
const guest = (value: string) => `ysguestId=${value}`

test.each([
  ['a login and its guest', [token(ANNA), guest(GUEST)], { guestId: GUEST, token: ANNA }],
  ['two logins of one user', [token(ANNA), token(AGAIN)], { guestId: NEW, token: ANNA }],
  ['a login that is dead beside one that is not', [token(DEAD), token(ANNA)], { guestId: NEW, token: ANNA }],
  ['logins of two users: of neither', [token(ANNA), token(PRO)], { guestId: NEW, token: null }],
  ['as many logins as are tried', [token(ANNA), token(AGAIN), token(DEAD)], { guestId: NEW, token: ANNA }],
  ['a login that is dead', [token(DEAD), guest(GUEST)], { guestId: GUEST, token: null }],
  ['a guest', [guest(GUEST)], { guestId: GUEST, token: null }],
  ['two guests: neither', [guest(GUEST), guest(OTHER)], { guestId: NEW, token: null }],
])('EXT-61: the session of an older build is taken over: %s', async (_what, cookies, session) => {
  expect((await taken(cookies.join('; '))).session).toEqual(session)
})

test('EXT-61: more tokens than older builds have set are not tried', async () => {
  const many = [ANNA, AGAIN, DEAD, PRO].map(token).join('; ')
  expect(await taken(many)).toMatchObject({ session: { guestId: NEW, token: null }, calls: 0 })
})

test.each([
  ['after its last day', token(ANNA), '2020-01-01', null],
  ['where no day is named', token(ANNA), '', null],
  ['where the browser has a guest id', `${token(ANNA)}; __Host-ysguestId=${GUEST}`, UNTIL, null],
  ['where the browser has a login', `${token(ANNA)}; __Host-token=${PRO}`, UNTIL, PRO],
  ['that is none', 'token=short; ysguestId=7', UNTIL, null],
])('EXT-61: none is taken over %s', async (_what, cookie, until, own) => {
  const { names, session, calls: made } = await taken(cookie, until)
  expect([names, session.token, made]).toEqual([[], own, 0])
})

test.each([
  ['that nobody is logged in by is deleted', DEAD, ['__Host-ysguestId', 'visitor', 'token=']],
  ['that somebody is logged in by gets the name of the shop’s own', ANNA, ['__Host-ysguestId', '__Host-token', 'token=', 'visitor']],
])('EXT-61: a token %s', async (_what, old, names) => expect((await taken(token(old))).names).toEqual(names))
