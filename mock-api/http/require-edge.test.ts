import { expect, test } from 'vitest'
import { createTestWorld } from '../test-world/test-world.ts'

const [CURRENT, NEXT] = ['the-credential-of-today', 'the-credential-of-tomorrow']
const LOGIN = { path: '/auth/standard', body: { email: 'customer@patyna.test', password: 'Wrong-1234' } }

test.each([
  ['without one', {}, 403],
  ['with another one', { 'edge-credential': 'the-credential-of-yesterday' }, 403],
  ['with a part of it', { 'edge-credential': CURRENT.slice(1) }, 403],
  ['with today’s', { 'edge-credential': CURRENT }, 200],
  ['with the next one', { 'edge-credential': NEXT }, 200],
])('EXT-64: a shop API that has two credentials answers a call %s', async (_what, headers, status) => {
  const world = createTestWorld({ edgeCredentials: [CURRENT, NEXT] })
  const response = await world.send('/shop/banners', { headers })
  expect(response.status).toBe(status)
  if (status === 403) expect(await response.json()).toMatchObject({ error: { code: 'UNKNOWN_EDGE' } })
})

test('EXT-64: without the credential nobody says from where a login comes: it is refused before it is counted', async () => {
  const world = createTestWorld({ edgeCredentials: [CURRENT] })
  const login = async (address: string, headers: Record<string, string>) =>
    await world.statusOf(LOGIN.path, { body: LOGIN.body, headers: { 'x-forwarded-for': address, ...headers } })
  for (let tries = 0; tries < 20; tries++) expect(await login('203.0.113.7', {})).toBe(403)
  expect(await login('203.0.113.7', { 'edge-credential': CURRENT })).toBe(401)
})
