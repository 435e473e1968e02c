import { fillSlots } from '../../domain/fill-slots.ts'
import type { FieldCheck, FieldChecks } from '../../domain/forms/form-checks.ts'
import type { CountryOption } from './country-option.ts'

/** Rules of the specification, which are Poland's, and those that take their place in another country. */
const RULES_OF_COUNTRIES = {
  phone: { validator: 'phoneOf', form: 'phone' },
  zipCode: { validator: 'postalCodeOf', form: 'postalCode' },
  nip: { validator: 'taxNumberOf', form: 'taxNumber' },
} as const

/** What is said when a value does not have the form of its country; `{example}` is open. */
export type CountryTexts = Readonly<Record<(typeof RULES_OF_COUNTRIES)[keyof typeof RULES_OF_COUNTRIES]['validator'], string>>

/** The checks of a form in a country (EXT-12). @param country undefined: none is chosen yet */
export function checksIn<Field extends string>(
  checks: FieldChecks<Field>,
  country: CountryOption | undefined,
  texts: CountryTexts,
): FieldChecks<Field> {
  const rows = Object.entries<readonly FieldCheck[]>(checks).map(([field, row]) => [
    field,
    row.map((check) => checkIn(check, country, texts)),
  ])
  return Object.fromEntries(rows) as FieldChecks<Field>
}

function checkIn(check: FieldCheck, country: CountryOption | undefined, texts: CountryTexts): FieldCheck {
  if (!country?.forms || !isOfCountries(check.validator)) return check
  const { validator, form } = RULES_OF_COUNTRIES[check.validator]
  const { pattern, example } = country.forms[form]
  return { validator, pattern, text: fillSlots(texts[validator], { example }) }
}

function isOfCountries(validator: string): validator is keyof typeof RULES_OF_COUNTRIES {
  return Object.hasOwn(RULES_OF_COUNTRIES, validator)
}
