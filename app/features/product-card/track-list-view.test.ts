import { expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import { TrackListView } from './track-list-view.tsx'

test('GAP-122: a listing that is left before the code of analytics has come is still the one that was seen, once', async () => {
  const window: { dataLayer?: object[] } = {}
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: 'consent=analytics' }))
  vi.stubGlobal('location', { pathname: '/produkty' })
  const island = runIsland(() => TrackListView({ currency: 'PLN', items: [] }))
  vi.stubGlobal('location', { pathname: '/fotel-7' })
  island.again()
  await vi.waitFor(() => expect(window.dataLayer).toHaveLength(2))
  expect(window.dataLayer?.[1]).toMatchObject({ event: 'view_item_list', ecommerce: { item_list_name: '/produkty' } })
})
