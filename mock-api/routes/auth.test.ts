import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#app/domain/time/instant.ts'
import { login, logout } from '#app/shop-api/contract/auth.ts'
import { sessionToken } from '#db/account-tables.ts'
import { PERSONA_PASSWORD, PERSONAS } from '../test-world/personas.ts'
import { createTestWorld, type TestWorld } from '../test-world/test-world.ts'
import { NOON } from '../test-world/time.ts'

const LOGIN = '/auth/standard'
const DETAILS = '/shop/client/details'
const GOOD = { email: PERSONAS.customer.email, password: PERSONA_PASSWORD }
const WRONG = { ...GOOD, password: 'not-the-password' }

let world: TestWorld
beforeEach(() => {
  world = createTestWorld()
})

const statusOf = async (path: string, headers: Record<string, string>) => await world.statusOf(path, { headers })

test('GAP-104: e-mails compare in lower case', async () => {
  const { data } = await world.call(login, { body: { ...GOOD, email: 'Customer@PATYNA.test' } })
  expect(data.token).toMatch(/^[\w-]{43}$/)
})

test('GAP-102: only the hash of a token is stored, and every login has its own token', async () => {
  const [first, second] = [await world.logIn('customer'), await world.logIn('customer')]
  expect(first).not.toEqual(second)
  const stored = JSON.stringify(world.db.select().from(sessionToken).all())
  expect(stored).not.toContain(first['authorization']?.slice('Bearer '.length))
})

test.each([
  ['a wrong password', WRONG],
  ['an unknown e-mail', { ...GOOD, email: 'nobody@patyna.test' }],
])('GAP-105: %s is the same 401', async (_case, body) => {
  const response = await world.send(LOGIN, { body })
  expect(response.status).toBe(401)
  expect(response.headers.get('www-authenticate')).toBe('Bearer')
  expect(await response.json()).toMatchObject({ error: { code: 'INVALID_CREDENTIALS' } })
})

describe('GAP-105: ten attempts in 15 minutes', () => {
  const tryAt = async (address: string, body: object = WRONG, headers = {}) =>
    await world.send(LOGIN, { body, headers: { 'x-forwarded-for': address, ...headers } })

  test('the eleventh is rejected with any password, with a Retry-After', async () => {
    for (let count = 1; count <= 10; count++) expect((await tryAt('10.0.0.1')).status).toBe(401)
    world.setNow(NOON + 5 * MINUTE_MS)
    const refused = await tryAt('10.0.0.1', GOOD)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('600')
    expect(await refused.json()).toMatchObject({ error: { code: 'TOO_MANY_REQUESTS' } })
    world.setNow(NOON + 15 * MINUTE_MS)
    expect((await tryAt('10.0.0.1', GOOD)).status).toBe(200)
  })

  test('of twenty concurrent attempts exactly ten are checked', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => tryAt('10.0.0.1')))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(401), ...Array(10).fill(429)])
  })

  test('every e-mail, address and world has its own count', async () => {
    for (let count = 1; count <= 11; count++) await tryAt('10.0.0.1, 192.168.0.1')
    expect((await tryAt('10.0.0.1')).status).toBe(429)
    expect((await tryAt('10.0.0.2')).status).toBe(401)
    expect((await tryAt('10.0.0.1', { ...WRONG, email: PERSONAS.pro.email })).status).toBe(401)
    expect((await tryAt('10.0.0.1', WRONG, { 'x-mock-world': 'b' })).status).toBe(401)
  })

  test('a correct password resets the count', async () => {
    for (let count = 1; count <= 9; count++) await tryAt('10.0.0.1')
    expect((await tryAt('10.0.0.1', GOOD)).status).toBe(200)
    for (let count = 1; count <= 10; count++) expect((await tryAt('10.0.0.1')).status).toBe(401)
  })

  test('an unknown e-mail is counted like a known one', async () => {
    const unknown = { ...WRONG, email: 'nobody@patyna.test' }
    for (let count = 1; count <= 10; count++) expect((await tryAt('10.0.0.1', unknown)).status).toBe(401)
    expect((await tryAt('10.0.0.1', unknown)).status).toBe(429)
  })
})

test('GAP-102: a token lasts 30 days', async () => {
  const headers = await world.logIn('customer')
  world.setNow(NOON + 30 * DAY_MS - 1)
  expect(await statusOf(DETAILS, headers)).toBe(200)
  world.setNow(NOON + 30 * DAY_MS)
  expect(await statusOf(DETAILS, headers)).toBe(401)
})

test.each(['Bearer', 'Bearer ', 'Bearer unknown', 'Basic YTpi', 'unknown', "Bearer ' OR 1=1 --"])(
  'GAP-102: the header "%s" is 401 where the visitor matters, and nothing on public pages',
  async (authorization) => {
    expect(await statusOf(DETAILS, { authorization })).toBe(401)
    expect(await statusOf('/shop/banners', { authorization })).toBe(200)
  },
)

test('API-12, AUTH-05: the token is invalid afterwards, other tokens of the client stay valid', async () => {
  const [here, elsewhere] = [await world.logIn('customer'), await world.logIn('customer')]
  expect(await world.call(logout, { headers: here })).toEqual({ data: {} })
  expect(await statusOf(DETAILS, here)).toBe(401)
  expect(await statusOf(DETAILS, elsewhere)).toBe(200)
})
