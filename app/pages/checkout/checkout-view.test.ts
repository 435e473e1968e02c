// Long: every step of the checkout over one stand-in for the shop, the tab and the address.
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Cart } from '../../domain/cart/cart.ts'
import { CHECKOUT_DRAFT, type CheckoutDraft, type CheckoutStep, EMPTY_DRAFT } from '../../domain/checkout/checkout.ts'
import { fillSlots } from '../../domain/fill-slots.ts'
import { countryOptions, countryTexts } from '../../features/country-fields/country-options.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { onSessionEnd } from '../../shop-api/browser/session-end.ts'
import { aCart, aCartItem, aParcel, zloty } from '../../testing/a-cart.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { saidBy } from '../../testing/said-by.ts'
import { testDocument } from '../../testing/test-document.ts'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { checkoutChecks, type CheckoutData } from './checkout-data.ts'
import { checkoutLabels } from './checkout-labels.ts'
import { CheckoutView } from './checkout-view.client.tsx'
import { ChosenFacts } from './chosen-facts.tsx'
import { ContactForm } from './contact-form.client.tsx'
import { DeliveryForm } from './delivery-form.client.tsx'
import { OrderSummary } from './order-summary.tsx'
import { OtherTotalNotice } from './other-total-notice.tsx'
import { PaymentForm } from './payment-form.client.tsx'
import { StepHeading } from './step-heading.client.tsx'
import { SummaryForm } from './summary-form.client.tsx'
import { TotalBar } from './total-bar.client.tsx'

const t = await createTranslator('pl')
const labels = checkoutLabels(t)
const NOBODY = { email: '', countryId: '', phone: '', firstName: '', lastName: '', wantsInvoice: false }
const FIRST = { ...NOBODY, company: '', nip: '', invoiceAddress: '' }
const CONTACT = { ...FIRST, email: 'hanna@patyna.test', countryId: 'PL', phone: '501234567', firstName: 'Hanna', lastName: 'Nowak' }
const ADDRESS = { street: 'Piotrkowska', building: '104', apartment: null, zipCode: '90-926', city: 'Łódź', countryId: 'PL' }
const AT_PAYMENT = { contact: CONTACT, address: ADDRESS }
const FULL = { ...AT_PAYMENT, payment: 'blik' }
const CART = aCart([aParcel([aCartItem()])], { totalCost: zloty(100), products: zloty(100), countryId: 'PL' })
const DATA: CheckoutData = {
  language: 'pl',
  pathPrefix: '/pl',
  lying: { cart: CART, ways: [1, 2].map((deliveryTypeId) => ({ vendorId: 1, deliveryTypeId, price: zloty(0) })) },
  options: [
    { id: 'blik', name: 'BLIK', min: null, max: null },
    { id: 'card', name: 'Karta', min: null, max: 99 },
  ],
  profile: { id: 7 },
  addresses: [],
  firstContact: FIRST,
  countries: countryOptions('pl', t),
  countryTexts: countryTexts(t),
  checks: checkoutChecks(t),
  hrefs: {
    steps: { contact: '/c', delivery: '/d', payment: '/p', summary: '/s' },
    cart: '/koszyk',
    logins: { contact: '/login-c', summary: '/login-s' },
    terms: '',
    privacy: '',
  },
  labels,
}

/** What the shop answers: the cart at a total. */
function priced(total: number, { isDelivered = true } = {}) {
  const item = { id: 1, name: 'Fotel 1', imageUrl: null, quantity: 1, amountOfAvailableItems: 3, price: total, promoPrice: null }
  const items = [{ ...item, currencyId: 'PLN', isAvailable: true }]
  const parcel = {
    vendor: { id: 1, name: 'Dom 1' },
    deliveryTypeId: 1,
    price: 0,
    currencyId: 'PLN',
    freeDeliveryMissing: 0,
    arrivesBy: null,
  }
  const summary = { prices: { products: total, deliveries: 0 }, totalCost: total, discount: null, currency: { id: 'PLN' } }
  return { cart: { summary, deliveries: [{ ...parcel, isDelivered, items }], promoCodeError: null, shippingTo: 'PL' }, ways: [] }
}
const FAILED = () => Response.json({ error: { code: 'DOWN' } }, { status: 503 })

