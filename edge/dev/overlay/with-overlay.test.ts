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
