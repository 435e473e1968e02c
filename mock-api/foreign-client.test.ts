// A client that knows the specification alone, through the document: it looks, fills a cart, is told what that costs and orders; whatever it leaves
// behind, everything that must hold does.
import { expect, test } from 'vitest'
import { operationsOf } from './openapi/document.ts'
import { PERSONA_PASSWORD, PERSONAS } from './test-world/personas.ts'
import { createTestWorld } from './test-world/test-world.ts'

/** The specification has no call that orders (GAP-31). */
const BESIDE_SPECIFICATION = new Set(['placeOrder'])

async function foreignClient() {
  const world = createTestWorld()
  const document = await (await world.send('/openapi.json')).json()
  const operations = new Map(operationsOf(document).map((each) => [String(each.value['operationId']), each]))
  let headers: Record<string, string> = { guestId: '0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' }

  /** What a call of the document answers. */
  async function ask(operationId: string, body?: object) {
    const operation = operations.get(operationId)
    const isSpecified = String(operation?.value['tags']) === 'specification' || BESIDE_SPECIFICATION.has(operationId)
    if (!operation || !isSpecified) throw new Error(`The specification has no ${operationId}`)
    const response = await world.send(operation.path, { method: operation.method.toUpperCase(), headers, body })
    expect([operationId, response.status]).toEqual([operationId, 200])
    return (await response.json()).data
  }
  return {
    ask,
    /** The body that the document shows. */
    example(operationId: string): Record<string, unknown> {
      const shown = operations.get(operationId)?.value as { requestBody: { content: Record<string, { example: object }> } } | undefined
      return { ...shown?.requestBody.content['application/json']?.example }
    },
    logIn(token: string) {
      headers = { ...headers, authorization: `Bearer ${token}` }
    },
    async violations() {
      const { data } = await (await world.send('/__mock/invariants')).json()
      return data.items.filter(({ ok }: { ok: boolean }) => !ok)
    },
  }
}

test.each(['a guest', 'a client'])('EXT-81: %s orders by the specification alone, and every invariant holds', async (who) => {
  const { ask, example, logIn, violations } = await foreignClient()
  if (who === 'a client') logIn((await ask('login', { email: PERSONAS.customer.email, password: PERSONA_PASSWORD })).token)
  const { items } = await ask('searchProducts', {})
  for (const { id, regularPrice, promoPrice, currencyId, deliveryTypeId } of items.slice(0, 3)) {
    const price = { productPrice: promoPrice ?? regularPrice, currencyCode: currencyId }
    await ask('addToCart', { productId: id, quantity: 1, deliveryTypeId, ...price })
  }
  const { deliveries, summary } = await ask('cartDetails')
  const chosen = deliveries.map(({ vendor, deliveryTypeId }: { vendor: { id: number }; deliveryTypeId: number }) => ({
    vendorId: vendor.id,
    deliveryTypeId,
  }))
  const { expectedTotals: _extension, ...body } = example('placeOrder')
  const order = await ask('placeOrder', { ...body, deliveries: chosen, promoCode: null, invoice: null })
  expect(order.summary.totalCost).toBe(summary.totalCost)
  expect(await violations()).toEqual([])
})
