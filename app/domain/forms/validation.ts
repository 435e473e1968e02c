// The rules of form fields (spec §5). A rule = a row in VALIDATORS and a message in validations.json of every language.
import { isPostalCode, postalCodeIn } from '../delivery/postal-code.ts'

/** Key of a message in the namespace validations. */
export type MessageKey = (typeof VALIDATORS)[ValidatorName]['message']

/** A rule of a field, as forms list it; `number` is for the rules that take one. */
export interface Rule {
  validator: string
  number?: number
  /** For the rules of a country's own forms: the form, as the source of a regular expression. */
  pattern?: string
}

interface Validator {
  message: string
  passes: (value: unknown, number: number, pattern: string) => boolean
}

/** Spec §9. */
export const MIN_PASSWORD_CHARACTERS = 8
export const MAX_EMAIL_CHARACTERS = 254
// GAP-111. Lengths are checked first, which bounds the time that a pattern may take.
export const EMAIL = /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/
// GAP-112: nine digits in threes, as they are sent.
export const PHONE = /^(?:\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]?\d{3}$/
/** Of any country but Poland, with its prefix (EXT-12). */
export const PREFIXED_PHONE = /^[+](?:[1-35-9]|4[0-79])(?:[-. ]?\d){5,14}$/

const isText = (value: unknown): value is string => typeof value === 'string'
/** In characters (code points), as JSON Schema counts; an emoji has two UTF-16 units. */
const length = (value: unknown) => (isText(value) ? [...value].length : 0)

export const VALIDATORS = {
  required: { message: 'requiredErrorMessage', passes: isFilled },
  password: { message: 'passwordLengthErrorMessage', passes: (value) => length(value) >= MIN_PASSWORD_CHARACTERS },
  email: {
    message: 'incorrectEmailErrorMessage',
    passes: (value) => isText(value) && value.length <= MAX_EMAIL_CHARACTERS && EMAIL.test(value),
  },
  phone: { message: 'incorrectPhoneErrorMessage', passes: (value) => isText(value) && isSentPhone(plainPhone(value)) },
  minCharactersNumber: { message: 'minCharactersNumberErrorMessage', passes: (value, number) => length(value) >= number },
  maxCharactersNumber: { message: 'maxCharactersNumberErrorMessage', passes: (value, number) => length(value) <= number },
  exactCharactersNumber: { message: 'charactersNumberErrorMessage', passes: (value, number) => length(value) === number },
  zipCode: { message: 'incorrectZipCodeErrorMessage', passes: (value) => isText(value) && isPostalCode(value) },
  agreement: { message: 'agreementRequiredErrorMessage', passes: (value) => value === true },
  nip: { message: 'incorrectNipErrorMessage', passes: (value) => isText(value) && isNip(plainNip(value)) },
  // The rules of phone, postal code and tax number where they depend on the country (EXT-12).
  anyPhone: {
    message: 'incorrectAnyPhoneErrorMessage',
    passes: (value) => isText(value) && isSentPhone(plainPhone(value)),
  },
  phoneOf: { message: 'incorrectPhoneOfErrorMessage', passes: hasForm },
  postalCodeOf: {
    message: 'incorrectPostalCodeOfErrorMessage',
    passes: (value, _number, pattern) => isText(value) && isShort(value) && postalCodeIn(value, pattern) !== null,
  },
  taxNumberOf: {
    message: 'incorrectTaxNumberErrorMessage',
    passes: (value, _number, pattern) => isText(value) && hasForm(plainTaxNumber(value), 0, pattern),
  },
} as const satisfies Record<string, Validator>

export type ValidatorName = keyof typeof VALIDATORS

/**
 * The first rule that a value breaks with its message, or null; whatever else a caller keeps in the rule comes along. An unknown rule is logged
 * and skipped (spec §5).
 */
export function firstBroken<Known extends Rule>(
  value: unknown,
  rules: readonly Known[],
  log: (message: string) => void,
): (Known & { message: MessageKey }) | null {
  for (const rule of rules) {
    const { validator, number = 0, pattern = '' } = rule
    if (!isValidator(validator)) log(`Unknown validator: ${validator}`)
    else if (!VALIDATORS[validator].passes(value, number, pattern)) return { ...rule, message: VALIDATORS[validator].message }
  }
  return null
}

/** Whether a rule of this name exists. */
export function isValidator(name: string): name is ValidatorName {
  return Object.hasOwn(VALIDATORS, name)
}

/** A number, a text, a list with something in it, true, or an object whose fields are all filled (spec §5, GAP-113). */
function isFilled(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isNaN(value)
  if (isText(value)) return value.trim() !== ''
  if (Array.isArray(value)) return value.length > 0
  if (typeof value !== 'object' || value === null) return value === true
  const fields: unknown[] = Object.values(value)
  return fields.length > 0 && fields.every(isFilled)
}

/** Longest value that is held against a form, which bounds the time that it may take. */
const MAX_FORM_CHARACTERS = 40

function hasForm(value: unknown, _number: number, pattern: string): boolean {
  return isText(value) && isShort(value) && new RegExp(pattern).test(value)
}

function isShort(value: string): boolean {
  return value.length <= MAX_FORM_CHARACTERS
}

/** A phone number as it is sent: Polish in nine digits, any other with its prefix. */
export function isSentPhone(text: string): boolean {
  return PHONE.test(text) || PREFIXED_PHONE.test(text)
}

/** A typed phone number with "+" for a dialled "00", and without the prefix of Poland, where numbers have none (GAP-112). */
export function plainPhone(typed: string): string {
  return typed.replace(/^00[-. ]?(?=[1-9])/, '+').replace(/^[+]48[-. ]?/, '')
}

/** A typed NIP without the letters of Poland and what else companies write between its digits. */
export function plainNip(typed: string): string {
  return typed.replace(/^PL[-. ]?/i, '').replace(/[./]/g, '')
}

/** A tax number without separators and in capitals. */
export function plainTaxNumber(typed: string): string {
  return typed.replace(/[-. /]/g, '').toUpperCase()
}

/** Polish tax number as it is sent: ten digits, the last one a weighted sum of the others modulo 11. */
export function isNip(text: string): boolean {
  const digits = text.replace(/[- ]/g, '')
  if (!/^\d{10}$/.test(digits)) return false
  const sum = [6, 5, 7, 2, 3, 4, 5, 6, 7].reduce((total, weight, index) => total + weight * Number(digits.charAt(index)), 0)
  return sum % 11 === Number(digits.charAt(9))
}
