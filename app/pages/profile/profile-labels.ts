// Props of the profile's islands: rules and labels, built on the server.
import { slots } from '../../domain/fill-slots.ts'
import { ALL_MARKETS } from '../../domain/market.ts'
import { MIN_PASSWORD_CHARACTERS } from '../../domain/forms/validation.ts'
import { ADDRESS_RULES, CHANGE_PASSWORD_RULES, DETAILS_RULES } from '../../features/account/account-rules.ts'
import { changeFailureLabels, failureLabels } from '../../i18n/failure-labels.ts'
import { fieldChecks } from '../../i18n/field-checks.ts'
import type { Translate } from '../../i18n/translator.ts'

export function detailsLabels(t: Translate) {
  return {
    checks: fieldChecks(DETAILS_RULES, t),
    labels: {
      firstName: t('common:firstName'),
      lastName: t('common:lastName'),
      phone: t('common:phone'),
      phoneHint: t('common:phoneHint'),
      language: t('common:profileLanguage'),
      languages: ALL_MARKETS.map(({ language, languageName }) => ({ value: language, text: capitalized(languageName) })),
      submit: t('common:save'),
      saved: t('common:profileSaved'),
      refusal: failureLabels(t),
    },
  }
}
export type DetailsLabels = ReturnType<typeof detailsLabels>

export function passwordLabels(t: Translate) {
  return {
    checks: fieldChecks(CHANGE_PASSWORD_RULES, t),
    labels: {
      none: t('common:profileNoPassword'),
      oldPassword: t('common:profileOldPassword'),
      newPassword: t('common:newPassword'),
      hint: t('common:passwordHint', { number: MIN_PASSWORD_CHARACTERS }),
      show: t('common:showPassword'),
      showOld: t('common:showOldPassword'),
      change: t('common:profileChangePassword'),
      set: t('common:newPasswordSubmit'),
      saved: t('common:profilePasswordSaved'),
      wrongPassword: t('common:profileWrongPassword'),
      refusal: failureLabels(t),
    },
  }
}
export type PasswordLabels = ReturnType<typeof passwordLabels>

export function addressLabels(t: Translate) {
  return {
    checks: fieldChecks(ADDRESS_RULES, t),
    labels: {
      none: t('common:addressesNone'),
      add: t('common:addressAdd'),
      edit: t('common:addressEdit'),
      editOne: t('common:addressEditOne', slots('address')),
      remove: t('common:addressRemove'),
      removeOne: t('common:addressRemoveOne', slots('address')),
      titles: { add: t('common:addressAdd'), edit: t('common:addressEditTitle'), remove: t('common:addressRemoveTitle') },
      removed: t('common:addressRemoved'),
      saved: t('common:addressSaved'),
      street: t('common:addressStreet'),
      building: t('common:addressBuilding'),
      apartment: t('common:addressApartment'),
      zipCode: t('common:addressZipCode'),
      city: t('common:addressCity'),
      country: t('common:addressCountry'),
      submit: t('common:save'),
      cancel: t('common:cancel'),
      close: t('common:close'),
      refusal: failureLabels(t),
    },
  }
}
export type AddressLabels = ReturnType<typeof addressLabels>

export function newsletterLabels(t: Translate) {
  return {
    label: t('common:agreeNewsletter'),
    on: t('common:profileNewsletterOn'),
    off: t('common:profileNewsletterOff'),
    ...changeFailureLabels(t),
  }
}
export type NewsletterLabels = ReturnType<typeof newsletterLabels>

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
