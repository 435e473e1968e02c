import { expect, test } from 'vitest'
import type { CallFailure } from '../../shop-api/browser/call-shop.ts'
import { accountRefusal } from './account-refusal.ts'

const checks = { email: [{ validator: 'email', text: 'To nie jest adres.' }], password: [] }
const labels = {
  ended: 'Wylogowano.',
  failed: 'Nie udało się.',
  throttled: { one: 'Poczekaj {n} minutę.', few: 'Poczekaj {n} minuty.', many: 'Poczekaj {n} minut.' },
  codes: { INVALID_CREDENTIALS: 'Zły adres lub hasło.' },
  fields: { emailTakenErrorMessage: 'Adres jest zajęty.' },
}
const refused = (status: number, code: string, rest: Partial<CallFailure> = {}): CallFailure => ({
  kind: 'refused',
  status,
  code,
  fields: {},
  ...rest,
})

test.each<[string, CallFailure, { errors: object; formError: string | null }]>([
  [
    'GAP-105: wrong credentials are one message above the form',
    refused(401, 'INVALID_CREDENTIALS'),
    { errors: {}, formError: 'Zły adres lub hasło.' },
  ],
  [
    'GAP-105: too many tries say how long to wait, in whole minutes',
    refused(429, 'TOO_MANY_REQUESTS', { retryAfterS: 121 }),
    { errors: {}, formError: 'Poczekaj 3 minuty.' },
  ],
  [
    'GAP-105: who knows of no time to wait waits a minute',
    refused(429, 'TOO_MANY_REQUESTS'),
    { errors: {}, formError: 'Poczekaj 1 minutę.' },
  ],
  [
    'GAP-115: what a field cannot say is said beside what one can',
    refused(422, 'INVALID', { fields: { email: 'incorrectEmailErrorMessage', token: 'incorrectValueErrorMessage' } }),
    { errors: { email: 'To nie jest adres.' }, formError: 'Nie udało się.' },
  ],
  ['GAP-105: a last second is a minute', refused(429, 'X', { retryAfterS: 1 }), { errors: {}, formError: 'Poczekaj 1 minutę.' }],
  [
    'GAP-104: a taken e-mail is said at its field',
    refused(409, 'CONFLICT', { fields: { email: 'emailTakenErrorMessage' } }),
    { errors: { email: 'Adres jest zajęty.' }, formError: null },
  ],
  [
    'GAP-115: a rule of the form in the words of the form',
    refused(422, 'INVALID', { fields: { email: 'incorrectEmailErrorMessage' } }),
    { errors: { email: 'To nie jest adres.' }, formError: null },
  ],
  [
    'what no field can say is said above the form',
    refused(422, 'INVALID', { fields: { token: 'incorrectValueErrorMessage' } }),
    { errors: {}, formError: 'Nie udało się.' },
  ],
  ['a shop that fails', refused(500, 'UNKNOWN'), { errors: {}, formError: 'Nie udało się.' }],
  [
    'a session that has ended is said, not to try again',
    { ...refused(401, 'UNAUTHORIZED'), kind: 'ended' },
    { errors: {}, formError: 'Wylogowano.' },
  ],
  ['nobody answers', { kind: 'unreachable', status: 0, code: 'unreachable', fields: {} }, { errors: {}, formError: 'Nie udało się.' }],
])('%s', (_sentence, failure, refusal) => {
  expect(accountRefusal(failure, { checks, labels, language: 'pl' })).toEqual(refusal)
})
