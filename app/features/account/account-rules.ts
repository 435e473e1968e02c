// Validation rules of the account forms, as tables (spec §5; GAP-35, GAP-104). Maximum lengths are those of the contract.
import { type FieldRules, OPTIONAL } from '../../domain/forms/form-checks.ts'

const EMAIL = [{ validator: 'required' }, { validator: 'email' }]
const LONGEST_PASSWORD = { validator: 'maxCharactersNumber', number: 128 }
const CHOSEN_PASSWORD = [{ validator: 'required' }, { validator: 'password' }, LONGEST_PASSWORD]
/** Other rules may have applied when it was chosen. */
const KNOWN_PASSWORD = [{ validator: 'required' }, LONGEST_PASSWORD]
const optionalLine = (number: number) => [{ validator: OPTIONAL }, { validator: 'maxCharactersNumber', number }]
const line = (number: number) => [{ validator: 'required' }, { validator: 'maxCharactersNumber', number }]

export const LOGIN_RULES = { email: EMAIL, password: KNOWN_PASSWORD } satisfies FieldRules

export const REGISTER_RULES = {
  email: EMAIL,
  password: CHOSEN_PASSWORD,
  termsAgreement: [{ validator: 'agreement' }],
  personalDataAgreement: [{ validator: 'agreement' }],
  newsletterAgreement: [],
} satisfies FieldRules

export const RESET_RULES = { email: EMAIL } satisfies FieldRules

export const NEW_PASSWORD_RULES = { password: CHOSEN_PASSWORD } satisfies FieldRules

export const CHANGE_PASSWORD_RULES = { oldPassword: KNOWN_PASSWORD, newPassword: CHOSEN_PASSWORD } satisfies FieldRules

export const EMAIL_CHANGE_RULES = { email: EMAIL, password: KNOWN_PASSWORD } satisfies FieldRules

export const DELETE_ACCOUNT_RULES = { password: KNOWN_PASSWORD } satisfies FieldRules

export const DETAILS_RULES = {
  firstName: optionalLine(64),
  lastName: optionalLine(64),
  phone: [{ validator: OPTIONAL }, { validator: 'anyPhone' }],
  defaultLangId: [{ validator: 'required' }],
} satisfies FieldRules

/** In another country its own rule takes the place of the last one of the postal code (`checksIn`, EXT-12). */
export const ADDRESS_RULES = {
  street: line(128),
  building: line(16),
  apartment: optionalLine(16),
  zipCode: [...line(16), { validator: 'zipCode' }],
  city: line(64),
  countryId: [{ validator: 'required' }],
} satisfies FieldRules
