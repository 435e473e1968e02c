import { expect, test } from 'vitest'
import { activeBadges, type BadgePhrase } from './filter-badges.ts'
import { type Filters, NO_FILTERS } from './filters.ts'

const label = (phrase: BadgePhrase) =>
  'range' in phrase ? `${phrase.facet} ${phrase.range.from ?? ''}-${phrase.range.to ?? ''} ${phrase.unit}` : phrase.facet
const texts = { name: (_facet: string, id: number) => (id === 7 ? 'czarny' : undefined), label }
const badges = (filters: Partial<Filters>) => activeBadges({ ...NO_FILTERS, ...filters }, texts)

test('FLT-32: badges show only when set', () => expect(badges({ page: 3, sort: 'newest', textSearch: 'fotel' })).toEqual([]))

test('FLT-31: one badge per id of a list, removable alone', () => {
  expect(badges({ colors: [7, 9], page: 2 })).toEqual([
    { id: 'colors-7', queryKey: 'colors', title: 'czarny', isArray: true, without: { ...NO_FILTERS, colors: [9] } },
    { id: 'colors-9', queryKey: 'colors', title: '9', isArray: true, without: { ...NO_FILTERS, colors: [7] } },
  ])
})

test.each<[string, Partial<Filters>, string, string]>([
  ['GAP-71: a range with both bounds', { price: { from: 100, to: 500 } }, 'price', 'price 100-500 PLN'],
  ['GAP-71: a range with a lower bound', { price: { from: 100 } }, 'price', 'price 100- PLN'],
  ['a range with an upper bound of 0', { depth: { to: 0 } }, 'dimensionDepth', 'depth -0 cm'],
  ['a flag', { onlyPromo: true }, 'onlyPromo', 'onlyPromo'],
  ['shipping today', { shippingDays: 0 }, 'shippingDays', 'shippingDays'],
])('FLT-31: %s is one badge', (_sentence, filters, id, title) => {
  expect(badges(filters)).toEqual([{ id, queryKey: id, title, isArray: false, without: NO_FILTERS }])
})
