import type { Translate } from './translator.ts'

/** Error texts of forms whose request failed: the labels of `failureText`. */
export function failureLabels(t: Translate) {
  return { failed: t('common:formFailed'), ended: t('common:sessionEnded') }
}

/** Error texts of controls with immediate effect: a quantity, a switch, a code. */
export function changeFailureLabels(t: Translate) {
  return { failed: t('common:changeFailed'), ended: t('common:sessionEnded') }
}
