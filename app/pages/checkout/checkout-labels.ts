import { slots } from '../../domain/fill-slots.ts'
import { orderLabels } from '../../features/order-sums/order-labels.ts'
import { failureLabels } from '../../i18n/failure-labels.ts'
import type { Translate } from '../../i18n/translator.ts'
import { labelsOf } from '../../i18n/labels-of.ts'

/** Labels of the checkout island. */
export function checkoutLabels(t: Translate) {
  return {
    ...orderLabels(t),
    steps: stepTitles(t),
    ...labelsOf(t, 'common:checkout', [
      'yourOrder',
      'haveAccount',
      'loginGives',
      'buyer',
      'wantsInvoice',
      'invoice',
      'company',
      'invoiceAddress',
      'invoiceAddressHint',
      'toDelivery',
      'address',
      'savedAddress',
      'anotherAddress',
      'deliveryWays',
      'asInCart',
      'toPayment',
      'paymentMethod',
      'notForThisSum',
      'toSummary',
      'change',
      'comment',
      'acceptTerms',
      'terms',
      'acceptPersonalData',
      'order',
      'sumChanged',
      'cartChanged',
      'added',
      'toCart',
      'otherCountry',
      'emailTakenHelp',
      'wait',
    ]),
    errorsTitle: t('common:checkoutErrors'),
    email: t('common:email'),
    firstName: t('common:firstName'),
    lastName: t('common:lastName'),
    phone: t('common:phone'),
    phoneExample: t('common:phoneExample', slots('example')),
    taxNumber: t('common:vatNumber'),
    ...labelsOf(t, 'common:address', ['country', 'street', 'building', 'apartment', 'zipCode', 'city']),
    deliveryCountry: t('common:checkoutCountry'),
    chooseCountry: t('common:countryChoose'),
    wayOf: t('common:checkoutWayOf', slots('vendor')),
    privacy: t('nav:privacy'),
    sums: { failed: t('common:checkoutSumsFailed'), ended: t('common:sessionEnded') },
    before: t('common:checkoutBefore', slots('price')),
    otherTotalTitle: t('common:checkoutOtherTotalTitle', slots('number')),
    otherTotal: t('common:checkoutOtherTotal', slots('shown', 'total')),
    payOtherTotal: t('common:checkoutPayOtherTotal', slots('total')),
    blocked: t('common:cartBlocked'),
    goneNames: t('common:checkoutGoneNames', slots('names')),
    notSentThere: t('common:checkoutNotSentThere', slots('country', 'names')),
    until: t('product:deliveryUntil', slots('date')),
    emailTaken: t('validations:emailTakenErrorMessage'),
    logIn: t('nav:login'),
    empty: t('common:cartEmptyTitle'),
    ...failureLabels(t),
  }
}

export type CheckoutLabels = ReturnType<typeof checkoutLabels>

/** Titles of the steps (GAP-31). */
export function stepTitles(t: Translate) {
  return {
    contact: t('common:checkoutContact'),
    delivery: t('common:cartDelivery'),
    payment: t('common:checkoutPayment'),
    summary: t('common:cartSummary'),
  }
}
