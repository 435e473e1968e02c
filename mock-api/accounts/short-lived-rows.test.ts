import { count, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { requestEmailChange } from '#app/shop-api/contract/account.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/domain/time/instant.ts'
import { emailChange, loginAttempt, passwordReset, sessionToken } from '#db/account-tables.ts'
import { idempotencyKey } from '#db/world-tables.ts'
import { MAIN_WORLD } from '../store/world-names.ts'
import { type CartWorld, createCartWorld, MANY, wanted } from '../test-world/cart-calls.ts'
import { PERSONA_PASSWORD, PERSONAS } from '../test-world/personas.ts'
import { NOON } from '../test-world/time.ts'

const VISITORS = [
  { name: 'customer', guestId: '0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' },
  { name: 'pro', guestId: '1b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' },
  { name: 'vendor', guestId: '2b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' },
] as const
type Visitor = (typeof VISITORS)[number]

let shop: CartWorld
beforeEach(async () => {
  shop = await createCartWorld()
})

test.each([
  [
    'GAP-105: a failed login, with e-mail and address',
    loginAttempt,
    15 * MINUTE_MS,
    async ({ name }: Visitor) => shop.world.send('/auth/standard', { body: { email: PERSONAS[name].email, password: 'guess' } }),
  ],
  ['GAP-102: a login', sessionToken, 30 * DAY_MS, async ({ name }: Visitor) => shop.world.logIn(name)],
  [
    'GAP-34: a link to a new password',
    passwordReset,
    HOUR_MS,
    async ({ name }: Visitor) => shop.world.send('/shop/client/password/reset', { body: { email: PERSONAS[name].email } }),
  ],
  [
    'EXT-19: a change of e-mail',
    emailChange,
    DAY_MS,
    async ({ name }: Visitor) =>
      shop.world.call(requestEmailChange, {
        headers: await shop.world.logIn(name),
        body: { email: `new-${name}@patyna.test`, password: PERSONA_PASSWORD },
      }),
  ],
  [
    'EXT-06: the answer of a call that happens once',
    idempotencyKey,
    DAY_MS + 1,
    async ({ guestId }: Visitor) =>
      shop.world.send('/shop/cart/product/add', { headers: { guestId, 'idempotency-key': 'add-00000001' }, body: wanted(MANY) }),
  ],
])('%s is not kept for longer than it counts, also when its visitor never comes back', async (_what, table, lifeMs, act) => {
  const rows = () => shop.world.db.select({ kept: count() }).from(table).where(eq(table.world, MAIN_WORLD)).get()?.kept
  const [first, second, third] = VISITORS
  await act(first)
  shop.world.setNow(NOON + lifeMs - 1)
  await act(second)
  expect(rows()).toBe(2)
  shop.world.setNow(NOON + lifeMs)
  await act(third)
  expect(rows()).toBe(2)
})

test('EXT-06: a call after a long pause deletes a hundred expired answers, not all at once; its own expired key is new', async () => {
  const key = 'add-00000001'
  const add = (quantity: number) =>
    shop.world.send('/shop/cart/product/add', {
      headers: { guestId: VISITORS[0].guestId, 'idempotency-key': key },
      body: { ...wanted(MANY), quantity },
    })
  const old = { world: MAIN_WORLD, owner: 'guest:somebody', requestHash: '', status: 200, answer: {} } as const
  for (let row = 0; row < 250; row++) {
    shop.world.db
      .insert(idempotencyKey)
      .values({ ...old, key: `old-${row}`, createdAt: NOON - 1 })
      .run()
  }
  await add(1)
  const rows = () => shop.world.db.select({ kept: count() }).from(idempotencyKey).where(eq(idempotencyKey.world, MAIN_WORLD)).get()?.kept
  expect(rows()).toBe(251)
  shop.world.setNow(NOON + DAY_MS + 1)
  expect((await add(2)).status).toBe(200)
  expect(rows()).toBe(151)
})

test.each([
  ['login_attempt', 'email = ? AND address = ? AND at > ? ORDER BY at', 'login_attempt_by_pair'],
  ['session_token', 'client_id = ? AND expires_at > ? ORDER BY created_at', 'session_token_by_client'],
  ['login_attempt', 'at <= ?', 'login_attempt_by_time'],
  ['session_token', 'expires_at <= ?', 'session_token_by_expiry'],
  ['password_reset', 'expires_at <= ?', 'password_reset_by_expiry'],
  ['idempotency_key', 'created_at < ?', 'idempotency_key_by_time'],
])('rows of %s by %s are found by %s, without a walk through those of others', (table, condition, index) => {
  const { $client: sqlite } = shop.world.db
  const values = Array.from({ length: condition.split('?').length }, () => 1)
  const [step] = sqlite
    .prepare<number[], { detail: string }>(`EXPLAIN QUERY PLAN SELECT rowid FROM ${table} WHERE world = ? AND ${condition}`)
    .all(...values)
  expect(step?.detail).toMatch(new RegExp(`INDEX ${index} \\(world=\\?`))
})
