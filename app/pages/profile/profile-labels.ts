// Props of the profile's islands: rules and labels, built on the server.
import { capitalised } from '../../domain/capitalised.ts'
import { slots } from '../../domain/fill-slots.ts'
import { ALL_MARKETS } from '../../domain/market.ts'
import { MIN_PASSWORD_CHARACTERS } from '../../domain/forms/validation.ts'
import {
  ADDRESS_RULES,
  CHANGE_PASSWORD_RULES,
  DELETE_ACCOUNT_RULES,
  DETAILS_RULES,
  EMAIL_CHANGE_RULES,
} from '../../features/account/account-rules.ts'
import { changeFailureLabels, failureLabels } from '../../i18n/failure-labels.ts'
import { type AccountLogin, deviceName } from '../../domain/account/account-login.ts'
import { formatDateTime } from '../../domain/time/format-date.ts'
import type { Language } from '../../domain/language.ts'
import { fieldChecks, messageTexts } from '../../i18n/field-checks.ts'
import { pluralTemplates } from '../../features/filters/plural-templates.ts'
import type { Translate } from '../../i18n/translator.ts'
import { labelsOf } from '../../i18n/labels-of.ts'

export function detailsLabels(t: Translate) {
  return {
    checks: fieldChecks(DETAILS_RULES, t),
    labels: {
      firstName: t('common:firstName'),
      lastName: t('common:lastName'),
      phone: t('common:phone'),
      phoneHint: t('common:phoneHint'),
      language: t('common:profileLanguage'),
      languages: ALL_MARKETS.map(({ language, languageName }) => ({ value: language, text: capitalised(languageName) })),
      submit: t('common:save'),
      saved: t('common:profileSaved'),
      // The shop API has one key for every phone (VAL-14); this field takes numbers of other countries as well.
      refusal: { ...failureLabels(t), fields: { incorrectPhoneErrorMessage: t('validations:incorrectAnyPhoneErrorMessage') } },
    },
  }
}
export type DetailsLabels = ReturnType<typeof detailsLabels>

export function passwordLabels(t: Translate, language: Language) {
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
      refusal: passwordRefusal(t, language),
    },
  }
}
export type PasswordLabels = ReturnType<typeof passwordLabels>

/** Texts of a refused password of the account: a wrong one, and too many tries (GAP-105). */
function passwordRefusal(t: Translate, language: Language) {
  return {
    ...failureLabels(t),
    throttled: pluralTemplates(t, 'common:loginThrottled', language),
    fields: { incorrectValueErrorMessage: t('common:profileWrongPassword') },
  }
}

export function emailLabels(t: Translate, language: Language) {
  const refusal = passwordRefusal(t, language)
  return {
    checks: fieldChecks(EMAIL_CHANGE_RULES, t),
    labels: {
      title: t('common:emailTitle'),
      email: t('common:emailNew'),
      hint: t('common:emailChangeHint'),
      password: t('common:password'),
      showPassword: t('common:showPassword'),
      submit: t('common:emailChangeSubmit'),
      sent: t('common:emailChangeSent'),
      pending: t('common:emailChangePending', slots('email')),
      awaits: { OLD_EMAIL: t('common:emailAwaitsOld'), NEW_EMAIL: t('common:emailAwaitsNew') },
      cancel: t('common:emailChangeCancel'),
      cancelled: t('common:emailChangeCancelled'),
      changed: t('common:confirmEmailDone'),
      cancelling: changeFailureLabels(t),
      refusal: { ...refusal, fields: { ...refusal.fields, ...messageTexts(['emailTakenErrorMessage'], t) } },
    },
  }
}
export type EmailLabels = ReturnType<typeof emailLabels>

export function loginLabels(t: Translate) {
  return {
    current: t('common:loginsCurrent'),
    end: t('common:loginsEnd'),
    loginEnded: t('common:loginsEnded'),
    endOthers: t('common:loginsEndOthers'),
    othersEnded: t('common:loginsOthersEnded'),
    // Last: the compiler lets no other text take the place of one of them.
    ...changeFailureLabels(t),
  }
}
export type LoginLabels = ReturnType<typeof loginLabels>

/** Logins with their texts. */
export function shownLogins(logins: readonly AccountLogin[], t: Translate, language: Language) {
  return logins.map(({ id, createdAt, isCurrent, ...login }) => {
    const device = deviceName(login) ?? t('common:loginsUnknown')
    const since = t('common:loginsSince', { date: formatDateTime(createdAt, language) })
    return { id, device, since, isCurrent, endLabel: t('common:loginsEndOne', { device: `${device}, ${since}` }) }
  })
}

/** Rules and texts of the form that deletes the account. */
export function deleteAccountProps(t: Translate, language: Language) {
  return {
    checks: fieldChecks(DELETE_ACCOUNT_RULES, t),
    labels: {
      title: t('common:deleteAccountTitle'),
      password: t('common:password'),
      showPassword: t('common:showPassword'),
      submit: t('common:deleteAccountSubmit'),
      refusal: passwordRefusal(t, language),
    },
  }
}

export function addressLabels(t: Translate) {
  return {
    checks: fieldChecks(ADDRESS_RULES, t),
    labels: {
      none: t('common:addressesNone'),
      ...labelsOf(t, 'common:address', [
        'add',
        'edit',
        'remove',
        'removed',
        'saved',
        'street',
        'building',
        'apartment',
        'zipCode',
        'city',
        'country',
      ]),
      chooseCountry: t('common:countryChoose'),
      editOne: t('common:addressEditOne', slots('address')),
      removeOne: t('common:addressRemoveOne', slots('address')),
      titles: { add: t('common:addressAdd'), edit: t('common:addressEditTitle'), remove: t('common:addressRemoveTitle') },
      errorsTitle: t('common:checkoutErrors'),
      submit: t('common:save'),
      cancel: t('common:cancel'),
      close: t('common:close'),
      refusal: failureLabels(t),
    },
  }
}
export type AddressLabels = ReturnType<typeof addressLabels>

export function newsletterLabels(t: Translate, email: string) {
  return {
    label: t('common:agreeNewsletter'),
    on: t('common:profileNewsletterOn'),
    sent: t('common:newsletterSent'),
    awaits: t('common:newsletterAwaits', { email }),
    off: t('common:profileNewsletterOff'),
    ...changeFailureLabels(t),
  }
}
export type NewsletterLabels = ReturnType<typeof newsletterLabels>
