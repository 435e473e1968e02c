import { HOME_COUNTRY } from '../../domain/checkout/address.ts'
import type { CountryFormat } from '../../domain/checkout/country-formats.ts'
import { trunkPattern, typedPhonePattern } from '../../domain/checkout/phone-number.ts'
import { PREFIXED_PHONE } from '../../domain/forms/validation.ts'
import { typedTaxPattern } from '../../domain/checkout/tax-number.ts'
import { slots } from '../../domain/fill-slots.ts'
import type { Language } from '../../domain/language.ts'
import type { Translate } from '../../i18n/translator.ts'
import { countriesByName } from '../../reference/countries-by-name.ts'
import type { CountryTexts } from './country-checks.ts'
import type { CountryOption } from './country-option.ts'

/** The countries that are delivered to, by name. */
export function countryOptions(language: Language, t: Translate): readonly CountryOption[] {
  return countriesByName(language).map((format) => ({
    value: format.id,
    text: format.name,
    prefix: format.prefix,
    trunk: trunkPattern(format),
    forms: format.id === HOME_COUNTRY ? null : formsOf(format),
    phoneExample: format.phoneExample,
    taxName: format.taxName ?? t('common:vatNumber'),
    taxPrefix: format.taxPrefix,
  }))
}

/** A Polish number with its prefix, in a form of another country. */
const PREFIXED_HOME_PHONE = String.raw`^[+]48 ?\d{3}[-. ]?\d{3}[-. ]?\d{3}$`

/** The same numbers with "00" for their "+". */
const orDialled = (pattern: string) => pattern.replace('^[+]', '^(?:[+]|00[-. ]?)')

function formsOf(format: CountryFormat): CountryOption['forms'] {
  return {
    // Whoever has a phone of yet another country types its prefix.
    phone: {
      pattern: [typedPhonePattern(format), orDialled(PREFIXED_PHONE.source), orDialled(PREFIXED_HOME_PHONE)].join('|'),
      example: format.phoneExample,
    },
    postalCode: { pattern: `^${format.postalCode}$`, example: format.postalCodeExample },
    taxNumber: { pattern: typedTaxPattern(format), example: format.taxPrefix },
  }
}

/** What is said when a value does not have the form of its country. */
export function countryTexts(t: Translate): CountryTexts {
  return {
    phoneOf: t('validations:incorrectPhoneOfErrorMessage', slots('example')),
    postalCodeOf: t('validations:incorrectPostalCodeOfErrorMessage', slots('example')),
    taxNumberOf: t('validations:incorrectTaxNumberErrorMessage', slots('example')),
  }
}
