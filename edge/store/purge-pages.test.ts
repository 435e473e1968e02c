import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import type { EdgeContext } from '../edge-context.ts'
import { purgePages } from './purge-pages.ts'

const PURGE_SECRET = '0123456789abcdef'

let purged: (readonly string[])[]
let store: ReturnType<Parameters<typeof purgePages>[0]>
beforeEach(() => {
  purged = []
  store = { purge: async (tags) => void purged.push(tags) }
})

async function purge(body: unknown, { authorization = `Bearer ${PURGE_SECRET}`, secret = PURGE_SECRET } = {}) {
  const app = new Hono<EdgeContext>()
  app.post(
    '/purge',
    purgePages(() => store),
  )
  const headers = { authorization, 'content-type': 'application/json' }
  return app.request('/purge', { method: 'POST', headers, body: JSON.stringify(body) }, { PURGE_SECRET: secret })
}

const TAGS = ['product-17']

test.each([
  ['a thousand tags', Array.from({ length: 1000 }, (_, id) => `product-${id}`)],
  ['a tag of two words', ['route-home-page_2']],
  ['a tag of 64 characters after its kind', [`vendor-${'x'.repeat(64)}`]],
])('%s is purged', async (_what, tags) => {
  const response = await purge({ tags })
  expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store'])
  expect(purged).toEqual([tags])
})

test.each([
  ['no tag', []],
  ['a tag without an id', ['product-']],
  ['a kind of 17 letters', [`${'x'.repeat(17)}-1`]],
  ['an id of 65 characters', [`vendor-${'x'.repeat(65)}`]],
  ['a character that no id has', ['product-ż']],
])('%s is refused with 400', async (_what, tags) => {
  const response = await purge({ tags })
  expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store'])
  expect(purged).toEqual([])
})

test.each([
  [{}, 'tags'],
  [{ tags: TAGS, tag: 'product-17' }, '"tag"'],
  [{ tags: ['product-17', 'product 18'] }, 'a tag is a kind in small letters, a hyphen and an id: product-17'],
  [{ tags: Array.from({ length: 1001 }, (_, id) => `product-${id}`) }, '1000'],
])('a refusal says what is wrong', async (body, what) => {
  const response = await purge(body)
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(what)])
})

test('where a store could not be told it is 503, to be tried again', async () => {
  store = { purge: () => Promise.reject(new Error('KV is away')) }
  const response = await purge({ tags: TAGS })
  expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([503, '1', expect.stringMatching(/again$/)])
})

test.each(['Bearer ', `Basic ${PURGE_SECRET}`, PURGE_SECRET, `x Bearer ${PURGE_SECRET}`])(
  'the authorization "%s" is refused with 401',
  async (authorization) => {
    const { status, headers } = await purge({ tags: TAGS }, { authorization })
    expect([status, headers.get('www-authenticate'), headers.get('cache-control')]).toEqual([401, 'Bearer', 'no-store'])
    expect(purged).toEqual([])
  },
)

test.each(['', PURGE_SECRET.slice(1)])('with the secret "%s" the address does not exist', async (secret) => {
  expect((await purge({ tags: TAGS }, { secret, authorization: `Bearer ${secret}` })).status).toBe(404)
})

test('a body that is too large is refused', async () => {
  expect((await purge({ tags: ['x'.repeat(2_000_000)] })).status).toBe(413)
})

test('where no page is cached there is nothing to purge', async () => {
  store = null
  expect((await purge({ tags: TAGS })).status).toBe(204)
})
