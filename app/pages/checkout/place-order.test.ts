import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Cart, CartItem } from '../../domain/cart/cart.ts'
import { EMPTY_DRAFT, type CheckoutDraft, type OrderPreview } from '../../domain/checkout/checkout.ts'
import type { CallResult } from '../../shop-api/browser/call-shop.ts'
import { inTurn } from '../../shop-api/browser/in-turn.ts'
import { onSessionEnd } from '../../shop-api/browser/session-end.ts'
import { VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { aCart, aCartItem, aParcel } from '../../testing/a-cart.ts'
import { order } from './place-order.client.ts'
import { testDocument } from '../../testing/test-document.ts'

const euro = (amount: number) => ({ minor: amount * 100, currencyId: 'EUR' as const })
const ITEM = aCartItem({ id: 5, name: 'Lampa', quantity: 2, price: euro(50) })
const cart = ({ item = {}, ...changes }: Partial<Cart> & { item?: Partial<CartItem> } = {}) =>
  aCart([aParcel([{ ...ITEM, ...item }], 7, { price: euro(20), freeDeliveryMissing: euro(0) })], {
    totalCost: euro(120),
    products: euro(100),
    deliveryCost: euro(20),
    ...changes,
  })
const preview = (changes?: Parameters<typeof cart>[0]): OrderPreview => ({ cart: cart(changes), ways: [] })

const DRAFT: CheckoutDraft = {
  ...EMPTY_DRAFT,
  contact: {
    countryId: 'PL',
    email: 'hanna@patyna.test',
    phone: '501 234 567',
    firstName: 'Hanna',
    lastName: 'Nowak',
    wantsInvoice: false,
    company: 'Hanna SA',
    nip: '1',
    invoiceAddress: 'Gdynia',
  },
  address: { street: 'Piotrkowska', building: '104', apartment: null, zipCode: '90-926', city: 'Łódź', countryId: 'PL' },
  payment: 'BLIK',
}
const PLACED = { orderId: 1, number: 'PAT-1', paymentLink: '/platnosc/1' }

const sent = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const answering = (body: object, status = 200) => sent.mockImplementation(async () => Response.json(body, { status }))
const callsOf = () => sent.mock.calls.map(([path]) => path)
const requestOf = (call: number): Record<string, unknown> => JSON.parse(String(sent.mock.calls[call]?.[1].body))

const renew = vi.fn<() => Promise<CallResult<OrderPreview | null>>>()
const reread = vi.fn<() => Promise<CallResult<OrderPreview | null>>>()
const save = vi.fn<(change: Partial<CheckoutDraft>) => void>()
const show = vi.fn<(preview: OrderPreview) => void>()

beforeEach(() => {
  vi.stubGlobal('document', testDocument())
  vi.stubGlobal('fetch', sent)
  answering({ data: PLACED })
  renew.mockResolvedValue({ ok: true, data: preview() })
})

const clicked = async (changes: Partial<Parameters<typeof order>[0]> = {}) =>
  order({
    draft: DRAFT,
    country: undefined,
    comment: 'Dzwonić',
    language: 'pl',
    isGuest: false,
    lying: preview(),
    shown: preview(),
    renew,
    reread,
    show,
    save,
    ...changes,
  })

describe('GAP-98: before anything is ordered, what is on the screen is compared with what the order costs now', () => {
  test('at the same totals the order goes out, and says what was shown', async () => {
    expect(await clicked()).toEqual({ kind: 'placed', order: PLACED })
    expect(callsOf()).toEqual(['/shop/checkout/order'])
    expect(requestOf(0)).toMatchObject({
      expectedTotals: { currencyId: 'EUR', total: 12_000, vendors: [{ vendorId: 7, total: 12_000 }] },
      deliveries: [{ vendorId: 7, deliveryTypeId: 1 }],
      comment: 'Dzwonić',
      promoCode: null,
      invoice: null,
    })
  })

  test('with the code that holds, once the changes of the cart that are under way have come', async () => {
    const change = Promise.withResolvers<CallResult<null>>()
    void inTurn(VISITOR_KEYS.cart, async () => change.promise)
    const shown = preview({ discount: { code: 'WIOSNA', off: {} } })
    renew.mockResolvedValue({ ok: true, data: shown })
    const outcome = clicked({ shown })
    await new Promise(setImmediate)
    expect(renew).not.toHaveBeenCalled()
    change.resolve({ ok: true, data: null })
    expect(await outcome).toMatchObject({ kind: 'placed' })
    expect(requestOf(0)).toMatchObject({ promoCode: 'WIOSNA' })
  })

  test.each([
    ['a price rose', { item: { price: euro(51) }, totalCost: euro(122) }],
    ['a price fell', { item: { promoPrice: euro(40) }, totalCost: euro(100) }],
    ['the delivery costs something else', { deliveryCost: euro(30), totalCost: euro(130) }],
    ['a code holds no more', { totalCost: euro(125) }],
    ['vendors cost something else that comes to the same total', { item: { price: euro(60) } }],
    ['another currency', { totalCost: { minor: 12_000, currencyId: 'PLN' as const } }],
  ])('nothing is ordered when %s', async (_, changes) => {
    renew.mockResolvedValue({ ok: true, data: preview(changes) })
    expect(await clicked()).toEqual({ kind: 'changed' })
    expect(callsOf()).toEqual([])
    expect(save).not.toHaveBeenCalled()
  })

  test('nor when a product or the cart is gone, or without a response', async () => {
    renew.mockResolvedValueOnce({ ok: true, data: preview({ item: { isAvailable: false } }) })
    expect(await clicked()).toEqual({ kind: 'gone' })
    renew.mockResolvedValueOnce({ ok: true, data: null })
    expect(await clicked()).toEqual({ kind: 'empty' })
    const failure = { kind: 'unreachable', status: 0, code: 'unreachable', fields: {} } as const
    renew.mockResolvedValueOnce({ ok: false, failure })
    expect(await clicked()).toEqual({ kind: 'failed', failure })
    expect(callsOf()).toEqual([])
    expect(reread).not.toHaveBeenCalled()
  })

  test('nor when the deliveries fit the cart no more: it is read anew and shown, even at the same totals', async () => {
    const failure = { kind: 'refused', status: 422, code: 'INVALID', fields: {} } as const
    renew.mockResolvedValue({ ok: false, failure })
    reread.mockResolvedValueOnce({ ok: true, data: preview() })
    expect(await clicked()).toEqual({ kind: 'otherCart' })
    reread.mockResolvedValueOnce({ ok: true, data: preview({ item: { isAvailable: false } }) })
    expect(await clicked()).toEqual({ kind: 'gone' })
    reread.mockResolvedValueOnce({ ok: true, data: null })
    expect(await clicked()).toEqual({ kind: 'empty' })
    reread.mockResolvedValueOnce({ ok: false, failure })
    expect(await clicked()).toEqual({ kind: 'failed', failure })
    expect(callsOf()).toEqual([])
  })

  test('EXT-49: nor when a vendor does not send to the country, as the preview or the shop API says', async () => {
    const unsent = preview().cart.deliveries.map((each) => ({ ...each, isDelivered: false }))
    renew.mockResolvedValueOnce({ ok: true, data: preview({ deliveries: unsent }) })
    expect(await clicked()).toEqual({ kind: 'notSentThere' })
    expect(callsOf()).toEqual([])
    answering({ error: { code: 'INVALID', message: '', fields: { 'deliveryAddress.countryId': 'incorrectValueErrorMessage' } } }, 422)
    expect(await clicked()).toEqual({ kind: 'notSentThere' })
    expect(renew).toHaveBeenCalledTimes(3)
  })

  test.each(['contact', 'address', 'payment'] as const)('nor without %s', async (part) => {
    expect(await clicked({ draft: { ...DRAFT, [part]: null } })).toEqual({ kind: 'failed', failure: null })
    expect(renew).not.toHaveBeenCalled()
  })
})

describe('GAP-98, GAP-100: what the shop refuses', () => {
  test('other totals are shown', async () => {
    const money = { id: 'EUR', code: 'EUR' }
    const wire = { deliveries: [], summary: { prices: { products: 60, deliveries: 0 }, totalCost: 60, discount: null, currency: money } }
    answering({ error: { code: 'PRICE_CHANGED', preview: { cart: { ...wire, promoCodeError: null }, ways: [] } } }, 409)
    expect(await clicked()).toEqual({ kind: 'changed' })
    expect(show.mock.calls).toMatchObject([[{ cart: { totalCost: euro(60) } }]])
  })

  test('an order at another total is reported', async () => {
    const placed = { ...PLACED, total: euro(130) }
    answering({ error: { code: 'ORDERED_AT_OTHER_TOTAL', order: placed } }, 409)
    expect(await clicked()).toEqual({ kind: 'atOtherTotal', order: placed })
  })

  test('what is gone is looked at again', async () => {
    answering({ error: { code: 'NOT_AVAILABLE' } }, 409)
    expect(await clicked()).toEqual({ kind: 'gone' })
    expect(renew).toHaveBeenCalledTimes(2)
  })

  test('anything else is a failure', async () => {
    answering({ error: { code: 'INVALID' } }, 422)
    expect(await clicked()).toMatchObject({ kind: 'failed', failure: { code: 'INVALID', status: 422 } })
    expect(renew).toHaveBeenCalledTimes(1)
  })
})

describe('EXT-06: a request without a response', () => {
  test('is kept with its key until it is answered', async () => {
    await clicked()
    const [[first], [second]] = save.mock.calls as [[Partial<CheckoutDraft>], [Partial<CheckoutDraft>]]
    expect(JSON.parse(first.sent?.request ?? '')).toEqual(requestOf(0))
    expect(first.sent?.key).toBe(new Headers(sent.mock.calls[0]?.[1].headers).get('idempotency-key'))
    expect(second).toEqual({ sent: null })
  })

  test('stays kept', async () => {
    sent.mockRejectedValue(new TypeError('down'))
    expect(await clicked()).toMatchObject({ kind: 'failed', failure: { kind: 'unreachable' } })
    expect(save).toHaveBeenCalledTimes(1)
  })

  test('goes out again as it was, under its key and without another look', async () => {
    await clicked()
    const kept = save.mock.calls[0]?.[0].sent ?? null
    await clicked({ draft: { ...DRAFT, sent: kept } })
    expect(renew).toHaveBeenCalledTimes(1)
    expect(save.mock.calls[2]?.[0]).toEqual({ sent: kept })
    await clicked({ draft: { ...DRAFT, sent: kept }, comment: 'Nie dzwonić' })
    expect(renew).toHaveBeenCalledTimes(2)
    expect(save.mock.calls[4]?.[0]).toMatchObject({ sent: { key: expect.not.stringMatching(kept?.key ?? '') } })
  })
})

describe('GAP-41: a guest', () => {
  const byPath = (answers: Record<string, Response>) =>
    sent.mockImplementation(async (path) => answers[path] ?? Response.json({ data: PLACED }))
  const MAKE = '/shop/client/create-without-registration'

  test('becomes a client first', async () => {
    expect(await clicked({ isGuest: true })).toMatchObject({ kind: 'placed' })
    expect(callsOf()).toEqual([MAKE, '/shop/checkout/order'])
    expect(requestOf(0)).toEqual({ email: 'hanna@patyna.test', defaultLangId: 'pl', personalDataAgreement: true, termsAgreement: true })
    for (const [, init] of sent.mock.calls) expect(new Headers(init.headers).get('page-login')).toBe('guest')
  })

  test('EXT-06: whose new client’s answer is lost clicks again, and the request goes out as it was', async () => {
    sent.mockRejectedValueOnce(new TypeError('down'))
    expect(await clicked({ isGuest: true })).toMatchObject({ kind: 'failed' })
    const kept = save.mock.calls[0]?.[0].sent ?? null
    expect(save).toHaveBeenCalledTimes(1)
    renew.mockResolvedValue({ ok: true, data: null })
    expect(await clicked({ isGuest: true, draft: { ...DRAFT, sent: kept } })).toMatchObject({ kind: 'placed' })
    expect(callsOf()).toEqual([MAKE, MAKE, '/shop/checkout/order'])
    expect(new Headers(sent.mock.calls[2]?.[1].headers).get('idempotency-key')).toBe(kept?.key)
  })

  test('EXT-45: orders nothing where somebody has logged in in another tab', async () => {
    byPath({ [MAKE]: Response.json({ error: { code: 'OTHER_USER' } }, { status: 409 }) })
    expect(await clicked({ isGuest: true })).toMatchObject({ kind: 'failed', failure: { kind: 'ended' } })
    // Files share their modules: the report is taken.
    onSessionEnd(() => undefined)()
    expect(callsOf()).toEqual([MAKE])
  })

  test('EXT-45: whose client’s token has ended is told to try again, and the next try makes a client anew', async () => {
    byPath({ '/shop/checkout/order': Response.json({ error: { code: 'UNAUTHORIZED' } }, { status: 401 }) })
    expect(await clicked({ isGuest: true })).toMatchObject({ kind: 'failed', failure: { kind: 'refused', status: 401 } })
    expect(save).toHaveBeenLastCalledWith({ sent: null })
    expect(await clicked({ isGuest: true })).toMatchObject({ kind: 'failed' })
    expect(callsOf()).toEqual([MAKE, '/shop/checkout/order', MAKE, '/shop/checkout/order'])
  })

  test.each([
    ['whose e-mail has an account', 409, { kind: 'emailTaken' }],
    ['who cannot', 422, { kind: 'failed' }],
  ])('%s orders nothing', async (_, status, outcome) => {
    byPath({ [MAKE]: Response.json({ error: { code: 'X' } }, { status }) })
    expect(await clicked({ isGuest: true })).toMatchObject(outcome)
    expect(callsOf()).toEqual([MAKE])
    expect(save).toHaveBeenLastCalledWith({ sent: null })
  })
})
