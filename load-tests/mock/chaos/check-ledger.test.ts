import { expect, test } from 'vitest'
import { product } from '#db/catalog-tables.ts'
import { seededRandom } from '#app/domain/seeded-random.ts'
import { MANY, OTHER } from '#mock-api/test-world/cart-calls.ts'
import { createTestWorld } from '#mock-api/test-world/test-world.ts'
import { VENDOR } from '#mock-api/test-world/vendors.ts'
import { checkLedger } from './check-ledger.ts'
import { emptyLedger } from './ledger.ts'
import { write } from './writer.ts'

const STOCK = 40
/** Not enough to sell out; a few more until there is a cart, too. */
const WRITES = 40
const OFFERS = [MANY, OTHER].map((productId) => ({ productId, vendorId: VENDOR.plain, price: 1000, stock: STOCK }))

/** The checker's report after one writer, with a database guard removed or rows changed directly in the database. */
async function problemsAfter({ before = '', after = '', writes = WRITES }): Promise<string[]> {
  const world = createTestWorld()
  world.db.update(product).set({ stock: STOCK }).run()
  await world.send('/shop/banners')
  world.db.$client.exec(before)
  const ledger = emptyLedger()
  let calls = 0
  await write({
    random: seededRandom(7),
    offers: OFFERS,
    ledger,
    isOver: () => calls >= writes && ledger.carts.size > 0,
    send: async ({ path, ...init }) => {
      calls++
      const response = await world.app.request(path, init)
      return { status: response.status, body: await response.json() }
    },
  })
  expect(Math.min(ledger.orders.size, ledger.likes.size)).toBeGreaterThan(0)
  world.db.$client.exec(after)
  return checkLedger(world.db, { ledger, stock: new Map(OFFERS.map(({ productId }) => [productId, STOCK])) })
}

test('a shop that keeps its word has no problems', async () => {
  expect(await problemsAfter({})).toEqual([])
})

test('GAP-100: with the guard of the stock broken, the checker finds that more was sold than there was', async () => {
  const before = `CREATE TRIGGER refill AFTER UPDATE OF stock ON product_change WHEN new.stock < old.stock BEGIN
    UPDATE product_change SET stock = old.stock WHERE world = new.world AND product_id = new.product_id; END`
  expect(await problemsAfter({ before, writes: 400 })).toContainEqual(
    expect.stringMatching(/^oversold: product \d+ had 40 pieces, \d+ were sold$/),
  )
})

test('a write that was acknowledged and is not there is found', async () => {
  const before = `CREATE TRIGGER forget AFTER INSERT ON liked_product BEGIN
    DELETE FROM liked_product WHERE owner = new.owner AND product_id = new.product_id; END`
  expect(await problemsAfter({ before })).toContainEqual(expect.stringMatching(/^lost: like of guest:.+: product \d+$/))
})

test.each([
  ['DELETE FROM shop_order WHERE id = (SELECT min(id) FROM shop_order)', /^lost: order \d+ of guest/],
  ['DELETE FROM cart_line', /^lost: cart of guest/],
  ['UPDATE order_line SET quantity = quantity + 1', /^nobody was told: order/],
  ['UPDATE product_change SET stock = stock + 1', /^stock of product \d+: \d+ left and \d+ sold of 40$/],
  ['PRAGMA foreign_keys = OFF; UPDATE cart_line SET product_id = 999999', /^foreign_key_check: .*cart_line/],
])('after %s the checker says so', async (after, problem) => {
  expect(await problemsAfter({ after })).toContainEqual(expect.stringMatching(problem))
})
