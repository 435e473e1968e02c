import { expect, test } from 'vitest'
import type { Profile } from '../../domain/account/profile.ts'
import { requested } from './requested-email.ts'

const emailChange = { email: 'nowa@patyna.test', awaits: ['NEW_EMAIL' as const] }

test.each([
  ['awaited', { email: 'stara@patyna.test', emailChange }, true],
  ['the account has it already', { email: 'nowa@patyna.test', emailChange: null }, true],
  ['as shops write it', { email: 'nowa@patyna.test' }, true, 'Nowa@Patyna.test'],
  ['neither', { email: 'stara@patyna.test', emailChange: null }, false],
  ['a shop API that does not say', { email: 'stara@patyna.test' }, false],
])('EXT-19, EXT-70: a requested e-mail is taken by the answer: %s', (_what, profile, isTaken, asked = 'nowa@patyna.test') => {
  expect(requested(profile as Profile, asked).ok).toBe(isTaken)
})
