import { describe, expect, test } from 'vitest'
import { type Cart, undeliveredNames } from '../cart/cart.ts'
import {
  CHECKOUT_STEPS,
  type CheckoutDraft,
  checkoutStep,
  chosenDeliveries,
  draftCountry,
  EMPTY_DRAFT,
  filledIn,
  furthestStep,
  goneNames,
  isPayable,
  isStepOpen,
  nextStep,
  type OrderPreview,
  previousStep,
  shownAddress,
  STEP_QUERY_KEY,
  withAddress,
  withCountry,
} from './checkout.ts'
import { aCart, aCartItem, aParcel, zloty } from '../../testing/a-cart.ts'

const CONTACT = {
  countryId: 'PL',
  email: 'hanna@patyna.test',
  phone: '501 234 567',
  firstName: 'Hanna',
  lastName: 'Nowak',
  wantsInvoice: false,
  company: '',
  nip: '',
  invoiceAddress: '',
}
const ADDRESS = { street: 'Piotrkowska', building: '104', apartment: null, zipCode: '90-926', city: 'Łódź', countryId: 'PL' }
const draft = (filled: Partial<CheckoutDraft>): CheckoutDraft => ({ ...EMPTY_DRAFT, ...filled })

test('CHK-03: the query parameter is step', () => expect(STEP_QUERY_KEY).toBe('step'))

test.each([
  ['contact', 'contact'],
  ['summary', 'summary'],
  ['thank-you', 'contact'],
  ['nie-ma', 'contact'],
  [null, 'contact'],
] as const)('CHK-03, GAP-31: step=%s is the step %s', (param, step) => expect(checkoutStep(param)).toBe(step))

test('UIK-16: next goes up to the last step', () => {
  expect(CHECKOUT_STEPS.map(nextStep)).toEqual(['delivery', 'payment', 'summary', 'summary'])
})

test('UIK-17: back goes to the first step at minimum', () => {
  expect(CHECKOUT_STEPS.map(previousStep)).toEqual(['contact', 'contact', 'delivery', 'payment'])
})

describe('GAP-31: a step opens once those before it are filled in', () => {
  test.each([
    ['nothing', draft({}), 'contact'],
    ['contact', draft({ contact: CONTACT }), 'delivery'],
    ['address without contact', draft({ address: ADDRESS }), 'contact'],
    ['contact and address', draft({ contact: CONTACT, address: ADDRESS }), 'payment'],
    ['everything', draft({ contact: CONTACT, address: ADDRESS, payment: 'BLIK' }), 'summary'],
  ] as const)('with %s', (_filled, filled, furthest) => {
    expect(furthestStep(filled)).toBe(furthest)
    expect(isStepOpen('contact', filled)).toBe(true)
    expect(isStepOpen(furthest, filled)).toBe(true)
    expect(isStepOpen('summary', filled)).toBe(furthest === 'summary')
  })
})

const parcel = (vendorId: number, deliveryTypeId: number, isAvailable = true) =>
  aParcel([aCartItem({ id: vendorId * 10 + deliveryTypeId, name: `Thing ${vendorId}`, isAvailable })], vendorId, {
    deliveryTypeId,
    price: zloty(20),
  })
const preview = (...deliveries: Cart['deliveries']): OrderPreview => ({
  cart: aCart(deliveries, { totalCost: zloty(120), products: zloty(100), deliveryCost: zloty(20) }),
  ways: [
    { vendorId: 1, deliveryTypeId: 1, price: zloty(20) },
    { vendorId: 1, deliveryTypeId: 2, price: zloty(90) },
    { vendorId: 2, deliveryTypeId: 1, price: zloty(20) },
  ],
})

describe('DLV-01: how each vendor sends', () => {
  test.each([
    ['as in the cart when nothing is chosen', preview(parcel(1, 1), parcel(2, 1)), {}, ['1:1', '2:1']],
    ['by the chosen way', preview(parcel(1, 1), parcel(2, 1)), { 1: 2 }, ['1:2', '2:1']],
    ['not by a way that the vendor does not offer', preview(parcel(2, 1)), { 2: 2 }, ['2:1']],
    ['two parcels stay two', preview(parcel(1, 1), parcel(1, 2)), {}, ['1:1', '1:2']],
    ['and become one by a choice', preview(parcel(1, 1), parcel(1, 2)), { 1: 1 }, ['1:1']],
  ] as const)('%s', (_sentence, lying, chosen, expected) => {
    expect(chosenDeliveries(lying, chosen).map(({ vendorId, deliveryTypeId }) => `${vendorId}:${deliveryTypeId}`)).toEqual(expected)
  })
})

