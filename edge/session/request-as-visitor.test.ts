import { expect, test } from 'vitest'
import { requestAsVisitor } from './request-as-visitor.ts'

const LOGIN = { guestId: null, token: 'a-token-of-a-customer' }
const GUEST = { ...LOGIN, token: null }

test.each([
  ['a refused token: the guest’s call follows', LOGIN, 401, 'UNAUTHORIZED', {}, [LOGIN, GUEST], GUEST],
  ['a refused token where a login is expected: the guest makes none', LOGIN, 401, 'UNAUTHORIZED', { expectsLogin: true }, [LOGIN], GUEST],
  ['a guest who is refused: nothing is sent twice', GUEST, 401, 'UNAUTHORIZED', {}, [GUEST], GUEST],
  ['a wrong password: the login stays', LOGIN, 401, 'INVALID_CREDENTIALS', {}, [LOGIN], LOGIN],
  ['what is forbidden: the login stays', LOGIN, 403, 'UNAUTHORIZED', {}, [LOGIN], LOGIN],
])('GAP-102: %s', async (_what, session, status, code, options, sent, after) => {
  const sessions: unknown[] = []
  const request = async (of: typeof session) => {
    sessions.push(of)
    return Response.json({ error: { code } }, { status })
  }
  expect((await requestAsVisitor<typeof session>(session, request, options)).session).toEqual(after)
  expect(sessions).toEqual(sent)
})
