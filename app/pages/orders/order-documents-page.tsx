import { addressLines } from '../../domain/checkout/address.ts'
import type { Order } from '../../domain/checkout/order.ts'
import type { BilledLine, OrderDocument } from '../../domain/checkout/order-document.ts'
import { sourceLang } from '../../domain/language.ts'
import { MAIN_CURRENCY } from '../../domain/market.ts'
import { fromWire, type Money } from '../../domain/pricing/money.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import { formatDate } from '../../domain/time/format-date.ts'
import { PrivatePageHead } from '../../features/page-head/private-page-head.tsx'
import type { PrivatePageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { FactList } from '../../ui/fact-list/fact-list.tsx'
import styles from './order-documents-page.module.css'
import { OrderFrame } from './order-frame.tsx'
import { PrintButton } from './print-button.client.tsx'
import { readOrder } from './read-order.ts'

const TITLES = {
  PROFORMA: 'common:documentProforma',
  INVOICE: 'common:documentInvoice',
  CORRECTION: 'common:documentCorrection',
} as const satisfies Record<OrderDocument['kind'], string>

const CORRECTIONS = {
  CANCELLED: 'common:documentCorrectsCancelled',
  WITHDRAWN: 'common:documentCorrectsWithdrawn',
} as const satisfies Record<NonNullable<OrderDocument['corrects']>['reason'], string>

const UNITS = {
  PIECE: 'common:documentUnitPiece',
  SERVICE: 'common:documentUnitService',
} as const satisfies Record<BilledLine['unit'], string>

type Input = PrivatePageInput<RouteParams['orderDocuments']>

/** The proformas, invoices and corrections of an order, the newest first, ready to print, each on a sheet of its own (EXT-18, EXT-48). */
export async function OrderDocumentsPage(input: Input) {
  const { t, language, params } = input
  const here = href('orderDocuments', { id: params.id }, language)
  const { order, user, payment } = await readOrder(input, here)
  const hasSome = order.documents.length > 0
  const title = t('common:documentsTitle', { number: order.number })
  return (
    <OrderFrame input={input} user={user}>
      <div className={styles.root}>
        <PrivatePageHead input={input} title={title} description={t('common:ordersDescription')} canonical={here} />
        <div className={styles.top}>
          <p>
            <a href={href('order', { id: order.id, payment }, language)}>{t('common:orderNumber', { number: order.number })}</a>
          </p>
          <h1>{title}</h1>
          <p>{hasSome ? <PrintButton label={t('common:documentPrint')} /> : t('common:documentsMissing')}</p>
        </div>
        {order.documents.toReversed().map((document) => (
          <Sheet key={document.number} document={document} order={order} input={input} />
        ))}
      </div>
    </OrderFrame>
  )
}

function Sheet({ document, order, input: { t, language } }: { document: OrderDocument; order: Order; input: Input }) {
  const { kind, number, issuedAt, seller, lines, discount, vatPercent, net, vat, gross, vatInPln, corrects } = document
  const money = (amount: Money) => formatPrice(amount, language)
  const isBilled = lines.some(({ billed }) => billed !== null)
  const sumColumn = isBilled ? 2 : 1
  const off = isBilled
    ? { term: t('common:documentDiscount'), amount: discount }
    : { term: t('common:cartDiscount'), amount: { ...discount, minor: -discount.minor } }
  const sums = [
    ...(discount.minor === 0 ? [] : [off]),
    { term: t('common:documentNet'), amount: net },
    { term: t('common:documentVat', { percent: vatPercent }), amount: vat },
    ...(vatInPln
      ? [{ term: t('common:documentVatInPln', { rate: money(fromWire(vatInPln.rate, MAIN_CURRENCY)) }), amount: vatInPln.vat }]
      : []),
    { term: t('common:documentTotal'), amount: gross },
  ]
  return (
    <section className={styles.sheet} aria-labelledby={`document-${number}`}>
      <h2 id={`document-${number}`}>{t(TITLES[kind], { number })}</h2>
      {kind === 'PROFORMA' && <p>{t('common:documentProformaText')}</p>}
      {corrects && <p>{t(CORRECTIONS[corrects.reason], { number: corrects.number })}</p>}
      <FactList
        facts={[
          { term: t('common:documentIssued'), value: formatDate(issuedAt, language) },
          { term: t('common:paymentOrder'), value: order.number },
          { term: t('common:documentSeller'), value: partyLines(seller, t) },
          { term: t('common:documentBuyer'), value: partyLines(document.buyer ?? buyerOf(order), t) },
        ]}
      />
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('common:documentPieces')}</th>
            {isBilled && <th scope="col">{t('common:documentNetUnitPrice')}</th>}
            <th scope="col">{t('common:documentGross')}</th>
          </tr>
        </thead>
        {lines.map(({ position, kind, name, quantity, gross, billed }) => (
          <tbody key={position}>
            <tr>
              <th scope="rowgroup" colSpan={sumColumn + 1}>
                <span lang={kind === 'GOODS' ? sourceLang(language) : undefined}>{kind === 'GOODS' ? name : t('common:cartDelivery')}</span>
                {billed && (
                  <span className={styles.tax}>
                    {t('common:documentTax', { net: money(billed.net), percent: billed.vatPercent, vat: money(billed.vat) })}
                  </span>
                )}
              </th>
            </tr>
            <tr>
              <td>{billed ? t(UNITS[billed.unit], { number: quantity }) : quantity}</td>
              {isBilled && <td>{billed && money(billed.netUnitPrice)}</td>}
              <td>{money(gross)}</td>
            </tr>
          </tbody>
        ))}
        <tfoot>
          {sums.map(({ term, amount }) => (
            <tr key={term}>
              <th scope="row" colSpan={sumColumn}>
                {term}
              </th>
              <td>{money(amount)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  )
}

type Party = NonNullable<OrderDocument['buyer']>

function buyerOf({ contact, address, invoice }: Order): Party {
  return invoice
    ? { name: invoice.company, address: [invoice.address], taxNumber: invoice.nip }
    : { name: `${contact.firstName} ${contact.lastName}`, address: addressLines(address), taxNumber: null }
}

function partyLines({ name, address, taxNumber }: Party, t: Input['t']) {
  const lines = [name, ...address, ...(taxNumber === null ? [] : [t('common:documentTaxNumber', { number: taxNumber })])]
  return lines.map((line) => <p key={line}>{line}</p>)
}
