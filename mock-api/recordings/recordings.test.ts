import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { schemaDifferences } from '../drift/schema-differences.ts'
import { responseSchema } from '../drift/contract-routes.ts'
import { createCartWorld, GUEST, MANY, ORDER, wanted, type CartWorld } from '../test-world/cart-calls.ts'
import { PERSONA_PASSWORD, PERSONAS } from '../test-world/personas.ts'
import { createTestWorld, type TestWorld } from '../test-world/test-world.ts'
import { proxyCalls } from './proxy-calls.ts'
import { readRecording, type RecordedCall } from './recording.ts'
import { redacted, redactedPath } from './redact.ts'
import { standIn } from './stand-in.ts'

const PERSON = {
  ...ORDER,
  firstName: 'Zenobia',
  lastName: 'Kwiatkowska',
  phone: '600 700 800',
  email: 'zenobia@real.test',
  comment: 'Dzwonek',
}
const HOME = { street: 'Tajna', building: '13', apartment: '4', zipCode: '00-950', city: 'Warszawa', countryId: 'PL' }

/** A mock in front of the shop `behind`, and what it recorded. */
function proxied(behind: TestWorld, changed = async (response: Response): Promise<Response> => response) {
  const recorded: RecordedCall[] = []
  const inFront = proxyCalls({
    origin: 'http://real.test',
    fetch: async (input, init) => changed(await behind.app.request(new Request(input, init))),
    record: (call) => recorded.push(call),
  })
  return { world: createTestWorld({ inFront }), recorded }
}

describe('the proxy', () => {
  let real: CartWorld
  beforeEach(async () => {
    real = await createCartWorld({ hasControl: false })
  })

  test('passes calls through and their answers back, and writes nothing itself', async () => {
    const { world, recorded } = proxied(real.world)
    const added = await world.send('/shop/cart/product/add', { headers: GUEST, body: wanted(MANY) })
    expect([added.status, (await added.json()).data.productId]).toEqual([200, MANY])
    expect(await real.quantities()).toEqual({ [`${MANY}:1`]: 1 })
    const refused = await world.send('/shop/banners', { method: 'DELETE' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
    expect(recorded.map(({ request }) => JSON.parse(request).operationId)).toEqual(['addToCart'])
  })

  test('a shop that does not answer is 502', async () => {
    const { world, recorded } = proxied(real.world, () => Promise.reject(new TypeError('fetch failed')))
    const response = await world.send('/shop/banners')
    expect([response.status, (await response.json()).error.code, recorded]).toEqual([502, 'PROXY_FAILED', []])
  })

  test('one that breaks off in its answer is 502 as well', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })
    const { world, recorded } = proxied(real.world, async () => new Response(broken))
    expect([await world.statusOf('/shop/banners'), recorded]).toEqual([502, []])
  })

  test('no credential and nothing personal is recorded, and what is recorded is by the contract', async () => {
    const { world, recorded } = proxied(real.world)
    const login = await world.send('/auth/standard', { body: { email: PERSONAS.pro.email, password: PERSONA_PASSWORD } })
    const { token } = (await login.json()).data
    const headers = { authorization: `Bearer ${token}` }
    await world.send('/shop/client/details', { headers })
    await world.send('/shop/client/addresses', { headers, body: HOME })
    await world.send('/shop/client/pro/lists', { headers, body: { name: 'Dla Zenobii' } })
    await world.send('/shop/client/pro/discount-codes', { headers })
    await world.send('/shop/cart/product/add', { headers, body: wanted(MANY) })
    const invoice = { company: 'Zenobia i Syn', nip: '526-10-40-828', address: 'Tajna 13' }
    const placed = await world.send('/shop/checkout/order', { headers, body: { ...PERSON, deliveryAddress: HOME, invoice } })
    const { orderId, paymentLink } = (await placed.json()).data
    const paymentId = paymentLink.split('/').at(-1)
    await world.send(`/shop/client/orders/${orderId}`, { headers })
    await world.send(`/shop/checkout/sandbox-payment/${paymentId}`)
    await world.send(`/shop/client/orders/${orderId}?payment=${paymentId}`, { headers })
    expect(recorded.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const text = JSON.stringify(recorded)
    const secrets = [
      token,
      PERSONA_PASSWORD,
      paymentId,
      'pro@patyna',
      'real.test',
      'Zenobia',
      'Zenobii',
      'Kwiatkowska',
      '600 700',
      'Tajna',
      'Warszawa',
      'Dzwonek',
    ]
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
    for (const { request, json } of recorded) {
      const { operationId } = JSON.parse(request)
      expect([operationId, schemaDifferences(responseSchema(operationId, 200), json)]).toEqual([operationId, []])
    }
  })

  test('nor what somebody writes to the shop, the reason of a withdrawal, a personal code or the key of a shared list', () => {
    const message = { name: 'Zenobia Kwiatkowska', email: 'z@real.test', subject: 'Tajne', message: 'Tajne', productId: null }
    const sent = [
      redacted('sendContactMessage', message),
      redacted('withdraw', { items: [], reason: 'Tajne', payment: null }),
      redacted('addToCart', { promoCode: 'TAJNE' }),
      redacted('proLists', { data: { items: [{ name: 'Tajne', shareKey: 'tajne', createdAt: '' }] } }),
      redacted('cartDetailsWithCode', { data: { summary: { discount: { code: 'TAJNE', deliveriesMOV: 0 } } } }),
      redacted('sharedList', { data: { name: 'Tajne', products: [] } }),
      redactedPath({ key: 'tajne', promoCode: 'TAJNE', productId: '7' }),
    ]
    expect(JSON.stringify(sent)).not.toMatch(/tajne|zenobia|kwiatkowska|real\.test/i)
    expect(sent.at(-1)).toMatchObject({ productId: '7' })
    expect(redacted('search', { error: { code: 'INVALID', message: 'Said to everybody' } })).toEqual({
      error: { code: 'INVALID', message: 'Said to everybody' },
    })
  })

  test('an e-mail inside a text is replaced as well', () => {
    expect(redacted('x', { data: ['write to a.b@real.test!'] })).toEqual({ data: ['write to recorded@patyna.test!'] })
  })
})

