import { expect, test } from 'vitest'
import type { EdgeBindings } from '../env.ts'
import { missingBindings, REQUIRED_BINDINGS, REQUIRED_SECRETS } from './required-bindings.ts'

const SECRET = '0123456789abcdef'
const bound = Object.fromEntries([
  ...REQUIRED_SECRETS.map((name) => [name, SECRET]),
  ...REQUIRED_BINDINGS.map((name) => [name, {}]),
]) as unknown as EdgeBindings

test('with all secrets and bindings none is missing', () => expect(missingBindings(bound)).toEqual([]))

test.each(REQUIRED_SECRETS)('%s is named where it is absent, empty or too short', (name) => {
  for (const value of [undefined, '', SECRET.slice(1)]) expect(missingBindings({ ...bound, [name]: value } as EdgeBindings)).toEqual([name])
})

test.each(REQUIRED_BINDINGS)('%s is named where it is not bound', (name) => {
  expect(missingBindings({ ...bound, [name]: undefined } as EdgeBindings)).toEqual([name])
})
