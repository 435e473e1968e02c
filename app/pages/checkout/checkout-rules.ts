// Validation rules of the checkout forms, as tables (spec §5, GAP-31). Maximum lengths are those of the contract.
import type { FieldRules } from '../../domain/forms/form-checks.ts'
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

export const PAYMENT_RULES = { payment: [{ validator: 'required' }] } satisfies FieldRules

export const SUMMARY_RULES = {
  comment: [{ validator: 'maxCharactersNumber', number: TEXT_AREA_MAX }],
  personalDataAgreement: [{ validator: 'agreement' }],
  termsAgreement: [{ validator: 'agreement' }],
} satisfies FieldRules
