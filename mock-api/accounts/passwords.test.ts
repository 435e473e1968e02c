import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

const passwords = createPasswords()

test('a hash is argon2id with the minimum of OWASP, and its own salt', async () => {
  const [first, second] = [await passwords.hash('krzeslo-1962'), await passwords.hash('krzeslo-1962')]
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(second).not.toBe(first)
  expect(await passwords.verify('krzeslo-1962', first)).toBe(true)
  expect(await passwords.verify('krzeslo-1963', first)).toBe(false)
})

test('one password written in two ways of Unicode is one', async () => {
  const stored = await passwords.hash('krze\u0301s\u0142o-1962')
  expect(await passwords.verify('krz\u00e9s\u0142o-1962', stored)).toBe(true)
})

test.each([null, 'not a hash', '$argon2i$v=19$m=8,t=1,p=1$AAAA$AAAA'])('with the stored hash %j nothing is right', async (stored) => {
  expect(await passwords.verify('', stored)).toBe(false)
  expect(await passwords.verify('krzeslo-1962', stored)).toBe(false)
})
