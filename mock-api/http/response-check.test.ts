import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { NOT_FOUND } from '#app/shop-api/contract/error.ts'
import { errorBody, refuseInvalid } from './errors.ts'
import { checkResponses } from './response-check.ts'

const Item = z.object({ data: z.object({ id: z.int(), tags: z.array(z.object({ name: z.string() })) }) })
const GOOD = { data: { id: 1, tags: [{ name: 'a' }] } }

const thing = createRoute({
  method: 'get',
  path: '/shop/thing/{id}',
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: { description: 'A thing', content: { 'application/json': { schema: Item } } }, ...NOT_FOUND },
})

async function check(json: unknown, status = 200) {
  const log: string[] = []
  const app = new OpenAPIHono({ defaultHook: refuseInvalid })
  app.use(checkResponses(app, (line) => log.push(line)))
  // The wrong answers are wrong on purpose, so they go round the typed handler.
  app.openapi(thing, () => Response.json(json, { status }) as never)
  const response = await app.request('/shop/thing/7')
  return { status: response.status, body: await response.json(), log }
}

test('a good answer passes untouched', async () => {
  expect(await check(GOOD)).toEqual({ status: 200, body: GOOD, log: [] })
})

test('a declared error passes', async () => {
  expect(await check(errorBody('NOT_FOUND'), 404)).toMatchObject({ status: 404, log: [] })
})

test.each<[string, unknown, number, string]>([
  ['a wrong type', { data: { ...GOOD.data, id: '1' } }, 200, 'data.id'],
  ['a missing field', { data: { id: 1 } }, 200, 'data.tags'],
  ['an undeclared field', { data: { ...GOOD.data, secret: 1 } }, 200, 'undeclared field data.secret'],
  [
    'an undeclared field deep inside',
    { data: { id: 1, tags: [{ name: 'a' }, { name: 'b', hidden: 1 }] } },
    200,
    'undeclared field data.tags.1.hidden',
  ],
  ['an undeclared status', GOOD, 201, 'status 201 is not declared'],
  ['an error of another shape', { message: 'no' }, 404, 'error'],
])('%s becomes 500 RESPONSE_INVALID; the log names the place', async (_case, response, status, place) => {
  const checked = await check(response, status)
  expect(checked).toMatchObject({ status: 500, body: { error: { code: 'RESPONSE_INVALID' } } })
  expect(checked.log).toHaveLength(1)
  expect(checked.log[0]).toContain('GET /shop/thing/7')
  expect(checked.log[0]).toContain(place)
})
