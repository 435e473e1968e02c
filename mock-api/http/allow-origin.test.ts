import { expect, test } from 'vitest'
import { createTestWorld } from '../test-world/test-world.ts'

const PAGE = 'http://localhost:3000'
const PREFLIGHT = { origin: PAGE, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type,guestid' }
const preflightOf = (world: ReturnType<typeof createTestWorld>) =>
  world.send('/shop/search/products', { method: 'OPTIONS', headers: PREFLIGHT })

/** The CORS headers of a response, without their common beginning. */
const said = ({ headers }: Response) =>
  Object.fromEntries([...headers].flatMap(([name, value]) => (name.startsWith('access-control-') ? [[name.slice(15), value]] : [])))

test.each([
  [['https://a.example', PAGE], PAGE, 'true'],
  [['*'], '*', undefined],
])(
  'EXT-80: with %j a page may call the shop, with credentials if it is named, and read what it is told, errors included',
  async (...row) => {
    const [corsOrigins, origin, credentials] = row
    const world = createTestWorld({ corsOrigins })
    const allowed = { 'allow-origin': origin, ...(credentials && { 'allow-credentials': credentials }) }
    expect(said(await preflightOf(world))).toMatchObject({
      ...allowed,
      'allow-headers': 'content-type,guestid',
      'allow-methods': 'GET,POST,PUT,DELETE',
    })
    for (const path of ['/shop/banners', '/shop/product/details/99999', '/shop/cart/details2']) {
      const exposed = expect.stringContaining('x-mock-now')
      expect(said(await world.send(path, { headers: { origin: PAGE } }))).toEqual({ ...allowed, 'expose-headers': exposed })
    }
    // For Swagger UI and generators of clients elsewhere.
    expect(said(await world.send('/openapi.json', { headers: { origin: PAGE } }))).toMatchObject(allowed)
  },
)

test('another page, the control API, and without the option any page, are not allowed', async () => {
  const headers = { origin: 'http://evil.test' }
  expect(said(await createTestWorld({ corsOrigins: [PAGE] }).send('/shop/banners', { headers }))).not.toHaveProperty('allow-origin')
  expect(said(await createTestWorld({ corsOrigins: ['*'] }).send('/__mock/clock', { headers: { origin: PAGE } }))).toEqual({})
  expect(said(await preflightOf(createTestWorld()))).toEqual({})
})
