import { expect, test, vi } from 'vitest'
import { readCookie } from './page-cookies.ts'

test('a cookie that another script of the domain has written as it came is none, and nothing fails', () => {
  vi.stubGlobal('document', { cookie: 'promoCode=-10%; shippingTo=DE' })
  expect(['promoCode', 'shippingTo', 'visitor'].map(readCookie)).toEqual([null, 'DE', null])
})
