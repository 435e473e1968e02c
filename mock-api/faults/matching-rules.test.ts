import { beforeEach, describe, expect, test } from 'vitest'
import { GUEST } from '../test-world/cart-calls.ts'
import { addFaults, listFaults, removeFault } from '../control/contract/faults.ts'
import { createTestWorld, type TestWorld } from '../test-world/test-world.ts'

let world: TestWorld
beforeEach(() => {
  world = createTestWorld()
})

const arm = (...rules: object[]) => world.send('/__mock/faults', { body: rules })
const statusOf = async (path: string, options: Parameters<TestWorld['send']>[1] = {}) => await world.statusOf(path, options)

describe('a rule holds only for the calls that it matches', () => {
  test('by a value of the path', async () => {
    await arm({ route: 'productDetails', kind: 'status', arg: '418', when: { id: '2' } })
    expect([await statusOf('/shop/product/details/1'), await statusOf('/shop/product/details/2')]).toEqual([200, 418])
  })

  test.each([
    [{ textSearch: 'fotel' }, { textSearch: 'fotel', facets: true }, true],
    [{ textSearch: 'fotel' }, { textSearch: 'fotele' }, false],
    [{ 'price.to': 500 }, { price: { from: 1, to: 500 } }, true],
    [{ 'categories.0': 145 }, { categories: [145, 7] }, true],
    [{ 'categories.0': 7 }, { categories: [145, 7] }, false],
    [{ 'categories.*': 7 }, { categories: [145, 7] }, true],
    [{ 'categories.*': 8 }, { categories: [145, 7] }, false],
    [{ price: { to: 500 } }, { price: { from: 1, to: 500 } }, true],
    [{ textSearch: 'fotel', facets: true }, { textSearch: 'fotel' }, false],
  ])('by the body: %j of %j is %s', async (wanted, body, isHit) => {
    await arm({ route: 'searchProducts', kind: 'status', arg: '418', when: { body: wanted } })
    expect((await statusOf('/shop/search/products', { body })) === 418).toBe(isHit)
  })

  test('by who calls', async () => {
    await arm({ route: 'clientDetails', kind: 'status', arg: '418', when: { persona: 'pro' } })
    await arm({ route: 'banners', kind: 'status', arg: '418', when: { persona: 'guest' } })
    const details = (headers: Record<string, string>) => statusOf('/shop/client/details', { headers })
    expect([await details(await world.logIn('pro')), await details(await world.logIn('customer')), await details(GUEST)]).toEqual([
      418, 200, 200,
    ])
    expect([await statusOf('/shop/banners', { headers: GUEST }), await statusOf('/shop/banners')]).toEqual([418, 200])
  })

  test('by count, of the calls that match', async () => {
    await arm({ route: 'productDetails', kind: 'status', arg: '418', when: { id: '1' }, after: 1, first: 1 })
    const statuses = []
    for (const id of [1, 2, 1, 2, 1]) statuses.push(await statusOf(`/shop/product/details/${id}`))
    expect(statuses).toEqual([200, 200, 418, 200, 200])
  })

  test('a request body is still read by the shop', async () => {
    await arm({ route: 'searchProducts', kind: 'latency', arg: '1', when: { body: { textSearch: 'fotel' } } })
    const { data } = await (await world.send('/shop/search/products', { body: { textSearch: 'fotel' } })).json()
    expect(data.items.length).toBeGreaterThan(0)
  })
})

describe('an answer of one’s own', () => {
  test('is a template of the request, with status and headers', async () => {
    const json = {
      data: {
        id: '{{path.id}}',
        wanted: '{{body.like}}',
        text: 'page {{query.page}} in {{header.langid}}',
        at: '{{now}}',
        none: '{{body.none}}',
      },
    }
    await arm({ route: 'likeProduct', kind: 'answer', answer: { status: 202, headers: { 'x-made': 'by hand' }, json } })
    const response = await world.send('/shop/client/product/like/7?page=3', { headers: { ...GUEST, langId: 'en' }, body: { like: true } })
    expect([response.status, response.headers.get('x-made'), response.headers.get('x-mock-fault-applied')]).toEqual([
      202,
      'by hand',
      'likeProduct:answer',
    ])
    expect(await response.json()).toEqual({
      data: { id: '7', wanted: true, text: 'page 3 in en', at: '2022-03-17T11:00:00.000Z', none: null },
    })
    // The shop did nothing.
    const likes = await world.send('/shop/client/product/likes-details', { headers: GUEST })
    expect((await likes.json()).data.items).toEqual([])
  })

  test('never has a credential of the request', async () => {
    await arm({
      route: 'banners',
      kind: 'answer',
      answer: { json: ['{{header.authorization}}', '{{header.cookie}}', '{{header.x-token}}'] },
    })
    const headers = { authorization: 'Bearer hunter2', cookie: 'hunter2', 'x-token': 'hunter2' }
    expect(await (await world.send('/shop/banners', { headers })).json()).toEqual([null, null, null])
  })

  test('of a status without a body has none', async () => {
    await arm({ route: 'banners', kind: 'answer', answer: { status: 204 } })
    const response = await world.send('/shop/banners')
    expect([response.status, await response.text()]).toEqual([204, ''])
  })

  test('by the header of one call', async () => {
    const fault = `banners:answer:${encodeURIComponent('{"json":{"a":1},"status":201}')}`
    const response = await world.send('/shop/banners', { headers: { 'x-mock-fault': fault } })
    expect([response.status, await response.json()]).toEqual([201, { a: 1 }])
  })
})

describe('a rule that can do nothing is refused', () => {
  test.each([
    { route: 'banners', kind: 'status', when: { id: '1' } },
    { route: 'searchProducts', kind: 'status', when: { body: { colour: 'red' } } },
    { route: 'searchProducts', kind: 'status', when: { body: { '__proto__.a': 1 } } },
    { route: 'banners', kind: 'status', when: { day: 'Monday' } },
    { route: 'banners', kind: 'status', answer: { json: 1 } },
    { route: 'banners', kind: 'answer', arg: 'no JSON' },
    { route: 'banners', kind: 'answer', answer: { status: 99 } },
    { route: 'banners', kind: 'answer', answer: { headers: { 'a b': 'c' } } },
    { route: 'banners', kind: 'answer', answer: { headers: { 'content-length': '1' } } },
  ])('%j', async (rule) => {
    expect((await arm(rule)).status).toBe(422)
  })
})

test('one rule is switched off, the others stay; one that is unknown is 404', async () => {
  const { data } = await world.call(addFaults, {
    body: [
      { route: 'banners', kind: 'status' },
      { route: 'login', kind: 'status' },
    ],
  })
  const path = `/__mock/faults/${data.rules[0]?.id}`
  expect((await world.call(removeFault, path)).data.rules).toHaveLength(1)
  expect(await statusOf(path, { method: 'DELETE' })).toBe(404)
  expect(await statusOf('/shop/banners')).toBe(200)
  expect((await world.call(listFaults)).data.rules).toMatchObject([{ rule: { route: 'login' } }])
  expect(await statusOf('/__mock/faults/1?world=another', { method: 'DELETE' })).toBe(404)
})
