import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import type { EdgeContext } from '../edge-context.ts'
import { purgePages } from './purge-pages.ts'

const PURGE_SECRET = '0123456789abcdef'

let purged: (readonly string[])[]
let app: Hono<EdgeContext>
beforeEach(() => {
  purged = []
  app = new Hono<EdgeContext>()
  app.post(
    '/purge',
    purgePages(() => ({ purge: async (tags) => void purged.push(tags) })),
  )
})

async function purge(body: unknown, { authorization = `Bearer ${PURGE_SECRET}`, secret = PURGE_SECRET } = {}) {
  const headers = { authorization, 'content-type': 'application/json' }
  return app.request('/purge', { method: 'POST', headers, body: JSON.stringify(body) }, { PURGE_SECRET: secret })
}

const TAGS = ['product-17']

describe.each([
  ['one tag', TAGS],
  ['a hundred tags', Array.from({ length: 100 }, (_, id) => `product-${id}`)],
  ['a tag of two words', ['route-home-page_2']],
  ['a tag of 64 characters after its kind', [`vendor-${'x'.repeat(64)}`]],
])('%s', (_what, tags) => {
  test('is purged', async () => {
    const response = await purge({ tags })
    expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store'])
    expect(purged).toEqual([tags])
  })
})

test.each([
  ['no tag', []],
  ['more than a hundred tags', Array.from({ length: 101 }, (_, id) => `product-${id}`)],
  ['a tag without a kind', ['-17']],
  ['a tag without an id', ['product-']],
  ['a kind in capitals', ['PRODUCT-17']],
  ['a character before the kind', ['1product-17']],
  ['a character after the id', ['product-17 ']],
  ['an id of 65 characters', [`vendor-${'x'.repeat(65)}`]],
  ['a character that no id has', ['product-ż']],
  ['a number', [17]],
])('%s is refused with 400', async (_what, tags) => {
  const response = await purge({ tags })
  expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store'])
  expect(purged).toEqual([])
})

test.each([
  '',
  'Bearer ',
  `Basic ${PURGE_SECRET}`,
  PURGE_SECRET,
  `x Bearer ${PURGE_SECRET}`,
  `Bearer ${PURGE_SECRET}x`,
  `Bearer ${PURGE_SECRET.slice(1)}`,
])('the authorization "%s" is refused with 401', async (authorization) => {
  const response = await purge({ tags: TAGS }, { authorization })
  expect([response.status, response.headers.get('www-authenticate'), response.headers.get('cache-control')]).toEqual([
    401,
    'Bearer',
    'no-store',
  ])
  expect(purged).toEqual([])
})

test('a request without authorization is refused with 401', async () => {
  expect((await app.request('/purge', { method: 'POST', body: '{}' }, { PURGE_SECRET })).status).toBe(401)
})

test.each(['', PURGE_SECRET.slice(1)])('with the secret "%s" the address does not exist', async (secret) => {
  expect((await purge({ tags: TAGS }, { secret, authorization: `Bearer ${secret}` })).status).toBe(404)
})

test('without a secret the address does not exist', async () => {
  expect((await app.request('/purge', { method: 'POST', body: '{}' }, {})).status).toBe(404)
})

test('a body that is too large is refused', async () => {
  expect((await purge({ tags: ['x'.repeat(2_000_000)] })).status).toBe(413)
})

test('where no page is cached there is nothing to purge', async () => {
  app = new Hono<EdgeContext>()
  app.post(
    '/purge',
    purgePages(() => null),
  )
  expect((await purge({ tags: TAGS })).status).toBe(204)
})
