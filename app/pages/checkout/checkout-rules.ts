// Validation rules of the checkout forms, as tables (spec §5, GAP-31). Maximum lengths are those of the contract.
import { type FieldRules, OPTIONAL } from '../../domain/forms/form-checks.ts'
import { TEXT_AREA_MAX } from '../../domain/forms/text-area.ts'

const line = (number: number) => [{ validator: 'required' }, { validator: 'maxCharactersNumber', number }]

/** The invoice fields are validated only if an invoice is requested. */
export const CONTACT_RULES = {
  countryId: [{ validator: 'required' }],
  email: [{ validator: 'required' }, { validator: 'email' }],
  firstName: line(64),
  lastName: line(64),
  phone: [{ validator: 'required' }, { validator: 'phone' }],
  wantsInvoice: [],
  company: line(128),
  nip: [{ validator: 'required' }, { validator: 'nip' }],
  invoiceAddress: line(256),
} satisfies FieldRules

/** The last rule of the postal code is Poland's; other countries have their own in its place (features/country-fields). */
export const ADDRESS_RULES = {
  street: line(128),
  building: line(16),
  apartment: [{ validator: OPTIONAL }, { validator: 'maxCharactersNumber', number: 16 }],
  zipCode: [...line(16), { validator: 'zipCode' }],
  city: line(64),
  countryId: [{ validator: 'required' }],
} satisfies FieldRules

export const PAYMENT_RULES = { payment: [{ validator: 'required' }] } satisfies FieldRules

export const SUMMARY_RULES = {
  comment: [{ validator: 'maxCharactersNumber', number: TEXT_AREA_MAX }],
  personalDataAgreement: [{ validator: 'agreement' }],
  termsAgreement: [{ validator: 'agreement' }],
} satisfies FieldRules
