import { expect, test } from 'vitest'
import type { EdgeBindings } from '../env.ts'
import { missingSecrets, REQUIRED_SECRETS } from './required-secrets.ts'

const SECRET = '0123456789abcdef'
const bound = Object.fromEntries(REQUIRED_SECRETS.map((name) => [name, SECRET])) as unknown as EdgeBindings

test('with all secrets none is missing', () => expect(missingSecrets(bound)).toEqual([]))

test.each(REQUIRED_SECRETS)('%s is named where it is absent, empty or too short', (name) => {
  for (const value of [undefined, '', SECRET.slice(1)]) expect(missingSecrets({ ...bound, [name]: value } as EdgeBindings)).toEqual([name])
})
