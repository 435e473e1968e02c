import type { PaymentMethodId } from '../../domain/checkout/payment-methods.ts'
import { UNKNOWN, type Unknown } from '../../domain/unknown-word.ts'
import type { Translate } from '../../i18n/translator.ts'
import type { Fact } from '../../ui/fact-list/fact-list.tsx'

/** How an order is paid; nothing for a way that this build does not know. */
export function methodFacts(method: PaymentMethodId | Unknown, t: Translate): readonly Fact[] {
  return method === UNKNOWN ? [] : [{ term: t('common:checkoutPaymentMethod'), value: t(`common:payment-${method}`) }]
}