/** What stands in the tab's storage. */
let entries: Map<string, string>
/** What was sent to the shop, by its path. */
let sent: [path: string, body: Record<string, unknown>][]
let cookies: string[]
let dataLayer: { event?: string }[]
/** How the shop answers. */
let answers: { preview: () => Response | Promise<Response>; order: () => Response }
const assign = vi.fn<(href: string) => void>()
const replace = vi.fn<(href: string) => void>()

beforeEach(() => {
  ;[entries, sent, cookies, dataLayer] = [new Map(), [], [], []]
  answers = { preview: () => Response.json({ data: priced(100) }), order: FAILED }
  const read = 'visitor=1; consent=analytics'
  vi.stubGlobal(
    'document',
    Object.defineProperty(testDocument(), 'cookie', {
      get: () => read,
      set(text: string) {
        cookies.push(text)
      },
    }),
  )
  vi.stubGlobal('location', { href: 'https://shop.test/c', search: '', protocol: 'https:', assign, replace })
  vi.stubGlobal('window', { dataLayer })
  vi.stubGlobal('navigator', { cookieEnabled: true })
  vi.stubGlobal('sessionStorage', memoryStorage(entries))
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push([path, JSON.parse(String(body))])
    if (path.endsWith('/preview')) return answers.preview()
    return path.endsWith('/order') ? answers.order() : Response.json({ data: {} })
  })
})
afterEach(async () => {
  // Events are pushed by a module that is loaded for them.
  await vi.dynamicImportSettled()
})

const kept = (): CheckoutDraft => JSON.parse(entries.get(CHECKOUT_DRAFT) ?? 'null')

/** A step, opened with a draft of the user. */
function opened(step: CheckoutStep, draft: Partial<CheckoutDraft> = {}, data: Partial<CheckoutData> = {}) {
  entries.set(CHECKOUT_DRAFT, JSON.stringify({ ...EMPTY_DRAFT, userId: 7, ...draft }))
  const props = { step, data: { ...DATA, ...data } }
  const island = runIsland(() => CheckoutView(props))
  const one = <Type extends Parameters<typeof elementsOf>[1]>(type: Type) => elementsOf(island.current, type)[0]
  return { island, props, one, said: () => saidBy(renderToStaticMarkup(island.current)) }
}
const ofCart = (cart: Partial<Cart>) => ({ lying: { ...DATA.lying, cart: { ...CART, ...cart } } })

test.each<[string, CheckoutStep, Partial<CheckoutDraft>, string[]]>([
  ['the first opens', 'contact', {}, []],
  ['none is skipped', 'delivery', {}, ['/c']],
  ['the second opens after the first', 'delivery', { contact: CONTACT }, []],
  ['none is skipped', 'summary', { contact: CONTACT }, ['/d']],
  ['one before the furthest opens', 'payment', FULL, []],
  ['the last opens when everything is chosen', 'summary', FULL, []],
  ['the last does not with a way to pay that cannot pay this sum', 'summary', { ...FULL, payment: 'card' }, ['/p']],
  ['the last does not with a way to pay that is no more', 'summary', { ...FULL, payment: 'cheque' }, ['/p']],
])('GAP-31: of the steps %s (%s)', (_what, step, draft, replaced) => {
  const { island, one } = opened(step, draft)
  const isOpen = replaced.length === 0
  expect(replace.mock.calls.flat()).toEqual(replaced)
  expect(elementsOf(island.current, Spinner)).toHaveLength(isOpen ? 0 : 1)
  const forms = { contact: ContactForm, delivery: DeliveryForm, payment: PaymentForm, summary: SummaryForm }
  const shown = Object.entries(forms).flatMap(([name, form]) => (one(form) ? [name] : []))
  expect(shown).toEqual(isOpen ? [step] : [])
  expect(one(ChosenFacts) !== undefined).toBe(isOpen && step === 'summary')
  const before = { contact: null, delivery: 'contact', payment: 'delivery', summary: 'payment' } as const
  const previous = before[step]
  expect(one(StepHeading)).toMatchObject({
    step,
    title: labels.steps[step],
    previous: previous && { title: labels.steps[previous], href: DATA.hrefs.steps[previous] },
  })
  expect(one(TotalBar)?.isSaid, 'the total is heard once').toBe(step !== 'summary')
})

