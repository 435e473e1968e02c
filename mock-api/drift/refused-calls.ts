// THE REFUSED CALLS of a run: requests that the contract refuses, so that statuses and the shape of errors are held too.
import { randomUUID } from 'node:crypto'
import type { DriftClient } from './drift-client.ts'
import type { Probe } from './held-call.ts'

/** An id that is well-formed and of nothing. */
export const UNKNOWN_ID = 999_999_999_999_999
/** A slug, or a word, of nothing. */
export const UNKNOWN_SLUG = 'qzxqzxqzx'

const DEAD_TOKEN = { authorization: 'Bearer aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' }
/** The contract refuses bodies above 32 KB. */
const TOO_LARGE = JSON.stringify({ textSearch: 'x'.repeat(33 * 1024) })

/** Calls of accounts: without a login 401. */
const OF_ACCOUNTS = ['addresses', 'orders', 'proLists', 'discountCodes'] as const

const search = (asks: string, body: unknown, status: number, more: Partial<Probe> = {}): Probe => ({
  operationId: 'searchProducts',
  asks,
  body,
  expects: [status],
  ...more,
})

const REFUSED: readonly Probe[] = [
  { operationId: 'productDetails', asks: 'an id with a leading zero', path: { id: '01' }, expects: [400] },
  {
    operationId: 'productDetails',
    asks: 'a header that breaks its form',
    path: { id: 1 },
    headers: { shippingTo: 'Poland' },
    expects: [400],
  },
  { operationId: 'productDetails', asks: 'a method that the path has not', path: { id: 1 }, method: 'DELETE', expects: [405] },
  { operationId: 'banners', asks: 'a query that it has not', query: { colour: 'red' }, expects: [422] },
  { operationId: 'referenceList', asks: 'an unknown list', path: { list: UNKNOWN_SLUG }, expects: [404] },
  { operationId: 'sitemapProducts', asks: 'bounds that are no numbers', query: { after: 'a', upTo: 'b' }, expects: [422] },
  search('a field that it has not', { colour: 'red' }, 422),
  search('a field of another type', { textSearch: 17 }, 422),
  search('too many rows', {}, 422, { query: { per_page: 101 } }),
  search('a body that is no JSON', '{"textSearch":', 400),
  search('a body of another content type', 'textSearch=fotel', 415, { headers: { 'content-type': 'text/plain' } }),
  search('a body that is too large', TOO_LARGE, 413),
  { operationId: 'cartDetails', asks: 'of nobody', expects: [401] },
  { operationId: 'clientDetails', asks: 'with a dead token', headers: DEAD_TOKEN, expects: [401] },
  ...OF_ACCOUNTS.map((operationId) => ({ operationId, asks: 'without a login', expects: [401] })),
  { operationId: 'orderDetails', asks: 'without a login', path: { id: UNKNOWN_ID }, expects: [401] },
]

/** Makes every call that is refused. */
export async function refusedCalls(client: DriftClient): Promise<void> {
  for (const probe of REFUSED) await client.send(probe)
  await client.send({ operationId: 'sandboxPayment', asks: 'an unknown payment', path: { paymentId: randomUUID() }, expects: [404] })
}