describe('EXT-49: the country of an order', () => {
  const unsent = (vendorId: number, deliveryTypeId: number) => ({ ...parcel(vendorId, deliveryTypeId), isDelivered: false })
  const FRANCE = { ...ADDRESS, countryId: 'FR' }
  const GERMAN = { ...CONTACT, countryId: 'DE' }

  test('what is not sent as it lies in the cart comes by the first way that is', () => {
    expect(chosenDeliveries(preview(unsent(1, 2), unsent(3, 1)), {})).toEqual([
      { vendorId: 1, deliveryTypeId: 1 },
      { vendorId: 3, deliveryTypeId: 1 },
    ])
    expect(undeliveredNames(preview(unsent(1, 2), parcel(2, 1)).cart)).toEqual(['Thing 1'])
  })

  test.each([
    ['no country at the start', draft({}), null],
    ['the one that was chosen last, in whichever step', draft({ contact: CONTACT, address: ADDRESS, countryId: 'FR' }), 'FR'],
    ['of a draft that does not say it, the address', draft({ contact: GERMAN, address: FRANCE }), 'FR'],
    ['of one without an address, the first step', draft({ contact: GERMAN }), 'DE'],
  ] as const)('EXT-82: it is one: %s', (_sentence, filled, countryId) => expect(draftCountry(filled)).toBe(countryId))

  test('EXT-82: an address says it, and the first step keeps the country by whose rules its phone is written', () => {
    const before = draft({ contact: CONTACT, countryId: 'PL' })
    const after = { ...before, ...withAddress(before, FRANCE) }
    expect([draftCountry(after), after.contact]).toEqual(['FR', CONTACT])
  })

  test('EXT-82: another country asks for the address again, with its lines; the same one changes nothing', () => {
    const before = draft({ contact: CONTACT, address: ADDRESS })
    const after = { ...before, ...withCountry(before, 'DE') }
    expect([draftCountry(after), after.address, shownAddress(after)]).toEqual(['DE', null, { ...ADDRESS, countryId: 'DE' }])
    const typed = { ...before, typed: { contact: null, address: { ...ADDRESS, street: 'Nawrot' } } }
    expect(shownAddress({ ...typed, ...withCountry(typed, 'DE') }), 'with what was typed over it').toMatchObject({
      street: 'Nawrot',
      city: 'Łódź',
    })
    expect(withCountry(before, 'PL')).toEqual({ countryId: 'PL' })
    expect(withCountry(draft({}), 'DE')).toEqual({ countryId: 'DE' })
  })
})

test('GAP-100: what is gone is named', () => {
  expect(goneNames(preview(parcel(1, 1), parcel(2, 1, false)).cart)).toEqual(['Thing 2'])
})

test.each([
  [39.99, 40, 5000, false],
  [40, 40, 5000, true],
  [5000, 40, 5000, true],
  [5000.01, 40, 5000, false],
  [0, null, null, true],
  [100_000, null, null, true],
])('GAP-32: %s zł may be paid between %s and %s: %s', (amount, min, max, isPossible) => {
  expect(isPayable({ id: 'PAY_PO', name: 'PayPo', min, max }, zloty(amount))).toBe(isPossible)
})

test('what is typed hides what is known only where something is typed', () => {
  const known = { ...CONTACT, lastName: 'Kowal', wantsInvoice: true }
  expect({ ...known, ...filledIn({ ...CONTACT, email: '', phone: '' }) }).toEqual({ ...CONTACT })
  expect({ ...known, ...filledIn(null) }).toEqual(known)
  expect(filledIn({ ...ADDRESS, street: '' })).toEqual({ building: '104', zipCode: '90-926', city: 'Łódź', countryId: 'PL' })
})

test('GAP-31: what was typed before another address was chosen is not taken for it at the next visit', () => {
  const typed = draft({ typed: { contact: CONTACT, address: ADDRESS } })
  expect(shownAddress(typed)).toEqual(ADDRESS)
  const chosen = { ...ADDRESS, street: 'Grodzka' }
  const after = { ...typed, ...withAddress(typed, chosen) }
  expect(shownAddress(after)).toEqual(chosen)
  expect(after.typed.contact, 'the other step keeps its own').toEqual(CONTACT)
})

test('GAP-31: an address of which nothing is typed yet is the one that was chosen', () => {
  const empty = { street: '', building: '', apartment: null, zipCode: '', city: '', countryId: 'PL' }
  expect(shownAddress(draft({ address: ADDRESS, typed: { contact: null, address: empty } }))).toEqual(ADDRESS)
  expect(shownAddress(draft({}))).toBeNull()
})
