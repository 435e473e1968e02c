import { addressLines } from '../../domain/checkout/address.ts'
import type { Order } from '../../domain/checkout/order.ts'
import type { OrderDocument } from '../../domain/checkout/order-document.ts'
import { sourceLang } from '../../domain/language.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import { formatDate } from '../../domain/time/format-date.ts'
import { PrivatePageHead } from '../../features/page-head/private-page-head.tsx'
import { AccountPage } from '../../features/account/account-page.tsx'
import type { PrivatePageInput } from '../../page.ts'
import { notFound } from '../../page-outcome.ts'
import { href } from '../../addresses/href.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { FactList } from '../../ui/fact-list/fact-list.tsx'
import { requireUser } from '../require-user.ts'
import styles from './order-documents-page.module.css'
import { PrintButton } from './print-button.client.tsx'

type Input = PrivatePageInput<RouteParams['orderDocuments']>

/** The proformas or invoices of an order, ready to print, each on a sheet of its own (EXT-18). */
export async function OrderDocumentsPage(input: Input) {
  const { t, language, params, session } = input
  const here = href('orderDocuments', params, language)
  const user = await requireUser(input, here)
  const order = await session.shop.order(params.id)
  if (!order || order.documents.length === 0) throw notFound()
  const title = t('common:documentsTitle', { number: order.number })
  return (
    <AccountPage input={input} user={user} current="orderHistory" isWide>
      <div className={styles.root}>
        <PrivatePageHead input={input} title={title} description={t('common:ordersDescription')} canonical={here} />
        <div className={styles.top}>
          <p>
            <a href={href('order', params, language)}>{t('common:orderNumber', { number: order.number })}</a>
          </p>
          <h1>{title}</h1>
          <p>
            <PrintButton label={t('common:documentPrint')} />
          </p>
        </div>
        {order.documents.map((document) => (
          <Sheet key={document.number} document={document} order={order} input={input} />
        ))}
      </div>
    </AccountPage>
  )
}

function Sheet({ document, order, input: { t, language } }: { document: OrderDocument; order: Order; input: Input }) {
  const { kind, number, issuedAt, seller, lines, delivery, discount, vatPercent, net, vat, gross } = document
  const { contact, address, invoice } = order
  const buyer = invoice
    ? [invoice.company, invoice.address, t('common:documentTaxNumber', { number: invoice.nip })]
    : [`${contact.firstName} ${contact.lastName}`, ...addressLines(address)]
  const parts = [
    { term: t('common:cartDelivery'), amount: delivery },
    ...(discount.minor === 0 ? [] : [{ term: t('common:cartDiscount'), amount: { ...discount, minor: -discount.minor } }]),
    { term: t('common:documentNet'), amount: net },
    { term: t('common:documentVat', { percent: vatPercent }), amount: vat },
    { term: t('common:documentTotal'), amount: gross },
  ]
  return (
    <section className={styles.sheet} aria-labelledby={`document-${number}`}>
      <h2 id={`document-${number}`}>{t(kind === 'INVOICE' ? 'common:documentInvoice' : 'common:documentProforma', { number })}</h2>
      {kind === 'PROFORMA' && <p>{t('common:documentProformaText')}</p>}
      <FactList
        facts={[
          { term: t('common:documentIssued'), value: formatDate(issuedAt, language) },
          { term: t('common:paymentOrder'), value: order.number },
          {
            term: t('common:documentSeller'),
            value: lineList([seller.name, ...seller.address, t('common:documentTaxNumber', { number: seller.taxNumber })]),
          },
          { term: t('common:documentBuyer'), value: lineList(buyer) },
        ]}
      />
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('common:documentThing')}</th>
            <th scope="col">{t('common:documentPieces')}</th>
            <th scope="col">{t('common:documentGross')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.name}>
              <td lang={sourceLang(language)}>{line.name}</td>
              <td>{line.quantity}</td>
              <td>{formatPrice(line.gross, language)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {parts.map(({ term, amount }) => (
            <tr key={term}>
              <th scope="row" colSpan={2}>
                {term}
              </th>
              <td>{formatPrice(amount, language)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  )
}

function lineList(lines: readonly string[]) {
  return lines.map((line) => <p key={line}>{line}</p>)
}