describe('the stand-in', () => {
  /** A recording of a guest who looks, fills a cart and looks again. */
  async function recording(): Promise<RecordedCall[]> {
    const real = await createCartWorld({ hasControl: false })
    const { world, recorded } = proxied(real.world)
    await world.send('/shop/cart/details2', { headers: GUEST })
    await world.send('/shop/cart/product/add', { headers: GUEST, body: wanted(MANY) })
    await world.send('/shop/cart/details2', { headers: GUEST })
    await world.send('/shop/product/details/99999')
    return recorded
  }
  const other = { guestId: '1b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' }
  const cartOf = async (world: TestWorld) => (await world.ask('/shop/cart/details2', { headers: other })).data

  test('gives equal requests of anybody the recorded answers in their order, then the last one', async () => {
    const world = createTestWorld({ inFront: standIn(await recording()) })
    expect(typeof (await cartOf(world))).toBe('string')
    const { currencyCode, ...rest } = wanted(MANY)
    expect(await world.statusOf('/shop/cart/product/add', { headers: other, body: { currencyCode, ...rest } })).toBe(200)
    expect((await cartOf(world)).deliveries).toHaveLength(1)
    expect((await cartOf(world)).deliveries).toHaveLength(1)
    expect(await world.statusOf('/shop/product/details/99999')).toBe(404)
  })

  test('what it does not have goes to the mock: another call, another language, another kind of visitor', async () => {
    const world = createTestWorld({ inFront: standIn(await recording()) })
    expect(await world.statusOf('/shop/banners')).toBe(200)
    for (const headers of [{ ...other, langId: 'en' }, await world.logIn('pro')]) {
      for (let time = 0; time < 3; time++) {
        const { data } = await (await world.send('/shop/cart/details2', { headers })).json()
        expect(typeof data).toBe('string')
      }
    }
  })

  test('EXT-87: in front of a shop it answers what it has, and only the rest is asked and recorded', async () => {
    const known = await recording()
    const real = await createCartWorld({ hasControl: false })
    const heard: string[] = []
    const recorded: RecordedCall[] = []
    const asked = proxyCalls({
      origin: 'http://real.test',
      fetch: async (input, init) => {
        heard.push(`${init?.method} ${new URL(String(input)).pathname}`)
        return real.world.app.request(new Request(input, init))
      },
      record: (call) => recorded.push(call),
    })
    const world = createTestWorld({ inFront: standIn(known, asked) })
    expect(typeof (await cartOf(world))).toBe('string')
    expect(await world.statusOf('/shop/product/details/99999')).toBe(404)
    for (const path of ['/__mock/clock', '/docs']) await world.send(path)
    expect([heard, recorded]).toEqual([[], []])
    expect(await world.statusOf('/shop/banners')).toBe(200)
    expect([heard, recorded.map(({ status }) => status)]).toEqual([['GET /shop/banners'], [200]])
  })

  test('a file that is no recording is refused with its line', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'patyna-recordings-')), 'a.jsonl')
    expect(() => readRecording(file)).toThrow('There is no recording')
    writeFileSync(file, '\n{"request":1}\n')
    expect(() => readRecording(file)).toThrow('line 2, is no recorded call')
  })
})
