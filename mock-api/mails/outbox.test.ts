import { beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '#app/domain/time/instant.ts'
import { cancelEmailChange } from '#app/shop-api/contract/account.ts'
import { PERSONA_PASSWORD, PERSONAS } from '../test-world/personas.ts'
import { createTestWorld, type TestWorld } from '../test-world/test-world.ts'
import { NOON } from '../test-world/time.ts'

const EMAIL = 'gosc@patyna.test'

let world: TestWorld
beforeEach(() => {
  world = createTestWorld()
})

test.each([
  ['old', 'customer', (nth: number) => `nowa-${nth}@patyna.test`],
  ['new', 'pro', () => EMAIL],
] as const)('EXT-19: the %s mailbox gets five mails within an hour, also when each request is withdrawn', async (_which, next, emailOf) => {
  const ask = async (email: string, headers: Record<string, string>) =>
    world.send('/shop/client/email', { headers, body: { email, password: PERSONA_PASSWORD } })
  const first = await world.logIn('customer')
  for (let nth = 0; nth < 5; nth++) {
    world.setNow(NOON + nth)
    expect((await ask(emailOf(nth), first)).status).toBe(200)
    await world.call(cancelEmailChange, { headers: first })
  }
  const headers = await world.logIn(next)
  const refused = await ask(EMAIL, headers)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
  expect(world.outbox().filter(({ recipient }) => recipient === EMAIL || recipient === PERSONAS[next].email)).toHaveLength(5)
  for (const [later, status] of [
    [HOUR_MS - 1, 429],
    [HOUR_MS, 200],
  ] as const) {
    world.setNow(NOON + later)
    expect((await ask(EMAIL, headers)).status).toBe(status)
  }
})

test('EXT-21: a mailbox gets five mails within an hour of whoever deletes clients who named it', async () => {
  for (let nth = 0; nth < 7; nth++) {
    const headers = await world.withoutPassword(EMAIL)
    expect(await world.statusOf('/shop/client/delete', { headers, body: { password: null } })).toBe(200)
  }
  expect(world.outbox()).toHaveLength(5)
})