test('GAP-31: a step whose draft is gone leads back', () => {
  opened('payment', FULL)
  entries.clear()
  document.dispatchEvent(new Event('patyna:checkout'))
  expect(replace.mock.calls).toEqual([['/c']])
})

test('GAP-120: analytics is told of each step once, and not of that without an event', async () => {
  const { island, props } = opened('contact', FULL)
  for (const step of ['delivery', 'payment', 'contact', 'summary'] as const) {
    props.step = step
    island.again()
  }
  const told = ['contact', 'payment', 'summary']
  expect(kept().told).toEqual(told)
  opened('summary', { ...FULL, told: ['summary'] })
  opened('delivery', {})
  const names = () => dataLayer.flatMap(({ event }) => event ?? []).filter((name) => /checkout|info/.test(name))
  await vi.waitFor(() => expect(names()).toEqual(['begin_checkout', 'add_shipping_info', 'add_payment_info']))
  vi.stubGlobal('document', testDocument())
  opened('contact', FULL)
  expect(kept().told, 'without consent').toEqual([])
})

test('GAP-31, GAP-120: after an order that was not paid yet the next one begins anew, but for who buys', async () => {
  opened('contact', { ...FULL, placed: 'PAT-1', ways: { 1: 2 }, comment: 'Dzwonić', told: ['contact'] })
  expect(kept()).toEqual({ ...EMPTY_DRAFT, ...FULL, userId: 7, told: ['contact'] })
  await vi.waitFor(() => expect(dataLayer.map(({ event }) => event)).toContain('begin_checkout'))
})

test.each([
  ['a guest, who sees nothing of it', null, [{ kind: 'ended', userId: 7 }], ''],
  ['the user', { id: 7 }, [], 'hanna@patyna.test'],
])('GAP-102: a draft of a user is met by %s', (_who, profile, ends, email) => {
  const told: unknown[] = []
  const end = onSessionEnd((each) => told.push(each))
  const { one, island, props } = opened('contact', FULL, { profile })
  expect([told, one(ContactForm)?.initial.email, one(ContactForm)?.loginHref]).toEqual([ends, email, profile ? null : '/login-c'])
  props.data.profile = null
  island.again()
  expect(told, 'whose session has ended').toHaveLength(1)
  end()
})

test('GAP-102: a guest’s own draft tells of no session', () => {
  const told: unknown[] = []
  const end = onSessionEnd((each) => told.push(each))
  opened('contact', { userId: null }, { profile: null })
  expect(told).toEqual([])
  end()
})

test('GAP-31, EXT-82: the buyer: what was typed stands before what was sent, and all is kept for the next step', async () => {
  const typed = { contact: { firstName: 'Anna', lastName: '' }, address: null }
  const { one } = opened('contact', { contact: CONTACT, typed }, ofCart({ countryId: 'PL' }))
  expect(one(ContactForm)).toMatchObject({ initial: { ...CONTACT, firstName: 'Anna' }, countryId: 'PL', isDraftKnown: true })
  one(ContactForm)?.onTyped({ phone: '1' })
  expect(kept().typed.contact).toEqual({ firstName: 'Anna', lastName: '', phone: '1' })
  expect(await one(ContactForm)?.onDone(CONTACT, 'DE')).toBe(true)
  expect(kept()).toMatchObject({ contact: CONTACT, countryId: 'DE' })
  expect(cookies.join()).toContain('shippingTo=DE')
  expect(assign.mock.calls).toEqual([['/d']])
})

test('GAP-31: with no country yet none is shown', () => {
  const data = ofCart({ countryId: null })
  expect(opened('contact', {}, data).one(ContactForm)?.countryId).toBe('')
  const { one } = opened('delivery', { contact: { ...CONTACT, countryId: '' } }, data)
  expect(one(DeliveryForm)?.countryId).toBe('')
})

