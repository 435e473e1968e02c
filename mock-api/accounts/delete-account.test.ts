import { beforeEach, expect, test } from 'vitest'
import { deleteAccount } from '#app/shop-api/contract/account.ts'
import { changeNewsletterAgreement } from '#app/shop-api/contract/client.ts'
import { stateTables } from '../store/state-tables.ts'
import { type CartWorld, createCartWorld, GUEST, MANY, OTHER, sandboxPath } from '../test-world/cart-calls.ts'
import { PERSONA_PASSWORD, PERSONAS } from '../test-world/personas.ts'

const { email: EMAIL, id: ID } = PERSONAS.customer

let shop: CartWorld
let headers: Record<string, string>
beforeEach(async () => {
  shop = await createCartWorld()
  headers = await shop.world.logIn('customer')
})

const remove = async () => shop.world.call(deleteAccount, { headers, body: { password: PERSONA_PASSWORD } })

/** Columns of rows that name the customer. */
function named(): string[] {
  const { db } = shop.world
  return stateTables(db).flatMap(({ name, columns }) =>
    columns
      .filter((column) => ['owner', 'client_id', 'merged_into'].includes(column))
      .filter((column) => {
        const rows = db.$client.prepare(`SELECT 1 FROM "${name}" WHERE world = 'main' AND "${column}" = ?`)
        return rows.all(column === 'owner' ? `client:${ID}` : ID).length > 0
      })
      .map((column) => `${name}.${column}`),
  )
}

test('EXT-21: a deleted account leaves no row that names it, whatever it did', async () => {
  await shop.world.logIn('customer', GUEST)
  await shop.world.send(`/shop/client/product/like/${OTHER}`, { headers, body: { like: true } })
  await shop.add(MANY, {}, headers)
  await shop.order({}, headers)
  await shop.add(MANY, {}, { ...headers, 'idempotency-key': 'add-00000001' })
  for (const email of [EMAIL, 'inna@patyna.test']) {
    await shop.world.call(changeNewsletterAgreement, { headers, body: { newsletterAgreement: true, email, placement: 'footer' } })
  }
  const owned = ['cart', 'idempotency_key', 'liked_product', 'newsletter_subscription', 'quote', 'shop_order'].map(
    (name) => `${name}.owner`,
  )
  expect(named()).toEqual(expect.arrayContaining([...owned, 'guest.merged_into', 'session_token.client_id']))
  await remove()
  expect(named()).toEqual([])
})

test('EXT-21, EXT-46: a payment of a deleted account does not open its order', async () => {
  await shop.add(MANY, {}, headers)
  const { orderId, paymentLink } = await shop.order({}, headers)
  await shop.world.send(sandboxPath(paymentLink), { body: { status: 'PAID' } })
  await remove()
  const payment = paymentLink.split('/').at(-1)
  expect(await shop.world.statusOf(`/shop/client/orders/${orderId}?payment=${payment}`, { headers: GUEST })).toBe(404)
})
