import { expect, test } from 'vitest'
import { isSameUser } from './page-login.ts'

test.each([
  ['the same login', 'aaa.u1', 'aaa.u1', true],
  ['the same login, whose user one of them does not know', 'aaa', 'aaa.u1', true],
  ['another login of the same user', 'aaa.u1', 'bbb.u1', true],
  ['a login of another user', 'aaa.u1', 'bbb.u2', false],
  ['another login, of whose user nothing is known', 'aaa.u1', 'bbb', false],
  ['two logins, of whose users nothing is known', 'aaa', 'bbb', false],
  ['two logins with empty users', 'aaa.', 'bbb.u2', false],
  ['two logins, both with empty users', 'aaa.', 'bbb.', false],
  ['a name that was made up', 'bbb', 'aaa.bbb', false],
])('EXT-44: %s', (_what, one, other, isSame) => {
  expect([isSameUser(one, other), isSameUser(other, one)]).toEqual([isSame, isSame])
})
