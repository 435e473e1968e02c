// A filter of each kind and a sort order.
import { type Insertion, tableRow, textRows } from './changed-copy.ts'

const FACETS = 'app/domain/search/facets.ts'
/** What the mock reads of a product. */
export const PROPERTIES = 'mock-api/search/product-properties.ts'
const REFERENCE = 'app/reference/reference.ts'

/** A facet of each kind with a name of its own, on properties that products have. */
export const NEW_FILTERS: Record<string, Insertion[]> = {
  condition: [
    tableRow(FACETS, 'FILTER_GROUPS', 'condition: {}'),
    tableRow(FACETS, 'ROWS', "condition: { kind: 'ids', choices: 'conditions' }"),
    {
      file: REFERENCE,
      before: 'import countryRows',
      text: "import conditionRows from '#seeds/reference/conditions.json' with { type: 'json' }\n",
    },
    { file: REFERENCE, before: 'const COUNTRIES', text: 'const CONDITIONS = perLanguage(conditionRows)\n' },
    {
      file: REFERENCE,
      after: 'REFERENCE_LISTS = {',
      before: '}',
      text: ', conditions: (language: Language) => CONDITIONS.get(language) ?? [] ',
    },
    tableRow(PROPERTIES, 'LIST_PROPERTIES', "condition: { column: 'conditionId' }"),
    ...textRows('product-listing', { groupCondition: 'Condition' }),
  ],
  seatHeight: [
    tableRow(FACETS, 'ROWS', "seatHeight: { kind: 'range', unit: 'cm', wire: 'seat-height', group: 'dimensions' }"),
    tableRow(PROPERTIES, 'RANGE_PROPERTIES', "seatHeight: { column: 'height' }"),
    ...textRows('product-listing', { seatHeight: 'Height of the seat' }),
  ],
  onlyBestsellers: [
    tableRow(FACETS, 'ROWS', "onlyBestsellers: { kind: 'flag', group: 'price' }"),
    tableRow(PROPERTIES, 'FLAG_PROPERTIES', "onlyBestsellers: { column: 'isBestseller' }"),
    ...textRows('product-listing', { onlyBestsellers: 'Bestsellers only' }),
  ],
  leavesWithin: [
    tableRow(FACETS, 'ROWS', "leavesWithin: { kind: 'number', unit: 'days', max: 30, choices: [1, 3], group: 'shippingDays' }"),
    tableRow(PROPERTIES, 'NUMBER_PROPERTIES', "leavesWithin: { column: 'shippingDays' }"),
    ...textRows('product-listing', {
      leavesWithinAny: 'Whenever',
      leavesWithinUpTo_other: 'Up to {{count}} days',
      leavesWithinWithin_other: 'Leaves within {{count}} days',
    }),
  ],
}
export const NEW_ORDER: Insertion[] = [
  tableRow('app/domain/search/sort-orders.ts', 'SORT_ORDERS', "soonest: { order: 'shipping', dir: 'asc' }"),
  tableRow(PROPERTIES, 'ORDER_PROPERTIES', "shipping: { column: 'shippingDays', dir: 'asc' }"),
  ...textRows('product-listing', { sortSoonest: 'Soonest first' }),
]
export const SEARCH_INSERTIONS = [...Object.values(NEW_FILTERS).flat(), ...NEW_ORDER]
