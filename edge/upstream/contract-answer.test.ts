import { beforeEach, expect, test, vi } from 'vitest'
import { CONTRACT_ROUTES } from '#app/shop-api/contract/calls.ts'
import { contractAnswer } from './contract-answer.ts'

const CALL = { method: 'GET', path: '/shop/cart/details2' } as const
const ERROR = { error: { code: 'NOT_FOUND', message: 'secret-value' } }
const nested = (depth: number) => `{"data":"\\"[[["${',"a":{"b":1'.repeat(depth)}${'}'.repeat(depth)}}`

let logged: string[]
beforeEach(() => {
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
})

const answer = async (body: string | null, status: number, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  contractAnswer(CALL, new Response(body, { status, headers }))

test('a good response and the contract’s errors pass', async () => {
  expect(await (await answer('{"data":1}', 200)).json()).toEqual({ data: 1 })
  expect((await answer(nested(30), 200, { 'content-type': 'application/vnd.api+json; charset=utf-8' })).status).toBe(200)
  for (const status of [400, 401, 404, 409, 422, 429, 500, 501, 503]) {
    const passed = await answer(JSON.stringify(ERROR), status)
    expect([passed.status, await passed.json()]).toEqual([status, ERROR])
  }
  expect(logged).toEqual([])
})

test('every status of the contract is among them', () => {
  const statuses = new Set(CONTRACT_ROUTES.flatMap(({ responses }) => Object.keys(responses).map(Number)))
  return Promise.all(
    [...statuses].map(async (status) => expect((await answer(JSON.stringify(status === 200 ? {} : ERROR), status)).status).toBe(status)),
  )
})

test.each([
  ['no type', '{"data":1}', 200, {}],
  ['unchanged', null, 304],
  ['404 of somebody else', '{"message":"no Route matched"}', 404],
  ['418', JSON.stringify(ERROR), 418],
  ['nested without end', nested(41), 200],
])(
  'EXT-56: %s is 502, and logged by its call, without values',
  async (_what, body, status, headers: Record<string, string> | undefined = undefined) => {
    const refused = await answer(body, status, headers)
    expect([refused.status, await refused.json(), refused.headers.get('location')]).toEqual([
      502,
      { error: { code: 'SHOP_UNAVAILABLE', message: expect.any(String) } },
      null,
    ])
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain(`GET /shop/cart/details2: status (${status}, not as in the contract)`)
    expect(logged[0]).not.toMatch(/secret|evil|alert/)
  },
)

test('a status of what stands in front of the shop API keeps its number and Retry-After, never its body', async () => {
  for (const status of [429, 500, 502, 503, 504]) {
    const passed = await answer('<h1>secret-value</h1>', status, {
      'content-type': 'text/html',
      'retry-after': '7',
      'x-mock-fault-applied': 'a',
    })
    const headers = ['retry-after', 'content-type', 'x-mock-fault-applied'].map((name) => passed.headers.get(name))
    expect([passed.status, ...headers]).toEqual([status, '7', 'application/json', 'a'])
    expect(await passed.text()).not.toContain('secret')
  }
})

test('HEAD has a status alone', async () => {
  expect((await contractAnswer({ ...CALL, method: 'HEAD' }, new Response(null, { status: 404 }))).status).toBe(404)
  expect((await contractAnswer({ ...CALL, method: 'HEAD' }, new Response(null, { status: 302 }))).status).toBe(502)
})
