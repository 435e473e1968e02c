import { failureLabels } from '../../i18n/failure-labels.ts'
import type { Translate } from '../../i18n/translator.ts'

/** Words of the button that pays an order. */
export function rePayLabels(t: Translate, number: string) {
  return { pay: t('common:orderPay'), payName: t('common:orderPayName', { number }), ...failureLabels(t) }
}
