import { expect, test } from 'vitest'
import { createTestWorld } from '../test-world/test-world.ts'

const PAGE = 'http://localhost:3000'
const PREFLIGHT = { origin: PAGE, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type,guestid' }

const allowed = (response: Response) => response.headers.get('access-control-allow-origin')

test.each([PAGE, '*'])('with %s a page may call the shop, errors included, and read what it is told', async (corsOrigin) => {
  const world = createTestWorld({ corsOrigin })
  const preflight = await world.send('/shop/search/products', { method: 'OPTIONS', headers: PREFLIGHT })
  expect([preflight.status, allowed(preflight), preflight.headers.get('access-control-allow-headers')]).toEqual([
    204,
    corsOrigin,
    'content-type,guestid',
  ])
  expect(preflight.headers.get('access-control-allow-methods')).toBe('GET,POST,PUT,DELETE')
  for (const path of ['/shop/banners', '/shop/product/details/99999', '/shop/cart/details2']) {
    const response = await world.send(path, { headers: { origin: PAGE } })
    expect([path, allowed(response)]).toEqual([path, corsOrigin])
    expect(response.headers.get('access-control-expose-headers')).toContain('x-mock-now')
    expect(response.headers.has('access-control-allow-credentials')).toBe(false)
  }
})

test('another page, and the control API, are never allowed', async () => {
  const world = createTestWorld({ corsOrigin: PAGE })
  expect(allowed(await world.send('/shop/banners', { headers: { origin: 'http://evil.test' } }))).not.toBe('http://evil.test')
  expect(allowed(await createTestWorld({ corsOrigin: '*' }).send('/__mock/clock', { headers: { origin: PAGE } }))).toBe(null)
})

test('without the option no page of another origin may', async () => {
  const world = createTestWorld()
  expect(allowed(await world.send('/shop/banners', { headers: { origin: PAGE } }))).toBe(null)
  const preflight = await world.send('/shop/search/products', { method: 'OPTIONS', headers: PREFLIGHT })
  expect([preflight.status, allowed(preflight)]).toEqual([204, null])
})
