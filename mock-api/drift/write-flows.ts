// THE WRITES of a run, with a test account: cart, likes, addresses, lists, and an order that is not paid. What can be undone is undone.
import { z } from 'zod'
import type { DriftClient } from './drift-client.ts'
import { type Hit, valueAt } from './found-values.ts'
import { orderFlow } from './order-flow.ts'
import { UNKNOWN_ID } from './refused-calls.ts'
import type { SkippedCall } from './safe-calls.ts'

/** An account that exists for tests. */
export interface TestAccount {
  email: string
  password: string
}

type Headers = Record<string, string>

const ADDRESS = { street: 'Piotrkowska', building: '104', apartment: null, zipCode: '90-926', city: 'Łódź', countryId: 'PL' }
const NAME = 'Test'
/** Calls of professionals that need a list. */
const OF_LISTS = ['addProList', 'renameProList', 'removeProList', 'putOnProList', 'takeOffProList', 'shareProList', 'unshareProList']
const Profile = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  phone: z.string().nullable(),
  defaultLangId: z.string(),
})

interface WriteInputs {
  account: TestAccount
  /** What searches found on sale. */
  hits: readonly Hit[]
  /** Whether a second order is paid in the sandbox, and withdrawn from. */
  settles: boolean
}

/** Makes the calls that change something. */
export async function writeFlows(client: DriftClient, { account, hits, settles }: WriteInputs): Promise<SkippedCall[]> {
  const loggedIn = await client.send({ operationId: 'login', asks: 'the test account', body: account })
  const token = valueAt(loggedIn, 'data.token', z.string())
  if (token === undefined) return [{ operationId: 'clientDetails', because: 'the test account could not log in' }]
  const headers = { authorization: `Bearer ${token}` }
  const details = await client.send({ operationId: 'clientDetails', asks: 'of the account', headers })
  const profile = valueAt(details, 'data', Profile)
  // As it is: the call is made, and nothing changes.
  if (profile) await client.send({ operationId: 'changeDetails', asks: 'the same as before', body: profile, headers })
  const isPro = valueAt(details, 'data.isUserPro', z.boolean()) === true
  const hit = hits.find(isBuyable)
  const skipped = [
    ...(hit
      ? await cartAndOrder(client, { headers, hit, email: account.email, isPro, settles })
      : [{ operationId: 'addToCart', because: 'nothing found is on sale' }]),
    ...(await lists(client, { headers, hit, isPro })),
  ]
  if (hit) await likes(client, { headers, hit })
  await addresses(client, headers)
  await client.send({ operationId: 'logout', asks: 'the account', headers })
  await client.send({ operationId: 'clientDetails', asks: 'after the logout', headers, expects: [401] })
  return skipped
}

function isBuyable({ status, isVendorSuspended, amountOfAvailableItems, deliveryTypeId, currencyId }: Hit): boolean {
  const isOnSale = status.id === 'PUBLISHED' && !isVendorSuspended && currencyId === 'PLN'
  return isOnSale && amountOfAvailableItems > 0 && deliveryTypeId > 0
}

async function likes(client: DriftClient, { headers, hit }: { headers: Headers; hit: Hit }): Promise<void> {
  const like = (like: boolean) =>
    client.send({ operationId: 'likeProduct', asks: like ? 'a like' : 'no like', path: { id: hit.id }, body: { like }, headers })
  await like(true)
  await client.send({ operationId: 'likesDetails', asks: 'of the account', query: { per_page: 20 }, headers })
  await like(false)
  const unknown = { path: { id: UNKNOWN_ID }, body: { like: true }, headers, expects: [404] }
  await client.send({ operationId: 'likeProduct', asks: 'an unknown product', ...unknown })
}

async function addresses(client: DriftClient, headers: Headers): Promise<void> {
  const added = await client.send({ operationId: 'addAddress', asks: 'an address', body: ADDRESS, headers })
  await client.send({ operationId: 'addresses', asks: 'of the account', headers })
  const wrong = { body: { ...ADDRESS, zipCode: '1' }, headers, expects: [422] }
  await client.send({ operationId: 'addAddress', asks: 'a postal code that is none', ...wrong })
  const id = valueAt(added, 'data.id', z.number())
  if (id === undefined) return
  await client.send({ operationId: 'replaceAddress', asks: 'that address', path: { id }, body: { ...ADDRESS, apartment: '7' }, headers })
  await client.send({ operationId: 'removeAddress', asks: 'that address', path: { id }, headers })
}

