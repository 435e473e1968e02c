import { expect, test } from 'vitest'
import { facetNames, FILTER_GROUPS, hasControl, isSearched, LIST_FACETS } from './facets.ts'
import { ALL_FILTER_GROUPS, FILTER_BUTTONS, facetsOf, isOpenGroup } from './filter-groups.ts'

test('FLT-22, FLT-23, FLT-24, FLT-25, FLT-26, FLT-27: the buttons', () => {
  expect(FILTER_BUTTONS).toEqual(['sort', 'price', 'dimensions', 'classification', 'materials', 'colors'])
})

test('FLT-28, GAP-73: the dialog holds every facet once', () => {
  expect(ALL_FILTER_GROUPS.flatMap(facetsOf).toSorted()).toEqual(facetNames().toSorted())
})

test('GAP-73: a section stands open without a choice where its row says so, and some do not', () => {
  expect(ALL_FILTER_GROUPS.filter(isOpenGroup)).toEqual(
    ALL_FILTER_GROUPS.filter((group) => JSON.stringify(FILTER_GROUPS[group]).includes('isOpen')),
  )
  expect(new Set(ALL_FILTER_GROUPS.map(isOpenGroup))).toEqual(new Set([true, false]))
})

test('each list has the control of its row, if it has one', () => {
  const controlsOf = (facet: (typeof LIST_FACETS)[number]) => [
    ...(['tree', 'swatches'] as const).filter((control) => hasControl(facet, control)),
    ...(isSearched(facet) ? ['searched'] : []),
  ]
  expect(Object.fromEntries(LIST_FACETS.map((facet) => [facet, controlsOf(facet)]))).toMatchObject({
    categories: ['tree'],
    colors: ['swatches'],
    materials: ['tree', 'searched'],
    manufacturer: ['searched'],
    classification: [],
  })
})
