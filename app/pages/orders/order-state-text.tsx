import { type Order, orderSaying, type OrderSaying, REFUND_DAYS } from '../../domain/checkout/order.ts'
import { priceInText } from '../../domain/pricing/format-price.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import type { PageInput } from '../../page.ts'

const TEXTS: Record<OrderSaying, MessageKey> = {
  waiting: 'common:thankYouUnpaid',
  rejected: 'common:orderRejectedText',
  expired: 'common:orderExpiredText',
  paid: 'common:thankYouNext',
  preparing: 'common:orderPreparingText',
  dispatched: 'common:orderDispatchedText',
  delivered: 'common:orderDeliveredText',
  cancelled: 'common:thankYouCancelled',
  refundDue: 'common:thankYouRefund',
  withdrawn: 'common:orderWithdrawnText',
}

/** What a status means for who ordered, in a sentence (EXT-46). */
export function OrderStateText({ order, input: { t, language } }: { order: Order; input: Pick<PageInput<unknown>, 't' | 'language'> }) {
  return <p>{t(TEXTS[orderSaying(order)], { price: priceInText(order.totalCost, language), days: REFUND_DAYS })}</p>
}
