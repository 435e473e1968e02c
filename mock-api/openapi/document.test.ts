import { z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { isRecord } from '../http/record.ts'
import { createTestWorld } from '../test-world/test-world.ts'
import { jsonOf, openApiDocument, operationsOf } from './document.ts'
import { parametersOf } from '../test-world/operation-parameters.ts'

const world = createTestWorld()
const document = openApiDocument(world.app)
const operations = operationsOf(document)
const names = operations.map(({ value }) => String(value['operationId']))

test('the document is OpenAPI 3.1 with title, description and server', async () => {
  const response = await world.send('/openapi.json')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Patyna shop API', description: expect.stringContaining('extension') },
    servers: [{ url: '/' }],
  })
})

test('names are unique', () => {
  expect(new Set(names).size).toBe(names.length)
})

test.each(operations)('$method $path has one tag and a summary', ({ value }) => {
  expect(['specification', 'extension']).toContain(String(value['tags']))
  expect(value['summary']).toEqual(expect.stringMatching(/\w/))
})

// Responses common to all calls are described once, by status; these descriptions are about the call itself.
const DESCRIBED_STATUSES = ['401', '403', '404', '409', '429']

test.each(operations)('the description of $method $path says its purpose and when it is rejected', ({ value }) => {
  const description = String(value['description'])
  expect(description.length).toBeGreaterThan(30)
  const declared = Object.keys(isRecord(value['responses']) ? value['responses'] : {})
  expect(DESCRIBED_STATUSES.filter((status) => description.includes(status))).toEqual(
    declared.filter((status) => DESCRIBED_STATUSES.includes(status)),
  )
})

test.each(operations)('every body of $method $path has an example that matches the contract', ({ method, path, value }) => {
  const { request, responses } = contractOf(method, path)
  const json = jsonOf(value['requestBody'])
  if (json) expect(parse(request, json['example'])).toBe('')
  for (const [status, response] of Object.entries(isRecord(value['responses']) ? value['responses'] : {})) {
    expect(parse(jsonOf(responses[status])?.['schema'], jsonOf(response)?.['example'])).toBe('')
  }
})

test('every link targets an operation, by parameters that it has and fields of the response', () => {
  const linked = operations.flatMap(({ value }) => {
    const responses = isRecord(value['responses']) ? value['responses'] : {}
    const good = isRecord(responses['200']) ? responses['200'] : {}
    const links = isRecord(good['links']) ? Object.values(good['links']).filter(isRecord) : []
    return links.map((link) => ({ link, response: jsonOf(good)?.['example'] }))
  })
  expect(linked.length).toBeGreaterThan(10)
  for (const { link, response } of linked) {
    const target = operations.find(({ value }) => value['operationId'] === link['operationId'])
    expect(target, String(link['operationId'])).toBeDefined()
    const known = target ? parametersOf(target).map(({ name }) => name) : []
    expect(known).toEqual(expect.arrayContaining(Object.keys(isRecord(link['parameters']) ? link['parameters'] : {})))
    for (const [, pointer = ''] of JSON.stringify(link).matchAll(/\$response\.body#\/([\w/]+)/g)) {
      expect(valueAt(response, pointer.split('/')), pointer).toBeDefined()
    }
  }
})

test.each(operations)('GAP-22, GAP-115: $method $path returns { data } and { error }', ({ value }) => {
  for (const [status, response] of Object.entries(isRecord(value['responses']) ? value['responses'] : {})) {
    expect(Object.keys(Object(jsonOf(response)?.['example']))).toEqual([status === '200' ? 'data' : 'error'])
  }
})

test.each([
  ['/docs', '/openapi.json'],
  ['/__mock/', '/__mock/openapi.json'],
])('%s shows %s, loads its scripts and styles from here, and nothing else may be loaded', async (path, shown) => {
  const response = await world.send(path)
  const policy = response.headers.get('content-security-policy')
  expect(policy).toMatch(/default-src 'none'; script-src 'self'; .*frame-ancestors 'none'/)
  expect(policy).not.toMatch(/https?:|unsafe-eval/)
  const text = await response.text()
  expect(text).toContain(`data-document="${shown}"`)
  const addresses = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
  expect(addresses).toEqual(['data:,', '/docs/swagger-ui.css', '/docs/swagger-ui-bundle.js', '/docs/start.js'])
  for (const address of [shown, ...addresses.slice(1)]) {
    const file = await world.send(address)
    expect([address, file.status, file.headers.get('content-type')]).toEqual([address, 200, expect.stringMatching(/css|javascript|json/)])
  }
})

function valueAt(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>((part, key) => (Array.isArray(part) ? part[Number(key)] : isRecord(part) ? part[key] : undefined), value)
}

function contractOf(method: string, path: string) {
  for (const definition of world.app.openAPIRegistry.definitions) {
    if (definition.type !== 'route' || definition.route.method !== method || definition.route.path !== path) continue
    const responses: Record<string, unknown> = definition.route.responses
    return { request: jsonOf(definition.route.request?.body)?.['schema'], responses }
  }
  throw new Error(`No route ${method} ${path}`)
}

function parse(schema: unknown, example: unknown): string {
  if (!(schema instanceof z.ZodType)) return 'no schema'
  return schema.safeParse(example).error?.message ?? ''
}
