import { expect, test } from 'vitest'
import { flightPath, panelPath, splitPanelPath } from './flight-protocol.ts'

const PREFIX = flightPath('abc')

test.each(['/produkty', '/en/products', '/sprzedawca/a-1', '/cp/pl'])('the path of a panel of %s is read as it was written', (address) => {
  const path = panelPath(PREFIX, 'filters', address)
  expect(path).toBe(`/_rsc/abc/~filters${address}`)
  expect(splitPanelPath(path.slice(PREFIX.length))).toEqual({ panel: 'filters', path: address })
})

test.each([
  ['/produkty', { panel: null, path: '/produkty' }],
  ['/', { panel: null, path: '/' }],
  ['/~filters', { panel: 'filters', path: '/' }],
  ['/~', { panel: '', path: '/' }],
  ['/~/produkty', { panel: '', path: '/produkty' }],
  ['/produkty/~filters', { panel: null, path: '/produkty/~filters' }],
])('%s', (path, expected) => expect(splitPanelPath(path)).toEqual(expected))
