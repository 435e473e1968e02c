import { expect, test, vi } from 'vitest'
import { keepAccount } from './keep-account.client.ts'
import { testDocument } from '../../testing/test-document.ts'

const CALLS = ['/shop/client/password/change', '/auth/standard', '/shop/client/details', '/shop/client/addresses']
const ORDERED = { email: 'gosc@patyna.test', details: { firstName: 'Hanna' }, address: { city: 'Łódź' } } as unknown as Parameters<
  typeof keepAccount
>[1]

test.each([
  ['all of it', null, true, 4, [], 1],
  ['nothing, where the password is refused', '/shop/client/password/change', false, 1, [], 0],
  ['the account, where nobody can be logged in', '/auth/standard', true, 2, ['login: 422 INVALID'], 0],
  ['all but the name', '/shop/client/details', true, 4, ['changeDetails: 422 INVALID'], 1],
  ['all but the address', '/shop/client/addresses', true, 4, ['saveAddress: 422 INVALID'], 1],
])('GAP-149: of an order an account keeps %s', async (_what, refused, isKept, count, logged, tellings) => {
  const sent: [string, unknown][] = []
  const notes: string[] = []
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('document', testDocument())
  vi.stubGlobal('localStorage', { setItem: (_key: string, note: string) => notes.push(note) })
  vi.stubGlobal('fetch', async (path: string, { body, method }: RequestInit) => {
    if (method !== 'GET') sent.push([path, JSON.parse(String(body))])
    return path === refused ? Response.json({ error: { code: 'INVALID' } }, { status: 422 }) : Response.json({ data: {} })
  })
  expect((await keepAccount('krzeslo-1962', ORDERED)).ok).toBe(isKept)
  expect(sent.map(([path]) => path)).toEqual(CALLS.slice(0, count))
  expect(sent.slice(2).map(([, body]) => body)).toEqual([ORDERED.details, ORDERED.address].slice(0, Math.max(0, count - 2)))
  expect(warn.mock.calls.flat()).toEqual(logged)
  // The login tells other tabs, and so does what came after it.
  expect(notes).toHaveLength(2 * tellings)
})

const HAS_PASSWORD = { status: 422, error: { code: 'INVALID', fields: { oldPassword: 'x' } } }
const TOKEN_ENDED = { status: 401, error: { code: 'UNAUTHORIZED' } }

test.each([
  ['a password, and with the one that was typed it goes on', HAS_PASSWORD, 200, true, CALLS],
  ['a password, and with the one that was typed it is refused', HAS_PASSWORD, 401, false, CALLS.slice(0, 2)],
  ['that its token has ended, and with the password that was typed it goes on', TOKEN_ENDED, 200, true, CALLS],
  ['that its token has ended, and with the password that was typed it is refused', TOKEN_ENDED, 401, false, CALLS.slice(0, 2)],
])('GAP-149: a try after one whose answer was lost finds %s', async (_what, { status: refused, error }, status, isKept, calls) => {
  const sent: string[] = []
  vi.stubGlobal('document', testDocument())
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method !== 'GET') sent.push(path)
    if (path === CALLS[0]) return Response.json({ error }, { status: refused })
    return path === CALLS[1] ? Response.json({ data: {}, error: { code: 'INVALID' } }, { status }) : Response.json({ data: {} })
  })
  expect((await keepAccount('krzeslo-1962', ORDERED)).ok).toBe(isKept)
  expect(sent).toEqual(calls)
})
