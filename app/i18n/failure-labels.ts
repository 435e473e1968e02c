import type { Translate } from './translator.ts'

/** What forms say when they could not be sent: the words of `failureText`. */
export function failureLabels(t: Translate) {
  return { failed: t('common:formFailed'), ended: t('common:sessionEnded') }
}

/** The same for changes with an effect at once: a quantity, a switch, a code. */
export function changeFailureLabels(t: Translate) {
  return { failed: t('common:changeFailed'), ended: t('common:sessionEnded') }
}