test('GAP-31, DLV-01: the address and the ways: a chosen way is previewed, and all is kept for the next step', async () => {
  const { one } = opened('delivery', { contact: CONTACT })
  expect(one(DeliveryForm)).toMatchObject({ initial: null, countryId: 'PL', offered: DATA.lying.ways, waysFailure: null })
  one(DeliveryForm)?.onTyped({ ...ADDRESS, city: 'Gdynia' })
  expect(kept().typed.address?.city).toBe('Gdynia')
  answers.preview = () => Response.json({ data: priced(120) })
  one(DeliveryForm)?.onWays({ 1: 2 })
  expect([kept().ways, one(TotalBar)?.isBusy]).toEqual([{ 1: 2 }, true])
  await vi.waitFor(() => expect(one(TotalBar)).toMatchObject({ isBusy: false, cart: { totalCost: zloty(120) } }))
  expect(sent).toMatchObject([['/shop/checkout/preview', { deliveries: [{ vendorId: 1, deliveryTypeId: 2 }], countryId: 'PL' }]])
  expect(await one(DeliveryForm)?.onDone(ADDRESS)).toBe(true)
  expect(kept()).toMatchObject({ address: ADDRESS, countryId: 'PL', typed: { address: null } })
  expect(assign.mock.calls).toEqual([['/p']])
})

test('GAP-31: the way to pay and the comment are kept', async () => {
  const { one } = opened('payment', AT_PAYMENT)
  await one(PaymentForm)?.onDone('blik')
  expect([kept().payment, assign.mock.calls, one(PaymentForm)?.initial]).toEqual(['blik', [['/s']], 'blik'])
  const last = opened('summary', FULL)
  expect(last.one(ChosenFacts)).toMatchObject({ paymentName: 'BLIK', draft: FULL })
  expect(last.one(SummaryForm)?.email).toBe('hanna@patyna.test')
  last.one(SummaryForm)?.onComment('Dzwonić')
  expect(kept().comment).toBe('Dzwonić')
})

test.each<[string, () => Response, boolean]>([
  ['is sent there', () => Response.json({ data: priced(100) }), true],
  ['is not sent there', () => Response.json({ data: priced(100, { isDelivered: false }) }), false],
  ['is not known: an order would be refused', FAILED, true],
  ['is gone: the cart is empty', () => Response.json({ data: { cart: 'EMPTY_CART', ways: [] } }), true],
])('EXT-49: a country is left for the next step once the shop has said that all %s', async (_what, preview, isDone) => {
  answers.preview = preview
  const { one } = opened('contact', { contact: CONTACT })
  one(ContactForm)?.onCountry('DE')
  expect(await one(ContactForm)?.onDone(CONTACT, 'DE')).toBe(isDone)
  expect(sent[0]?.[1]).toMatchObject({ countryId: 'DE' })
  expect([kept().contact, assign.mock.calls]).toEqual([CONTACT, isDone ? [['/d']] : []])
})

test('EXT-49: who has gone elsewhere while the shop was asked stays there', async () => {
  const { one } = opened('contact', { contact: CONTACT })
  one(ContactForm)?.onCountry('DE')
  const done = one(ContactForm)?.onDone(CONTACT, 'DE')
  location.href = 'https://shop.test/koszyk'
  expect(await done).toBe(true)
  expect(assign).not.toHaveBeenCalled()
})

const PLACED = { orderId: 1, number: 'PAT-1', paymentLink: '/platnosc/1' }
const PURCHASE = { currency: 'PLN', items: [{ item_id: 1 }], transaction_id: 'PAT-1', email: CONTACT.email }

test('GAP-31, GAP-120: a placed order is kept for its page, empties the cart and leads to the payment', async () => {
  answers.order = () => Response.json({ data: PLACED })
  const { one } = opened('summary', { ...FULL, userId: null }, { profile: null })
  expect(await one(SummaryForm)?.onOrder('Dzwonić')).toEqual({ kind: 'placed', order: PLACED })
  expect(sent.map(([path]) => path.split('/').at(-1))).toEqual(['preview', 'create-without-registration', 'order'])
  expect(sent.at(-1)?.[1]).toMatchObject({ comment: 'Dzwonić', paymentMethod: 'blik' })
  expect([kept().placed, assign.mock.calls]).toEqual(['PAT-1', [['/pl/platnosc/1']]])
  expect(cookies.join()).toMatch(/promoCode=; .*max-age=0/)
  expect(JSON.parse(entries.get('pending-purchase PAT-1') ?? '')).toMatchObject(PURCHASE)
  expect(one(OrderSummary)?.former).toBeNull()
})

