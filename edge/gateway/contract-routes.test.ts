import { expect, test } from 'vitest'
import { CONTRACT_CALLS } from '#app/shop-api/contract/calls.ts'
import { routeOf } from './contract-routes.ts'

/** Calls that the edge alone makes: no island reads their answers. */
const OF_PAGES = [
  'contentPage',
  'boutiqueList',
  'searchExamples',
  'vendorDetails',
  'boutiqueDetails',
  'tagDetails',
  'referenceList',
  'sitemapProducts',
  // A page reads it; what browsers get of it is a file.
  'exportAccount',
]

test('EXT-42: every call that a browser makes is read by the contract', () => {
  const unread = CONTRACT_CALLS.filter(({ method, path }) => routeOf(`${method} ${path}`) === null)
  expect(new Set(unread.map(({ operationId }) => operationId))).toEqual(new Set(OF_PAGES))
})
