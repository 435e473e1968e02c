import { expect, test } from 'vitest'
import { CACHE_POLICIES, ENTRY_POLICIES } from '#edge/store/cache-policies.ts'
import { ADDRESSES, type RouteName } from './addresses/route-params.ts'
import type { Panel, PrivatePageInput } from './page.ts'
import { PAGES } from './pages.ts'
import { panelOf, PANELS } from './panels.ts'

const PAGE_NAMES = Object.keys(ADDRESSES) as RouteName[]

test('every panel has a lifetime of the table, and the store takes it', () => {
  for (const { cache } of Object.values(PANELS)) {
    expect(CACHE_POLICIES).toHaveProperty(cache)
    expect(ENTRY_POLICIES).toContain(cache)
  }
})

test('only a page that may be cached has panels: theirs are cached, too', () => {
  const pages = Object.values(PANELS).flatMap((row) => Object.keys(row.pages) as RouteName[])
  expect(pages.filter((name) => PAGES[name].cache === 'private')).toEqual([])
})

test('the filters belong to the listings, and to nothing else', () => {
  const listings = PAGE_NAMES.filter((name) => PAGES[name].cache === 'listing')
  expect(PAGE_NAMES.filter((name) => panelOf('filters', name) !== null)).toEqual(listings)
})

test('the menus of departments belong to one page, so that a visit loads them once, and live as long as the build', () => {
  expect(PAGE_NAMES.filter((name) => panelOf('departments', name) !== null)).toEqual(['home'])
  expect(panelOf('departments', 'home')?.cache).toBe('frame')
})

test.each(['search', 'fit', 'place', 'session'])('the panel %s belongs to one page, too', (panel) => {
  expect(PAGE_NAMES.filter((name) => panelOf(panel, name) !== null)).toEqual(['home'])
  expect(panelOf(panel, 'home')?.cache).toBe('frame')
})

test.each(['', 'x', 'toString', '__proto__', 'Filters'])('there is no panel %j', (name) => {
  expect(PAGE_NAMES.filter((page) => panelOf(name, page) !== null)).toEqual([])
})

test('a panel that asks for a session fits no row', () => {
  // @ts-expect-error -- a panel that may be stored for everybody has no session to read
  const leaks: Panel<object> = async (_input: PrivatePageInput<object>) => ({})
  expect(leaks).toBeTypeOf('function')
})
