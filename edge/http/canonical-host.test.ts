import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { EdgeContext } from '../edge-context.ts'
import { canonicalHost } from './canonical-host.ts'
import { gates } from './gates.ts'

const PUBLIC = {
  SHOP_API_ORIGIN: 'https://api.test',
  PUBLIC_ORIGIN: 'https://shop.test',
  OTHER_HOSTS: 'www.shop.test, former.test',
  SERVED_HOSTS: 'preview.test',
  VENDOR_HOST: 'https://vendor.test',
  ADMIN_HOST: 'https://admin.test',
}
const LOCAL = { ...PUBLIC, PUBLIC_ORIGIN: 'http://127.0.0.1:8787' }

/** Where a request is led; null = it is answered there. */
async function led(address: string, env: typeof PUBLIC, init: RequestInit = {}): Promise<string | null> {
  const app = new Hono<EdgeContext>().use(gates(canonicalHost)).all('*', (c) => c.text('page'))
  const { status, headers } = await app.request(address, init, env)
  expect(status).toBe(headers.has('location') ? 301 : 200)
  return headers.get('location')
}

describe('where the storefront is public', () => {
  test.each([
    ['https://shop.test/produkty?page=2', null],
    ['https://www.shop.test/en/products', 'https://shop.test/en/products'],
    ['https://former.test/fotel-366-1?utm_source=a', 'https://shop.test/fotel-366-1?utm_source=a'],
    ['https://preview.test/produkty', null],
    ['https://www.shop.test/healthz/x', 'https://shop.test/healthz/x'],
  ])('%s is led to %s', async (address, location) => expect(await led(address, PUBLIC)).toBe(location))

  test('a change is not made over http', async () => {
    const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
    expect(await led('http://shop.test/auth/standard', PUBLIC, init)).toBe('https://shop.test/auth/standard')
  })
})

test.each(['http://127.0.0.1:8787/', 'http://localhost:8787/produkty', 'http://www.shop.test/', 'http://preview.test/'])(
  'on a developer’s machine %s is answered',
  async (address) => expect(await led(address, LOCAL)).toBeNull(),
)
