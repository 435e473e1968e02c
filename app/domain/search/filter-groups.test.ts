import { expect, test } from 'vitest'
import { facetNames } from './facets.ts'
import { ALL_FILTER_GROUPS, FILTER_BUTTONS, facetsOf } from './filter-groups.ts'

test('FLT-22, FLT-23, FLT-24, FLT-25, FLT-26, FLT-27: the buttons', () => {
  expect(FILTER_BUTTONS).toEqual(['sort', 'price', 'dimensions', 'classification', 'materials', 'colors'])
})

test('FLT-28, GAP-73: the dialog holds every facet once', () => {
  expect(ALL_FILTER_GROUPS.flatMap(facetsOf).toSorted()).toEqual(facetNames().toSorted())
})
