import { slots } from '../../domain/fill-slots.ts'
import { orderLabels } from '../../features/order-sums/order-labels.ts'
import { failureLabels } from '../../i18n/failure-labels.ts'
import type { Translate } from '../../i18n/translator.ts'

/** Labels of the checkout island. */
export function checkoutLabels(t: Translate) {
  return {
    ...orderLabels(t),
    steps: stepTitles(t),
    yourOrder: t('common:checkoutYourOrder'),
    haveAccount: t('common:checkoutHaveAccount'),
    loginGives: t('common:checkoutLoginGives'),
    errorsTitle: t('common:checkoutErrors'),
    buyer: t('common:checkoutBuyer'),
    email: t('common:email'),
    firstName: t('common:firstName'),
    lastName: t('common:lastName'),
    phone: t('common:phone'),
    phoneExample: t('common:phoneExample', slots('example')),
    wantsInvoice: t('common:checkoutWantsInvoice'),
    invoice: t('common:checkoutInvoice'),
    company: t('common:checkoutCompany'),
    taxNumber: t('common:vatNumber'),
    invoiceAddress: t('common:checkoutInvoiceAddress'),
    invoiceAddressHint: t('common:checkoutInvoiceAddressHint'),
    toDelivery: t('common:checkoutToDelivery'),
    address: t('common:checkoutAddress'),
    savedAddress: t('common:checkoutSavedAddress'),
    anotherAddress: t('common:checkoutAnotherAddress'),
    country: t('common:addressCountry'),
    deliveryCountry: t('common:checkoutCountry'),
    chooseCountry: t('common:countryChoose'),
    street: t('common:addressStreet'),
    building: t('common:addressBuilding'),
    apartment: t('common:addressApartment'),
    zipCode: t('common:addressZipCode'),
    city: t('common:addressCity'),
    deliveryWays: t('common:checkoutDeliveryWays'),
    wayOf: t('common:checkoutWayOf', slots('vendor')),
    asInCart: t('common:checkoutAsInCart'),
    toPayment: t('common:checkoutToPayment'),
    paymentMethod: t('common:checkoutPaymentMethod'),
    notForThisSum: t('common:checkoutNotForThisSum'),
    toSummary: t('common:checkoutToSummary'),
    change: t('common:checkoutChange'),
    comment: t('common:checkoutComment'),
    acceptTerms: t('common:checkoutAcceptTerms'),
    terms: t('common:checkoutTerms'),
    acceptPersonalData: t('common:checkoutAcceptPersonalData'),
    privacy: t('nav:privacy'),
    order: t('common:checkoutOrder'),
    sumChanged: t('common:checkoutSumChanged'),
    cartChanged: t('common:checkoutCartChanged'),
    sums: { failed: t('common:checkoutSumsFailed'), ended: t('common:sessionEnded') },
    before: t('common:checkoutBefore', slots('price')),
    added: t('common:checkoutAdded'),
    otherTotalTitle: t('common:checkoutOtherTotalTitle', slots('number')),
    otherTotal: t('common:checkoutOtherTotal', slots('shown', 'total')),
    payOtherTotal: t('common:checkoutPayOtherTotal', slots('total')),
    blocked: t('common:cartBlocked'),
    goneNames: t('common:checkoutGoneNames', slots('names')),
    toCart: t('common:checkoutToCart'),
    notSentThere: t('common:checkoutNotSentThere', slots('country', 'names')),
    otherCountry: t('common:checkoutOtherCountry'),
    until: t('product:deliveryUntil', slots('date')),
    emailTaken: t('validations:emailTakenErrorMessage'),
    emailTakenHelp: t('common:checkoutEmailTakenHelp'),
    logIn: t('nav:login'),
    empty: t('common:cartEmptyTitle'),
    ...failureLabels(t),
    wait: t('common:checkoutWait'),
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
