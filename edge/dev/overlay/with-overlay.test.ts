import { afterEach, describe, expect, test, vi } from 'vitest'
import type { OverlaySettings } from './overlay-state.ts'
import { withOverlay } from './with-overlay.ts'

const SETTINGS: OverlaySettings = {
  script: '/__overlay/panel.js',
  code: 'panel()',
  password: 'known',
  budgets: { hit: 1, stale: 1, miss: 1, lastByte: 1, layoutShift: 0, interaction: 1 },
}
const ENV = {
  SHOP_API_ORIGIN: 'http://mock.test',
  PUBLIC_ORIGIN: 'http://shop.test',
  VENDOR_HOST: 'http://v.test',
  ADMIN_HOST: 'http://a.test',
  MOCK_CONTROL: '1',
  ASSETS: { fetch: async () => new Response() },
  OVERLAY: JSON.stringify(SETTINGS),
}
const { OVERLAY: _, ...WITHOUT } = ENV
const WITH_OVERLAY = { accept: 'text/html', cookie: 'a=b; dev-overlay=1', 'if-none-match': 'W/"x"', 'accept-encoding': 'br' }
const TAG = '<script type="module" src="/__overlay/panel.js"></script>'

/** Requests that reached the storefront. */
let seen: Request[] = []
const page = () =>
  new Response('<p></p>', { headers: { 'content-type': 'text/html', etag: 'W/"x"', age: '12', 'cache-status': 'patyna; hit; ttl=18' } })
let answer: () => Response = page
const worker = withOverlay<null>({
  fetch(request) {
    seen.push(request)
    return answer()
  },
})
const request = (path: string, init: RequestInit = {}, env: Parameters<typeof worker.fetch>[1] = ENV) =>
  worker.fetch(new Request(`http://shop.test${path}`, init), env, null)
const fromPanel = { headers: { 'sec-fetch-site': 'same-origin', cookie: 'mock-world=mine' } }

afterEach(() => {
  seen = []
  answer = page
})

describe('without its cookie the storefront is unchanged', () => {
  test.each([
    ['no cookie', ENV, { accept: 'text/html' }],
    ['no binding', WITHOUT, WITH_OVERLAY],
  ] as const)('%s', async (_, env, headers) => {
    const request = new Request('http://shop.test/produkty', { headers })
    const given = await worker.fetch(request, env, null)
    expect(seen).toEqual([request])
    expect(seen[0]).toBe(request)
    expect([await given.text(), given.headers.get('server-timing'), given.headers.get('etag')]).toEqual(['<p></p>', null, 'W/"x"'])
  })

  test('without the binding nothing lies under its path', async () => {
    await request('/__overlay/state', fromPanel, WITHOUT)
    expect(seen).toHaveLength(1)
  })
})

describe('who has', () => {
  test('gets the page, the panel behind it, and is told what came from where', async () => {
    const given = await request('/produkty', { headers: WITH_OVERLAY })
    expect(await given.text()).toBe(`<p></p>${TAG}`)
    expect(given.headers.get('etag'), 'no copy with a panel stays in the browser').toBeNull()
    const trace = /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/.exec(seen[0]?.headers.get('traceparent') ?? '')?.[1]
    expect(given.headers.get('server-timing')).toBe(`overlay-trace;desc="${trace}", overlay-cache;desc="patyna; hit; ttl=18"`)
    expect(['if-none-match', 'accept-encoding'].map((name) => seen[0]?.headers.get(name))).toEqual([null, 'identity'])
  })

  test.each([
    ['a step', '/_rsc/b/produkty', () => new Response('0:', { headers: { 'content-type': 'text/x-component', etag: 'W/"x"' } }), '0:'],
    ['a call of an island', '/shop/cart/details', () => Response.json({}), '{}'],
  ] as const)('gets %s with the notes alone', async (_, path, given, body) => {
    answer = given
    const got = await request(path, { headers: { ...WITH_OVERLAY, accept: '*/*' } })
    expect(await got.text()).toBe(body)
    expect(got.headers.get('server-timing')).toContain('overlay-trace')
    expect(seen[0]?.headers.get('if-none-match'), 'unchanged').toBe('W/"x"')
  })
})

test.each([
  ['/__overlay', 'dev-overlay=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000'],
  ['/__overlay?off', 'dev-overlay=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'],
])('%s turns it', async (path, cookie) => {
  const given = await request(path)
  expect([given.status, given.headers.get('location'), given.headers.get('set-cookie')]).toEqual([303, '/', cookie])
})

describe('what the panel asks for', () => {
  test.each(['/__overlay/state', '/__overlay/journal', '/__overlay/clock'])('%s is no other site’s', async (path) => {
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect((await request(path, { headers: { 'sec-fetch-site': site } })).status).toBe(403)
    }
  })

  test('the clock goes where it is sent, and no other call is passed on', async () => {
    const clock = { local: '2022-03-17 12:00:00', isTouched: true, speed: 0 }
    const fetched = vi.fn(async (_address: string, _init: object) => Response.json({ data: clock }))
    vi.stubGlobal('fetch', fetched)
    const turn = (step: string) => request(`/__overlay/clock/${step}`, { ...fromPanel, method: 'POST', body: '{"at":"2022-03-17T12:00"}' })
    expect(await (await turn('freeze')).json()).toEqual({ data: clock })
    expect(fetched.mock.calls[0]).toMatchObject([
      'http://mock.test/__mock/clock/freeze',
      { method: 'POST', body: '{"at":"2022-03-17T12:00"}', headers: { 'x-mock-world': 'mine' } },
    ])
    expect([(await turn('speed')).status, (await turn('../reset')).status, fetched.mock.calls.length]).toEqual([404, 404, 1])
  })
})
