import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OrderStatus } from '../../domain/checkout/order-status.ts'
import type { Order } from '../../domain/checkout/order.ts'
import { DAY_MS } from '../../domain/time/instant.ts'
import { marketOfLanguage } from '../../domain/market.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { zloty } from '../../testing/a-cart.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { CopyButton } from '../../ui/copy-button/copy-button.client.tsx'
import { BankTransferBox } from './bank-transfer-box.tsx'
import { CancelOrder } from './cancel-order.client.tsx'
import { OrderWays } from './order-ways.tsx'
import { OrderedItems } from './ordered-items.tsx'
import { ReceivedWithdrawals } from './received-withdrawals.tsx'

const t = await createTranslator('pl')
const NOON = Date.UTC(2022, 2, 20, 12)

const item = (id: number, quantity: number) => ({ id, name: `Fotel ${id}`, quantity, price: zloty(100), imageUrl: null })
const parcel = (vendorId: number, deliveryTypeId: number) => ({
  vendor: `Dom ${vendorId}`,
  vendorId,
  deliveryTypeId,
  price: zloty(20),
  arrivesBy: NOON,
  parcel: null,
  items: [item(vendorId, 2)],
})
const orderOf = (changes: object) =>
  ({ number: '1', createdAt: NOON, events: [], status: 'PAID', deliveries: [parcel(1, 1), parcel(2, 2)], ...changes }) as unknown as Order

test.each<[OrderStatus, string | null, number?]>([
  ['AWAITING_PAYMENT', 'Przy zapłacie dzisiaj: dostawa do'],
  ['PAID', '<p>Dostawa do'],
  ['SHIPPED', '<p>Dostawa do'],
  // Sent late: the day that was promised is over.
  ['SHIPPED', null, 1],
  ['DELIVERED', null],
])('EXT-16: the things of an order that is %s say how they come, when, and what all pieces cost', (status, arrival, daysLate = 0) => {
  const input = { t, language: 'pl', now: NOON + daysLate * DAY_MS } as const
  const html = renderToStaticMarkup(<OrderedItems order={orderOf({ status })} input={input} />)
  expect(html.match(/Kurier|Wniesienie do domu/g)).toEqual(['Kurier', 'Wniesienie do domu'])
  expect(html.match(/ × 2|200 zł/g)).toEqual([' × 2', '200 zł', ' × 2', '200 zł'])
  if (arrival === null) expect(html).not.toContain('ostawa do')
  else expect(html).toContain(arrival)
})

test('EXT-16: account, title and amount are copied as a bank’s form takes them', () => {
  const transfer = { recipient: 'Patyna', iban: 'PL40000000000000000000001001', title: 'PAT-1' }
  const box = BankTransferBox({ transfer, amount: { minor: 125_050, currencyId: 'PLN' }, language: 'pl', t })
  expect(elementsOf(box, CopyButton).map(({ text }) => text)).toEqual([transfer.iban, 'PAT-1', '1250,50'])
})

test('EXT-17: of a withdrawal are named the pieces, and where they go back to: to no seller of whom nothing was withdrawn, or sent', () => {
  const withdrawals = [{ id: 1, receivedAt: NOON, items: [{ id: 2, deliveryTypeId: 2, name: 'Fotel 2', quantity: 2 }], refund: zloty(220) }]
  const returns = [1, 2].map((vendorId) => ({ vendorId, address: [`Magazyn ${vendorId}`], paidBy: 'SELLER' }))
  const said = (deliveries: Order['deliveries'], state: object = { status: 'DELIVERED' }) => {
    const order = orderOf({ withdrawals, withdrawal: { returns }, deliveries, ...state })
    return renderToStaticMarkup(<ReceivedWithdrawals order={order} language="pl" t={t} />)
  }
  const known = said(orderOf({}).deliveries)
  expect(known).toContain('2 × ')
  expect(known.match(/Magazyn \d/g)).toEqual(['Magazyn 2'])
  const both = [{ ...parcel(2, 1), items: [item(3, 1)] }, parcel(2, 2)]
  expect(said(both).match(/Magazyn \d/g), 'of two parcels of a seller one is left').toEqual(['Magazyn 2'])
  const sentAt = (at: number) => ({ status: 'SHIPPED', events: [{ status: 'SHIPPED', at }] })
  expect(
    [{}, sentAt(NOON + 1), sentAt(NOON)].map((state) =>
      said(orderOf({}).deliveries, { status: 'PAID', ...state }).match(/Magazyn|nie wysłano/g),
    ),
  ).toEqual([['nie wysłano'], ['nie wysłano'], ['Magazyn']])
  expect(said([]).match(/Magazyn \d/g), 'who has a link knows not who sent what').toEqual([
    'Magazyn 1',
    'Magazyn 1',
    'Magazyn 2',
    'Magazyn 2',
  ])
})

test.each([
  ['by its payment', { status: 'PAID' }, [], false],
  ['by its events', { status: 'REPLACED' }, [{ status: 'PAID', at: NOON }], false],
  ['by nothing', { status: 'PENDING' }, [], true],
])('EXT-16: who cancels an order that is paid %s is told what becomes of the money', (_how, payment, events, isUnpaid) => {
  const order = orderOf({ payment, events, actions: ['CANCEL'], documents: [], withdrawal: null, totalCost: zloty(100) })
  const ways = OrderWays({ order, payment: null, input: { t, language: 'pl', market: marketOfLanguage('pl') } })
  expect(elementsOf(ways, CancelOrder).map(({ labels }) => labels.text === t('common:orderCancelUnpaid'))).toEqual([isUnpaid])
})
