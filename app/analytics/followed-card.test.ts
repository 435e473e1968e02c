import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import type { ProductId } from '../domain/ids.ts'
import { rememberFollowedCards, takeFollowedCard } from './followed-card.ts'

/** Follows the link of a card of a listing, whose banners are an item of the same list. */
function follow(at: number, { consent = 'analytics', pathname = '/fotel-7' } = {}) {
  const list: { children: object[]; querySelectorAll: () => object[] } = { children: [], querySelectorAll: () => cards }
  const items = Array.from({ length: 4 }, () => ({ parentElement: list }))
  list.children.push(...items)
  const cards = items.filter((_, index) => index !== 2).map((li) => ({ li, closest: () => list }))
  const link = { pathname, closest: (selector: string) => (selector === 'li' ? cards[at]?.li : cards[at]) }
  let click: ((event: unknown) => void) | undefined
  vi.stubGlobal('Element', EventTarget)
  vi.stubGlobal('location', { pathname: '/produkty' })
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('document', {
    cookie: `consent=${consent}`,
    addEventListener: (_type: string, listener: typeof click) => (click = listener),
  })
  rememberFollowedCards()
  click?.({ target: Object.assign(new EventTarget(), { closest: () => link }) })
  return takeFollowedCard(7 as ProductId)
}

test.each([
  ['the first', 0],
  ['one behind the banners', 2],
])('CKE-08: %s of the cards is remembered by its place among them', (_which, index) => {
  expect(follow(index)).toEqual({ productId: 7, listName: '/produkty', index })
})

test.each([
  ['after consent was withdrawn', { consent: 'none' }],
  ['that leads to no product', { pathname: '/produkty' }],
])('EXT-07, CKE-08: a card %s is not remembered', (_which, changes) => {
  expect(follow(0, changes)).toBeNull()
})
