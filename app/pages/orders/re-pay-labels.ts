import { failureLabels } from '../../i18n/failure-labels.ts'
import type { Translate } from '../../i18n/translator.ts'

/** Labels of the re-pay button. */
export function rePayLabels(t: Translate, number: string) {
  return { pay: t('common:orderPay'), payName: t('common:orderPayName', { number }), ...failureLabels(t) }
}
