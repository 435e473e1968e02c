import { slots } from '../../domain/fill-slots.ts'
import type { Translate } from '../../i18n/translator.ts'

/** Labels of sums and parcels, in the checkout and in orders. */
export function orderLabels(t: Translate) {
  return {
    products: t('common:cartProducts'),
    delivery: t('common:cartDelivery'),
    discount: t('common:cartDiscount'),
    total: t('common:cartTotal'),
    free: t('product:deliveryFree'),
    pieces: t('common:orderPieces', slots('n')),
    gone: t('common:checkoutGone'),
    deliveryTypes: { 1: t('product:deliveryStandard'), 2: t('product:deliveryHome') } as Record<number, string>,
  }
}
