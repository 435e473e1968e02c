import { expect, test } from 'vitest'
import type { Session } from '../edge-context.ts'
import { keepSession, loggedIn, loggedOut, withGuest } from './session-changes.ts'
import { inRequest } from './test-world/in-request.ts'

const [GUEST, OTHER] = ['0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f', '5994a3a6-7781-47e7-ad94-7acbf4b7c55a']
const [TOKEN, NEWER] = ['a-token-of-a-customer', 'another-token-of-her']
const OF_GUEST = `__Host-ysguestId=${GUEST}`
const OF_USER = `${OF_GUEST}; __Host-token=${TOKEN}`
const ORDERED = '__Host-guestOrder=a-token-of-an-order'

test.each<[string, string, Session, string[]]>([
  ['a stranger stays one', '', { guestId: null, token: null }, []],
  ['a guest is new', '', { guestId: GUEST, token: null }, [OF_GUEST, 'visitor=1']],
  ['nothing has changed', `${OF_USER}; visitor=1`, { guestId: GUEST, token: TOKEN }, []],
  ['nothing but that scripts are told', OF_GUEST, { guestId: GUEST, token: null }, ['visitor=1']],
  ['a login alone is a session, too', `__Host-token=${TOKEN}`, { guestId: null, token: TOKEN }, ['visitor=1']],
  [
    'a login replaces the guest, and ends the token of an order',
    `${OF_GUEST}; ${ORDERED}; visitor=1`,
    { guestId: OTHER, token: TOKEN },
    [`__Host-ysguestId=${OTHER}`, `__Host-token=${TOKEN}`, '__Host-guestOrder=', 'visitor=1'],
  ],
  ['a login of somebody else', `${OF_USER}; visitor=1`, { guestId: GUEST, token: NEWER }, [`__Host-token=${NEWER}`]],
  ['the token was refused', `${OF_USER}; visitor=1`, { guestId: GUEST, token: null }, ['__Host-token=']],
  ['a guest keeps the token of an order', `${OF_GUEST}; ${ORDERED}; visitor=1`, { guestId: GUEST, token: null }, []],
])('GAP-102, GAP-103: %s', async (_what, cookie, session, set) => {
  expect((await inRequest({ cookie }, (c) => keepSession(c, session))).set).toEqual(set)
})

test('GAP-101, GAP-103: who logs in or out has a new guest id; a guest who logs out keeps the cart (EXT-45)', () => {
  const [one, other] = [loggedIn(TOKEN), loggedIn(TOKEN)]
  expect([one.token, one.guestId === other.guestId]).toEqual([TOKEN, false])
  const after = loggedOut({ guestId: GUEST, token: TOKEN })
  expect([after.token, after.guestId === GUEST]).toEqual([null, false])
  expect(loggedOut({ guestId: GUEST, token: null })).toEqual({ guestId: GUEST, token: null })
})

test('GAP-103: the first call makes a guest id, which stays', () => {
  const guest = withGuest({ guestId: null, token: TOKEN })
  expect([guest.token, withGuest(guest)]).toEqual([TOKEN, guest])
  expect(guest.guestId).toMatch(/^[\w-]{36}$/)
})

test('EXT-61: a login and its end reach the panels', async () => {
  const env = { PARENT_DOMAIN: 'shop.test' }
  const logIn = await inRequest({ env }, (c) => keepSession(c, { guestId: null, token: TOKEN }))
  expect(logIn.set).toContain(`token=${TOKEN}`)
  const logOut = await inRequest({ env, cookie: `${OF_USER}; token=${TOKEN}` }, (c) => keepSession(c, { guestId: GUEST, token: null }))
  expect(logOut.set).toContain('token=')
})
