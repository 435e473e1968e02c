import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { type FieldChecks, formErrors, isRequired, OPTIONAL, serverErrors } from './form-checks.ts'
import { firstBroken, VALIDATORS } from './validation.ts'

const CHECKS = {
  email: [
    { validator: 'required', text: 'Podaj e-mail.' },
    { validator: 'email', text: 'Zły e-mail.' },
  ],
  phone: [
    { validator: OPTIONAL, text: '' },
    { validator: 'phone', text: 'Zły telefon.' },
  ],
  terms: [{ validator: 'agreement', text: 'Zaakceptuj.' }],
} satisfies FieldChecks

const GOOD = { email: 'ala@patyna.pl', phone: '', terms: true }
const silent = () => {}

test.each([
  ['nothing is wrong', {}, {}],
  ['VAL-21: of an empty address only the first rule speaks', { email: '' }, { email: 'Podaj e-mail.' }],
  ['the second when the first is kept', { email: 'ala' }, { email: 'Zły e-mail.' }],
  ['what is optional may be empty', { phone: '' }, {}],
  ['or not be there at all', { phone: undefined }, {}],
  ['but what is typed there must be right', { phone: '12' }, { phone: 'Zły telefon.' }],
  ['GAP-104: an agreement is a rule as others are', { terms: false }, { terms: 'Zaakceptuj.' }],
  ['each field has its own error', { email: '', terms: false }, { email: 'Podaj e-mail.', terms: 'Zaakceptuj.' }],
])('%s', (_sentence, values, errors) => {
  expect(formErrors({ ...GOOD, ...values }, CHECKS, silent)).toEqual(errors)
})

test('that a field is optional is no rule, and is not logged as one', () => {
  const log = vi.fn<(message: string) => void>()
  formErrors({ ...GOOD, phone: '123456789' }, CHECKS, log)
  expect(log).not.toHaveBeenCalled()
})

test('VAL-22, VAL-23: an unknown rule of a form is logged and skipped', () => {
  const log = vi.fn<(message: string) => void>()
  expect(formErrors({ name: '' }, { name: [{ validator: 'toString', text: 'Zły napis.' }] }, log)).toEqual({})
  expect(log.mock.calls).toEqual([['Unknown validator: toString']])
})

test('VAL-29: what must be filled or agreed to gets an asterisk', () => {
  expect([CHECKS.email, CHECKS.phone, CHECKS.terms].map(isRequired)).toEqual([true, false, true])
})

test.each([
  ['of a rule that the form knows', { email: 'incorrectEmailErrorMessage' }, { email: 'Zły e-mail.' }, false],
  ['that only the server knows', { email: 'emailTakenErrorMessage' }, { email: 'Zajęty.' }, false],
  ['without words', { email: 'incorrectValueErrorMessage' }, {}, true],
  ['of a field that the form has not', { token: 'requiredErrorMessage' }, {}, true],
  ['beside one without a field', { email: 'emailTakenErrorMessage', token: 'requiredErrorMessage' }, { email: 'Zajęty.' }, true],
  ['of a name that every object has', { toString: 'requiredErrorMessage' }, {}, true],
])('GAP-115: an error %s', (_sentence, sent, fields, hasOthers) => {
  expect(serverErrors(sent, CHECKS, { emailTakenErrorMessage: 'Zajęty.' })).toEqual({ fields, hasOthers })
})

const anyCheck = fc.record({
  validator: fc.constantFrom(...Object.keys(VALIDATORS), 'unknown'),
  number: fc.nat({ max: 20 }),
  text: fc.string(),
})

test('VAL-21: a form says of any field what its first broken rule says, and nothing when none is broken', () => {
  fc.assert(
    fc.property(fc.array(anyCheck, { maxLength: 5 }), fc.oneof(fc.string(), fc.boolean(), fc.array(fc.string())), (checks, value) => {
      const said = formErrors({ field: value }, { field: checks }, silent).field
      const broken = checks.find((check) => firstBroken(value, [check], silent) !== null)
      expect(said).toBe(broken?.text)
    }),
  )
})
