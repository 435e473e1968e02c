import { expect, test } from 'vitest'
import type { TagId } from '../ids.ts'
import { itemBadges, type ProductFacts, productBadges, toBadgeFacts } from './product-badges.ts'

const NOW = 1500
const plain: ProductFacts = {
  amountOfAvailableItems: 5,
  statusId: 'PUBLISHED',
  isVendorSuspended: false,
  classificationId: 3,
  prices: { price: { minor: 10_000, currencyId: 'PLN' }, promoPrice: null, promoEndDate: null, lowest30Days: null },
  isBestseller: false,
  hasFreeShipping: false,
  hasFreeDelivery: false,
  shippingDays: 7,
  promoLabels: [],
  tags: [],
}
const promo = { ...plain.prices, promoPrice: { minor: 7_500, currencyId: 'PLN' }, lowest30Days: plain.prices.price } as const

test.each<[string, Partial<ProductFacts>, string[]]>([
  ['a plain product has none', {}, []],
  ['sold out', { statusId: 'DRAFT' }, ['sold-out']],
  ['last item', { amountOfAvailableItems: 1 }, ['last-item']],
  ['unique and vintage', { amountOfAvailableItems: 1, classificationId: 1 }, ['unique', 'vintage']],
  ['antique', { classificationId: 2 }, ['antique']],
  [
    'GAP-26: sold out before unique',
    { amountOfAvailableItems: 1, classificationId: 2, isVendorSuspended: true },
    ['sold-out', 'unique', 'antique'],
  ],
  ['promo', { prices: promo }, ['promo']],
  ['a promo that ended is none', { prices: { ...promo, promoEndDate: 1499 } }, []],
  ['EXT-01: a promo that is not below the lowest price of 30 days', { prices: { ...promo, lowest30Days: promo.promoPrice } }, []],
  ['bestseller', { isBestseller: true }, ['bestseller']],
  ['GAP-78: free shipping', { hasFreeShipping: true }, ['free-delivery']],
  ['DLV-09, GAP-78: free delivery', { hasFreeDelivery: true }, ['free-delivery']],
  ['GAP-78: both are one badge', { hasFreeShipping: true, hasFreeDelivery: true }, ['free-delivery']],
  ['GAP-66: ships within two days', { shippingDays: 2 }, ['two-days-shipping']],
  ['three days are not two', { shippingDays: 3 }, []],
])('GAP-90: %s', (_sentence, facts, kinds) => {
  expect(productBadges({ ...plain, ...facts }, NOW).map(({ kind }) => kind)).toEqual(kinds)
})

test('GAP-90: a promo tells its percent, a label its text; labels that are not active are left out', () => {
  const tag = 5 as TagId
  const label = { tag, text: 'Wiosna', after: 1000, before: 2000 }
  const facts = { ...plain, prices: promo, tags: [tag], promoLabels: [label, { ...label, before: 1400 }] }
  expect(productBadges(facts, NOW)).toEqual([
    { kind: 'promo', percent: 25 },
    { kind: 'promo-label', text: 'Wiosna' },
  ])
})

test('GAP-90: a sold product says what it is, and nothing of a price, a delivery or a campaign', () => {
  const tag = 5 as TagId
  const promoLabels = [{ tag, text: 'Wiosna', after: 1000, before: 2000 }]
  const facts = { ...plain, prices: promo, hasFreeShipping: true, shippingDays: 2, tags: [tag], promoLabels, classificationId: 2 }
  expect(productBadges(facts, NOW)).toHaveLength(5)
  expect(productBadges({ ...facts, amountOfAvailableItems: 0 }, NOW).map(({ kind }) => kind)).toEqual(['sold-out', 'antique'])
})

test('a card and the product page show the same badges', () => {
  const facts = { ...plain, isBestseller: true, classificationId: 1 }
  expect(itemBadges(toBadgeFacts(facts), NOW)).toEqual(productBadges(facts, NOW))
})

test('CARD-04, CARD-06, CARD-07, CARD-08: what a card says of a product', () => {
  expect(
    toBadgeFacts({ ...plain, amountOfAvailableItems: 1, classificationId: 2, shippingDays: 2, isBestseller: true, hasFreeDelivery: true }),
  ).toMatchObject({
    classification: { unique: true, vintage: false, antique: true },
    twoDaysShipping: true,
    bestseller: true,
    hasFreeShipping: false,
    hasFreeDelivery: true,
  })
})
