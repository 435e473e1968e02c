import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { operationsOf, openApiDocument } from '../openapi/document.ts'
import { createTestWorld } from '../test-world/test-world.ts'

const world = createTestWorld()
const operations = operationsOf(openApiDocument(world.app)).map(({ method, path }) => ({ method, path }))
const CLEAN = [200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429]
// Half of the junk is nearly right, because what is wholly wrong is refused at the first check.
const nearly = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '1',
    '0',
    '-1',
    '1e9',
    '9007199254740993',
    'NaN',
    'null',
    'pl',
    'categories',
    'noc-zakupow',
    '1,2',
    "' OR 1=1 --",
    '\0',
    '../..',
  ),
)
const query = fc.dictionary(fc.constantFrom('page', 'per_page', 'productsIds', 'q', 'x', '__proto__'), nearly, { maxKeys: 3 })

async function expectClean(path: string, init: RequestInit): Promise<void> {
  const response = await world.app.request(path, init)
  const body = await response.json()
  expect(CLEAN, `${init.method} ${path}: ${JSON.stringify(body)}`).toContain(response.status)
  expect(Object.keys(body)).toEqual([response.status === 200 ? 'data' : 'error'])
}

test('junk in paths and queries is answered or cleanly refused', async () => {
  const log = vi.spyOn(console, 'error')
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...operations), nearly, query, async ({ method, path }, value, parameters) => {
      const filled = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(value).replaceAll('.', '%2E') || '%20')
      const body = method === 'post' || method === 'put' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {}
      await expectClean(`${filled}?${new URLSearchParams(parameters).toString()}`, { method: method.toUpperCase(), ...body })
    }),
    { numRuns: 500 },
  )
  expect(log).not.toHaveBeenCalled()
})

const searchBody = fc.dictionary(
  fc.constantFrom(
    'categories',
    'tags',
    'classification',
    'textSearch',
    'shippingDays',
    'price',
    'dimension-width',
    'orderBy',
    'vendor',
    'visibleOnGrid',
    'facets',
    'x',
    '__proto__',
  ),
  fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.array(fc.integer({ min: -1, max: 5000 })),
    fc.record({ from: fc.double(), to: fc.integer() }, { requiredKeys: [] }),
    fc.constant({ order: 'price', dir: 'asc' }),
  ),
  { maxKeys: 4 },
)

test('junk in the search body is answered or cleanly refused', async () => {
  const headers = { 'content-type': 'application/json' }
  await fc.assert(
    fc.asyncProperty(fc.oneof(searchBody, fc.jsonValue()), async (body) => {
      await expectClean('/shop/search/products', { method: 'POST', headers, body: JSON.stringify(body) })
    }),
    { numRuns: 500 },
  )
})
