import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { FitsFilter } from './fits-filter.client.tsx'

/** The link for who has given a place, and how to begin to go to another page. */
function link(place: object) {
  const navigation = new EventTarget()
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('window', Object.assign(new EventTarget(), { navigation }))
  vi.stubGlobal('localStorage', memoryStorage(new Map([['place', JSON.stringify(place)]])))
  vi.stubGlobal('location', new URL('https://shop.test/produkty?colors=2'))
  const island = runIsland(() => FitsFilter({ label: 'Tylko to, co może się zmieścić' })?.props.href)
  const goTo = (url: string) =>
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { navigationType: 'push', hashChange: false, destination: { url } }))
  return { island, goTo }
}

test('EXT-38: the link to what may fit keeps the filters of the listing, also after a navigation that came to nothing', () => {
  const { island, goTo } = link({ width: 90 })
  goTo('https://shop.test/stol-7')
  expect(island.current).toBe('/produkty?colors=2&dimensionWidthTo=90')
})

test.each([[{ doorWidth: 80 }], [{}]])('EXT-38: with %j nothing narrows a listing', (place) => {
  expect(link(place).island.current).toBeUndefined()
})
