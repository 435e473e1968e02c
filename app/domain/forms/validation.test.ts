import { describe, expect, test } from 'vitest'
import { firstBroken, MIN_PASSWORD_CHARACTERS, type Rule, VALIDATORS } from './validation.ts'

const errorOf = (value: unknown, ...rules: Rule[]) => firstBroken(value, rules, () => {})?.message ?? null
const rule = (validator: string, number?: number): Rule => ({ validator, ...(number !== undefined && { number }) })

describe('VAL-06: required fails with requiredErrorMessage', () => {
  test.each<[string, unknown, boolean]>([
    ['VAL-01: a number', 5, true],
    ['VAL-01, GAP-113: 0', 0, true],
    ['GAP-113: NaN', Number.NaN, false],
    ['VAL-02: a text', 'a', true],
    ['VAL-02: an empty text', '', false],
    ['GAP-113: blanks', '   ', false],
    ['VAL-03: a list', [0], true],
    ['VAL-03: a list of anything', [''], true],
    ['VAL-03: an empty list', [], false],
    ['VAL-04: true', true, true],
    ['GAP-113: false', false, false],
    ['VAL-05: an object whose fields are all filled', { city: 'Łódź', number: 4 }, true],
    ['VAL-05: an object with an empty field', { city: 'Łódź', street: '' }, false],
    ['GAP-113: an empty object', {}, false],
    ['GAP-113: null', null, false],
    ['nothing at all', undefined, false],
  ])('%s', (_sentence, value, passes) => {
    expect(errorOf(value, rule('required'))).toBe(passes ? null : 'requiredErrorMessage')
  })
})

test.each<[string, Rule, unknown, boolean]>([
  ['VAL-07: eight characters', rule('password'), '12345678', true],
  ['VAL-07: seven characters', rule('password'), '1234567', false],
  ['VAL-07: four characters of two units each', rule('password'), '🪑🛋🛏🕯', false],
  ['VAL-09: an address', rule('email'), 'ala@patyna.pl', true],
  ['VAL-09: a top-level domain of two letters', rule('email'), 'a@b.c', false],
  ['VAL-09: a long top-level domain', rule('email'), 'anna@studio.photography', true],
  ['VAL-09: a top-level domain of letters', rule('email'), 'a@b.c1', false],
  ['GAP-111: no blanks', rule('email'), 'a b@c.pl', false],
  ['GAP-111: one @', rule('email'), 'a@b@c.pl', false],
  ['GAP-111: at most 254 characters', rule('email'), `${'a'.repeat(249)}@b.pl`, true],
  ['GAP-111: not 255', rule('email'), `${'a'.repeat(250)}@b.pl`, false],
  ['VAL-11, CNS-02: nine digits', rule('phone'), '123456789', true],
  ['VAL-11: eight digits', rule('phone'), '12345678', false],
  ['VAL-11: ten digits', rule('phone'), '1234567890', false],
  ['VAL-12: parentheses', rule('phone'), '(123)456789', true],
  ['VAL-12: one parenthesis', rule('phone'), '(123456789', false],
  ['VAL-13: dashes', rule('phone'), '123-456-789', true],
  ['VAL-13: dots', rule('phone'), '123.456.789', true],
  ['VAL-13: spaces', rule('phone'), '(123) 456 789', true],
  ['VAL-13: slashes', rule('phone'), '123/456/789', false],
  ['GAP-112: the prefix of Poland is no mistake', rule('phone'), '+48 501 234 567', true],
  ['GAP-112: as it is dialled', rule('phone'), '0048501234567', true],
  ['GAP-112: in pieces', rule('phone'), '00 48 501-234-567', true],
  ['GAP-112: a number of Germany', rule('phone'), '0049 1512 3456789', true],
  ['GAP-112: the prefix of Poland alone', rule('phone'), '+48', false],
  ['VAL-15: at least three', rule('minCharactersNumber', 3), 'abc', true],
  ['VAL-15: two are fewer', rule('minCharactersNumber', 3), 'ab', false],
  ['VAL-17: at most three', rule('maxCharactersNumber', 3), 'abc', true],
  ['VAL-17: four are more', rule('maxCharactersNumber', 3), 'abcd', false],
  ['VAL-19: exactly three', rule('exactCharactersNumber', 3), 'abc', true],
  ['VAL-19: two are not three', rule('exactCharactersNumber', 3), 'ab', false],
  ['VAL-19: four are not three', rule('exactCharactersNumber', 3), 'abcd', false],
  ['DLV-12: a postal code', rule('zipCode'), '00-950', true],
  ['GAP-117: no postal code', rule('zipCode'), '', false],
  ['GAP-104: an agreement', rule('agreement'), true, true],
  ['GAP-104: no agreement', rule('agreement'), false, false],
  ['GAP-114: a tax number', rule('nip'), '526-10-40-828', true],
  ['GAP-114: a tax number of eleven digits', rule('nip'), '52610408281', false],
  ['GAP-114: a tax number of nine digits', rule('nip'), '526104082', false],
  ['GAP-114: a tax number with the letters of Poland before it', rule('nip'), 'PL 526.104.08.28', true],
  ['GAP-114: with those of another country', rule('nip'), 'DE5261040828', false],
  ['GAP-114: nothing', rule('nip'), 'ten digits', false],
  ['GAP-114: a tax number with a wrong check digit', rule('nip'), '5261040829', false],
  ['GAP-114: a tax number whose sum leaves ten, which no digit says', rule('nip'), '0200000000', false],
])('%s', (_sentence, only, value, passes) => {
  expect(errorOf(value, only) === null).toBe(passes)
})

test.each([
  ['VAL-08', 'password', 'passwordLengthErrorMessage'],
  ['VAL-10', 'email', 'incorrectEmailErrorMessage'],
  ['VAL-14', 'phone', 'incorrectPhoneErrorMessage'],
  ['EXT-12', 'anyPhone', 'incorrectAnyPhoneErrorMessage'],
  ['VAL-16', 'minCharactersNumber', 'minCharactersNumberErrorMessage'],
  ['VAL-18', 'maxCharactersNumber', 'maxCharactersNumberErrorMessage'],
  ['VAL-20', 'exactCharactersNumber', 'charactersNumberErrorMessage'],
  ['GAP-114', 'zipCode', 'incorrectZipCodeErrorMessage'],
  ['GAP-114', 'agreement', 'agreementRequiredErrorMessage'],
  ['GAP-114', 'nip', 'incorrectNipErrorMessage'],
] as const)('%s: the message of %s is %s', (_id, name, message) => {
  expect(VALIDATORS[name].message).toBe(message)
})

test('VAL-15: an error tells the number that its message mentions', () => {
  expect(firstBroken('ab', [rule('minCharactersNumber', 3)], () => {})).toMatchObject({
    message: 'minCharactersNumberErrorMessage',
    number: 3,
  })
})

test('CNS-01: a password has at least 8 characters', () => expect(MIN_PASSWORD_CHARACTERS).toBe(8))