test('GAP-98: an order that was placed at another total says so in place of the form, and only the shopper goes on to pay', async () => {
  answers.order = () =>
    Response.json({ error: { code: 'ORDERED_AT_OTHER_TOTAL', order: { ...PLACED, total: zloty(130) } } }, { status: 409 })
  const { one } = opened('summary', FULL)
  await one(SummaryForm)?.onOrder('')
  expect([one(SummaryForm), kept().placed, assign.mock.calls]).toEqual([undefined, 'PAT-1', []])
  const payment = { number: 'PAT-1', shown: zloty(100), total: zloty(130), payHref: '/pl/platnosc/1' }
  expect(one(OtherTotalNotice)).toMatchObject(payment)
  expect(JSON.parse(entries.get('pending-purchase PAT-1') ?? '')).toMatchObject(PURCHASE)
})

test('GAP-98: an order whose prices have changed is not placed, and what it cost is marked', async () => {
  answers.preview = () => Response.json({ data: priced(120) })
  const { one } = opened('summary', FULL)
  expect(one(TotalBar)?.former).toBeNull()
  expect(await one(SummaryForm)?.onOrder('')).toEqual({ kind: 'changed' })
  for (const part of [one(TotalBar), one(OrderSummary)]) {
    expect(part?.cart.totalCost).toEqual(zloty(120))
    expect([...(part?.former?.lines ?? [])]).toEqual([['1/1/1', zloty(100)]])
  }
  expect([one(OtherTotalNotice), kept().placed, cookies, assign.mock.calls, entries.has('pending-purchase PAT-1')]).toEqual([
    undefined,
    null,
    [],
    [],
    false,
  ])
})

test.each<[CheckoutStep, string[]]>([
  ['contact', ['note']],
  ['delivery', ['form']],
  ['payment', ['note']],
  ['summary', ['sums']],
])('GAP-31: in the step %s it is said once why the sums are missing', async (step, where) => {
  answers.preview = FAILED
  const { island, one } = opened(step, { ...FULL, ways: { 1: 2 } })
  const said = () => ({
    note: elementsOf(island.current, FailureNote)[0]?.text ?? null,
    form: one(DeliveryForm)?.waysFailure ?? null,
    sums: one(OrderSummary)?.failure ?? null,
  })
  const text = labels.sums.failed
  await vi.waitFor(() => expect(Object.entries(said()).filter(([, each]) => each !== null)).toEqual(where.map((each) => [each, text])))
})

const TWO = [1, 2].map((id) => aCartItem({ id }))
const names = 'Fotel 1, Fotel 2'
const GONE = fillSlots(labels.goneNames, { names })
const UNSENT = fillSlots(labels.notSentThere, { country: 'Polska', names })

test.each([
  ['nothing', [aParcel(TWO)], []],
  ['what is gone', [aParcel(TWO.map((item) => ({ ...item, isAvailable: false })))], [GONE]],
  ['what is not sent to the country', [aParcel(TWO, 1, { isDelivered: false })], [UNSENT]],
])('GAP-100, EXT-49: %s is named as a hindrance, with the way to the cart', async (_what, deliveries, texts) => {
  const { said, one } = opened('contact', { contact: CONTACT }, ofCart({ deliveries }))
  const lines = said().split('\n')
  expect(lines.filter((line) => line.includes(names))).toEqual(texts)
  expect(lines.filter((line) => line.includes('[/koszyk]'))).toEqual(texts.map(() => `[/koszyk]${labels.toCart}`))
  const isSent = !texts.includes(UNSENT)
  expect(await one(ContactForm)?.onDone(CONTACT, 'PL')).toBe(isSent)
  expect(assign.mock.calls).toEqual(isSent ? [['/d']] : [])
})
