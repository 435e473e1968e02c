import { slots } from '../../domain/fill-slots.ts'
import { changeFailureLabels } from '../../i18n/failure-labels.ts'
import type { Translate } from '../../i18n/translator.ts'
import { labelsOf } from '../../i18n/labels-of.ts'

/** Labels of the cart island; it fills the placeholders. */
export function cartLabels(t: Translate) {
  return {
    title: t('common:cart'),
    ...labelsOf(t, 'common:cart', [
      'emptyTitle',
      'emptyText',
      'failedTitle',
      'failedText',
      'remove',
      'save',
      'removed',
      'saved',
      'undo',
      'putBack',
      'changesTitle',
      'unavailable',
      'gone',
      'blocked',
      'notSentThere',
      'summary',
      'products',
      'delivery',
      'discount',
      'total',
      'promoCode',
      'applyCode',
      'removeCode',
      'codeInvalid',
      'checkout',
    ]),
    goToCatalog: t('common:goToCatalog'),
    retry: t('common:retry'),
    soldBy: t('common:cartFrom'),
    quantity: t('common:cartQuantity', slots('name')),
    decrease: t('common:cartDecrease', slots('name')),
    increase: t('common:cartIncrease', slots('name')),
    priorPrice: t('product:priorPrice'),
    each: t('common:cartEach', slots('price')),
    removeName: t('common:cartRemoveName', slots('name')),
    saveName: t('common:cartSaveName', slots('name')),
    favorites: t('common:favorites'),
    changes: {
      price: t('common:cartChangePrice', slots('before', 'now')),
      gone: t('common:cartChangeGone'),
      back: t('common:cartChangeBack'),
    },
    deliveryTypes: { 1: t('product:deliveryStandard'), 2: t('product:deliveryHome') } as Record<number, string>,
    free: t('product:deliveryFree'),
    until: t('product:deliveryUntil', slots('date')),
    country: t('common:checkoutCountry'),
    freeDeliveryMissing: t('common:cartFreeDeliveryMissing', slots('amount')),
    codeApplied: t('common:cartCodeApplied', slots('code')),
    ...changeFailureLabels(t),
  }
}

export type CartLabels = ReturnType<typeof cartLabels>
