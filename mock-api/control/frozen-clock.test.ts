import { expect, test } from 'vitest'
import { createMockApi } from '../app.ts'
import { addProList, shareProList } from '#app/shop-api/contract/pro.ts'
import { openApiDocument, operationsOf } from '../openapi/document.ts'
import { exampleOf } from '../openapi/example.ts'
import { parametersOf } from '../test-world/operation-parameters.ts'
import { createCartWorld, MANY } from '../test-world/cart-calls.ts'
import { freezeClock } from './contract/clock.ts'
import { createTestWorld } from '../test-world/test-world.ts'
import { NOON } from '../test-world/time.ts'

/** Values of path parameters. */
const KNOWN: Record<string, unknown> = {
  butique: 'zielone',
  lang: 'pl',
  slug: 'kontakt-z-nami',
  tag: 'noc-zakupow',
  promoCode: 'TENTH',
  q: 'fot',
}

/** Requests to compare: every GET of the shop API and the search, in a populated world. */
async function requests(ids: Record<string, unknown>) {
  const document = openApiDocument(createTestWorld().app)
  const gets = operationsOf(document).filter(({ method }) => method === 'get')
  return gets.map((operation) => {
    const parameters = parametersOf(operation)
    const value = ({ name, schema }: (typeof parameters)[number]) =>
      encodeURIComponent(String(ids[`${operation.path} ${name}`] ?? KNOWN[name] ?? exampleOf(schema, document.components?.schemas ?? {})))
    const path = parameters.reduce((path, each) => path.replace(`{${each.name}}`, value(each)), operation.path)
    const query = parameters.filter((each) => each.place === 'query' && each.isRequired).map((each) => `${each.name}=${value(each)}`)
    return query.length > 0 ? `${path}?${query.join('&')}` : path
  })
}

test('on a frozen clock every GET and every search returns the same bytes at any time', async () => {
  const shop = await createCartWorld()
  const { world } = shop
  const headers = await world.logIn('pro')
  await shop.add(MANY, {}, headers)
  const { orderId, paymentLink } = await shop.order({}, headers)
  await shop.add(MANY, {}, headers)
  await world.send('/shop/client/product/like/1', { headers, body: { like: true } })
  const list = await world.call(addProList, { headers, body: { name: 'Hotel' } })
  const shared = await world.call(shareProList, `/shop/client/pro/lists/${list.data.id}/share`, { headers })
  await world.call(freezeClock, { body: {} })

  const paths = await requests({
    '/shop/client/orders/{id} id': orderId,
    '/shop/checkout/sandbox-payment/{paymentId} paymentId': paymentLink.split('/').at(-1),
    '/shop/product/details/{id} id': 2,
    '/shop/vendor/{id} id': 1,
    '/shop/shared-lists/{key} key': shared.data.shareKey,
    '/shop/reference/{list} list': 'categories',
  })
  // With the real index and a running machine clock.
  let machineNow = NOON
  const app = createMockApi({ db: world.db, clock: { now: () => machineNow++ }, hasControl: true, validateResponses: true })
  const json = { ...headers, 'content-type': 'application/json' }
  const search = async (body: object) => app.request('/shop/search/products', { method: 'POST', headers: json, body: JSON.stringify(body) })
  async function responses() {
    const all = []
    for (const path of paths) all.push([path, ...(await bytesOf(await app.request(path, { headers })))])
    for (const body of [{}, { facets: true }, { textSearch: 'fotel' }, { onlyPromo: true, orderBy: { order: 'price', dir: 'asc' } }])
      all.push([JSON.stringify(body), ...(await bytesOf(await search(body)))])
    return all
  }
  const first = await responses()
  expect(first.filter(([, status]) => status !== 200)).toEqual([])
  expect(first.length).toBeGreaterThan(20)
  machineNow = Date.parse('2023-07-01T00:00:00Z')
  expect(await responses()).toEqual(first)
})

async function bytesOf(response: Response) {
  return [response.status, response.headers.get('x-mock-now'), await response.text()] as const
}
