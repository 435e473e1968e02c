import { slots } from '../../domain/fill-slots.ts'
import { changeFailureLabels } from '../../i18n/failure-labels.ts'
import type { Translate } from '../../i18n/translator.ts'

/** Labels of the cart island; it fills the placeholders. */
export function cartLabels(t: Translate) {
  return {
    title: t('common:cart'),
    emptyTitle: t('common:cartEmptyTitle'),
    emptyText: t('common:cartEmptyText'),
    goToCatalog: t('common:goToCatalog'),
    failedTitle: t('common:cartFailedTitle'),
    failedText: t('common:cartFailedText'),
    retry: t('common:retry'),
    soldBy: t('common:cartFrom'),
    quantity: t('common:cartQuantity', slots('name')),
    decrease: t('common:cartDecrease', slots('name')),
    increase: t('common:cartIncrease', slots('name')),
    priorPrice: t('product:priorPrice'),
    each: t('common:cartEach', slots('price')),
    remove: t('common:cartRemove'),
    removeName: t('common:cartRemoveName', slots('name')),
    save: t('common:cartSave'),
    saveName: t('common:cartSaveName', slots('name')),
    removed: t('common:cartRemoved'),
    saved: t('common:cartSaved'),
    undo: t('common:cartUndo'),
    putBack: t('common:cartPutBack'),
    favorites: t('common:favorites'),
    changesTitle: t('common:cartChangesTitle'),
    changes: {
      price: t('common:cartChangePrice', slots('before', 'now')),
      gone: t('common:cartChangeGone'),
      back: t('common:cartChangeBack'),
    },
    unavailable: t('common:cartUnavailable'),
    blocked: t('common:cartBlocked'),
    deliveryTypes: { 1: t('product:deliveryStandard'), 2: t('product:deliveryHome') } as Record<number, string>,
    free: t('product:deliveryFree'),
    until: t('product:deliveryUntil', slots('date')),
    country: t('common:checkoutCountry'),
    notSentThere: t('common:cartNotSentThere'),
    freeDeliveryMissing: t('common:cartFreeDeliveryMissing', slots('amount')),
    summary: t('common:cartSummary'),
    products: t('common:cartProducts'),
    delivery: t('common:cartDelivery'),
    discount: t('common:cartDiscount'),
    total: t('common:cartTotal'),
    promoCode: t('common:cartPromoCode'),
    applyCode: t('common:cartApplyCode'),
    codeApplied: t('common:cartCodeApplied', slots('code')),
    removeCode: t('common:cartRemoveCode'),
    codeInvalid: t('common:cartCodeInvalid'),
    checkout: t('common:cartCheckout'),
    ...changeFailureLabels(t),
  }
}

export type CartLabels = ReturnType<typeof cartLabels>
