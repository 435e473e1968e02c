// A filter and a sort order cost what the README promises: made in a copy of the repository, type checked and followed through every layer.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ChangedCopy, codeFiles, type Insertion, tableRow, textRows } from './changed-copy.ts'

const FACETS = 'app/domain/search/facets.ts'
const PROPERTIES = 'mock-api/search/product-properties.ts'
const REFERENCE = 'app/reference/reference.ts'
const EVERY_FILTER = 'app/architecture/change-cost/every-filter.test.tsx'

/** A facet of each kind with a name of its own, on properties that products have. */
const NEW_FILTERS: Record<string, Insertion[]> = {
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
const NEW_ORDER: Insertion[] = [
  tableRow('app/domain/search/sort-orders.ts', 'SORT_ORDERS', "soonest: { order: 'shipping', dir: 'asc' }"),
  tableRow(PROPERTIES, 'ORDER_PROPERTIES', "shipping: { column: 'shippingDays', dir: 'asc' }"),
  ...textRows('product-listing', { sortSoonest: 'Soonest first' }),
]
const ALL = [...Object.values(NEW_FILTERS).flat(), ...NEW_ORDER]

let copies: Record<'all' | 'inDomain', ChangedCopy>
beforeAll(() => {
  copies = { all: new ChangedCopy(ALL), inDomain: new ChangedCopy(ALL.filter(({ file }) => file.startsWith('app/domain/'))) }
})
afterAll(() => Object.values(copies).forEach((copy) => copy.remove()))

test.each(Object.entries(NEW_FILTERS))('a filter like %s touches at most three files', (_name, change) => {
  expect(codeFiles(change).length).toBeLessThanOrEqual(3)
})

test('a sort order touches at most three files', () => expect(codeFiles(NEW_ORDER).length).toBeLessThanOrEqual(3))

describe('in a copy with a filter of each kind and a sort order more', () => {
  test('every layer works with each of them', async () => {
    const outcomes = await copies.all.test([EVERY_FILTER])
    expect(outcomes.filter(({ status }) => status !== 'passed')).toEqual([])
    for (const name of [...Object.keys(NEW_FILTERS).map((filter) => `filter ${filter}`), 'order soonest']) {
      expect(outcomes.filter((outcome) => outcome.name.startsWith(`${name} `)).length).toBeGreaterThan(2)
    }
  })

  test('the types agree, in every file that takes part', async () => {
    expect(await copies.all.filesWithTypeErrors([EVERY_FILTER])).toEqual([])
  })

  test('the compiler names the other files of the promise when only the domain has the rows', async () => {
    const named = await copies.inDomain.filesWithTypeErrors([EVERY_FILTER])
    expect(named).toContain(PROPERTIES)
    expect(named).toContain('app/features/filters/choices.ts')
    expect(named).toContain('app/features/filters/filter-labels.ts')
    // Those two name the list and the texts that are missing; what else is named reads the missing rows of the properties.
    const others = named.filter((file) => !file.startsWith('mock-api/search/') && !file.startsWith('app/features/filters/'))
    expect(others).toEqual([])
  })
})