interface ListInputs {
  headers: Headers
  hit: Hit | undefined
  isPro: boolean
}

async function lists(client: DriftClient, { headers, hit, isPro }: ListInputs): Promise<SkippedCall[]> {
  await client.send({ operationId: 'proLists', asks: 'of the account', headers, expects: isPro ? [200] : [403] })
  await client.send({ operationId: 'discountCodes', asks: 'of the account', headers, expects: isPro ? [200] : [403] })
  if (!isPro) return OF_LISTS.map((operationId) => ({ operationId, because: 'the test account is no professional' }))
  const added = await client.send({ operationId: 'addProList', asks: 'a list', body: { name: NAME }, headers })
  const id = valueAt(added, 'data.id', z.number())
  if (id === undefined) return [{ operationId: 'renameProList', because: 'no list was made' }]
  await client.send({ operationId: 'renameProList', asks: 'that list', path: { id }, body: { name: `${NAME} 2` }, headers })
  if (hit) {
    const body = { productId: hit.id, quantity: 1 }
    await client.send({ operationId: 'putOnProList', asks: 'a product', path: { id }, body, headers })
    await client.send({ operationId: 'proLists', asks: 'with a product', headers })
    const shared = await client.send({ operationId: 'shareProList', asks: 'that list', path: { id }, headers })
    const key = valueAt(shared, 'data.shareKey', z.string())
    if (key !== undefined) {
      await client.send({ operationId: 'sharedList', asks: 'by its link', path: { key } })
      await client.send({ operationId: 'unshareProList', asks: 'that list', path: { id }, headers })
      await client.send({ operationId: 'sharedList', asks: 'by a link that has ended', path: { key }, expects: [404] })
    }
    await client.send({ operationId: 'takeOffProList', asks: 'that product', path: { id, productId: hit.id }, headers })
  }
  await client.send({ operationId: 'removeProList', asks: 'that list', path: { id }, headers })
  return []
}

interface CartInputs {
  headers: Headers
  hit: Hit
  email: string
  isPro: boolean
  settles: boolean
}

async function cartAndOrder(client: DriftClient, { headers, hit, email, isPro, settles }: CartInputs): Promise<SkippedCall[]> {
  const cart = await client.send({ operationId: 'cartDetails', asks: 'of the account', headers })
  if (valueAt(cart, 'data.deliveries', z.array(z.unknown())) !== undefined) {
    return [{ operationId: 'addToCart', because: 'the cart of the test account is not empty' }]
  }
  const { id: productId, deliveryTypeId, vendorId } = hit
  const line = { productId, quantity: 1, deliveryTypeId, productPrice: hit.promoPrice ?? hit.regularPrice, currencyCode: hit.currencyId }
  const add = (asks: string, body: object, status = 200) =>
    client.send({ operationId: 'addToCart', asks, body, headers, expects: [status] })
  await add('a product', line)
  await add('at another price', { ...line, productPrice: line.productPrice + 1 }, 409)
  await add('an unknown product', { ...line, productId: UNKNOWN_ID }, 404)
  const quantity = { productId, deliveryTypeId, quantity: 1 }
  await client.send({ operationId: 'changeQuantity', asks: 'to one', body: quantity, headers })
  await client.send({
    operationId: 'changeQuantity',
    asks: 'more than there are',
    body: { ...quantity, quantity: 9999 },
    headers,
    expects: [422],
  })
  await client.send({ operationId: 'cartDetails', asks: 'with a product', headers })
  await client.send({ operationId: 'removeFromCart', asks: 'that product', body: { productId, deliveryTypeId }, headers })
  const estimate = { productId, quantity: 1, zipCode: ADDRESS.zipCode, countryId: 'PL' }
  await client.send({ operationId: 'estimateDelivery', asks: 'that product', body: estimate, headers })
  await add('it again', line)
  await client.send({ operationId: 'previewOrder', asks: 'the cart', body: { deliveries: [], promoCode: null }, headers })
  const order = {
    email,
    phone: '501 234 567',
    firstName: NAME,
    lastName: NAME,
    deliveryAddress: ADDRESS,
    invoice: null,
    deliveries: [{ vendorId, deliveryTypeId }],
    paymentMethod: 'BANK_TRANSFER',
    promoCode: null,
    comment: '',
    termsAgreement: true,
  }
  return orderFlow(client, { headers, order, line: { productId, deliveryTypeId }, isPro, settles })
}
