import { expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { testDocument } from '../../testing/test-document.ts'
import { BannerStrip } from '../../ui/banner-strip/banner-strip.tsx'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { PromoBarStrip } from './promo-bar-strip.client.tsx'

test('GAP-04: who closes a bar does not see that one, and sees the next', () => {
  vi.stubGlobal('document', testDocument({ cookie: '' }))
  vi.stubGlobal('location', { protocol: 'https:' })
  const props = { text: 'Dostawa', left: null, href: '/', ground: '#000', textColor: 'light', label: '', closeLabel: '' } as const
  let id = 8
  const island = runIsland(() => PromoBarStrip({ ...props, id }))
  expect(elementsOf(island.current, 'span').map(({ className }) => className)).not.toContain('left')
  elementsOf(island.current, IconButton)[0]?.onClick?.({} as never)
  expect([island.current, document.cookie.split(';')[0]]).toEqual([null, 'promoBarClosed_8=1'])
  id = 9
  island.again()
  expect(elementsOf(island.current, BannerStrip)).toHaveLength(1)
})

test('GAP-04: a bar that was closed in another tab goes once this one is seen again', () => {
  vi.stubGlobal('document', testDocument({ cookie: '' }))
  const props = { id: 8, text: '', left: null, href: '/', ground: '#000', textColor: 'light', label: '', closeLabel: '' } as const
  const island = runIsland(() => PromoBarStrip(props))
  document.cookie = 'promoBarClosed_8=1'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(island.current).toBeNull()
})
