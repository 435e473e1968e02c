import { shownSums, type Sum } from '#app/domain/cart/cart-sums.ts'
import { groupedIban } from '#app/domain/checkout/bank-transfer.ts'
import { REFUND_DAYS } from '#app/domain/checkout/order.ts'
import { RETURN_DAYS, WITHDRAWAL_DAYS } from '#app/domain/checkout/withdrawal.ts'
import { DELIVERY_TYPE } from '#app/domain/delivery/delivery.ts'
import { priceInText } from '#app/domain/pricing/format-price.ts'
import { formatDate } from '#app/domain/time/format-date.ts'
import { fillIn, readLocale } from '#locales/read-locale.ts'
import type { MailedOrder, MailedParcel } from './mailed-order.ts'
import { returnLine } from './return-line.ts'

/** Texts of the sums; one of what comes off says so itself. */
const SUM_TEXTS = {
  products: 'contractProducts',
  delivery: 'contractDeliveries',
  discount: 'contractDiscount',
  total: 'contractTotal',
} as const satisfies Record<Sum, string>

/**
 * The contract of an order as plain text, so that its confirmation is a durable medium (Directive 2011/83/EU, art. 8(7), with the information
 * of art. 6(1)): what is bought from whom, prices, delivery, address, payment, the right of withdrawal and the form of annex I B. Paragraphs
 * are separated by an empty line.
 */
export function contractLines(order: MailedOrder): string[] {
  const { language, sums, promoCode, transfer } = order
  const [texts, common] = [readLocale(language, 'mails'), readLocale(language, 'common')]
  const transferFacts = transfer && {
    [common.transferRecipient]: transfer.recipient,
    [common.transferAccount]: groupedIban(transfer.iban),
    [common.transferTitle]: transfer.title,
  }
  return [
    ...order.parcels.flatMap((parcel) => [...parcelLines(order, parcel), '']),
    ...shownSums(sums).map(({ sum }) => fillIn(texts[SUM_TEXTS[sum]], { code: promoCode ?? '', price: priceInText(sums[sum], language) })),
    '',
    fillIn(texts.contractPayment, { method: paymentName(order) }),
    ...Object.entries(transferFacts ?? {}).map(([term, value]) => `${term}: ${value}`),
    '',
    fillIn(texts.contractAddress, { address: [order.buyer, ...order.address].join(', ') }),
    ...(order.invoice ? [fillIn(texts.contractInvoice, { invoice: order.invoice.join(', ') })] : []),
    ...(order.comment === '' ? [] : [fillIn(texts.contractComment, { comment: order.comment.replaceAll(/\s+/g, ' ') })]),
    '',
    fillIn(texts.contractParties, { email: common.askAddress }),
    '',
    ...(order.isOfProfessional ? [texts.contractProfessional] : withdrawalLines(order)),
  ]
}

function parcelLines(
  { language }: MailedOrder,
  { seller, sellerAddress, items, price, deliveryTypeId, arrivesBy }: MailedParcel,
): string[] {
  const [texts, product] = [readLocale(language, 'mails'), readLocale(language, 'product')]
  const way = deliveryTypeId === DELIVERY_TYPE.HOME ? product.deliveryHome : product.deliveryStandard
  return [
    fillIn(texts.contractSeller, { seller, address: sellerAddress.join(', ') }),
    ...items.map((item) =>
      fillIn(texts.contractItem, { ...item, price: priceInText(item.price, language), sum: priceInText(item.sum, language) }),
    ),
    fillIn(price.minor === 0 ? texts.contractParcelFree : texts.contractParcel, { way, price: priceInText(price, language) }),
    fillIn(texts.contractArrives, { date: formatDate(arrivesBy, language) }),
  ]
}

function paymentName({ language, payment: { method } }: MailedOrder): string {
  const names: Readonly<Record<string, string>> = readLocale(language, 'common')
  return names[`payment-${method}`] ?? method
}

/** The instructions of annex I A, and the form of annex I B. */
function withdrawalLines({ language, createdAt, parcels, returns, buyer, address }: MailedOrder): string[] {
  const texts = readLocale(language, 'mails')
  const email = readLocale(language, 'common').askAddress
  const sellers = [...new Set(parcels.map(({ seller, sellerAddress }) => [seller, ...sellerAddress].join(', ')))].join('; ')
  return [
    texts.withdrawalRightTitle,
    fillIn(texts.withdrawalRightTerm, { days: WITHDRAWAL_DAYS }),
    fillIn(texts.withdrawalRightHow, { email }),
    fillIn(texts.withdrawalRightRefund, { days: REFUND_DAYS }),
    fillIn(texts.withdrawalRightReturn, { days: RETURN_DAYS }),
    ...returns.map((terms) => returnLine(texts.withdrawalRightAddress, terms, language)),
    '',
    texts.modelFormTitle,
    fillIn(texts.modelFormTo, { sellers, email }),
    texts.modelFormDeclare,
    '……………………………………',
    fillIn(texts.modelFormDate, { date: formatDate(createdAt, language) }),
    fillIn(texts.modelFormName, { name: buyer }),
    fillIn(texts.modelFormAddress, { address: address.join(', ') }),
    texts.modelFormSignature,
    texts.modelFormNote,
  ]
}
