// The rules of OpenAPI linters (redocly: security-defined, info-license) that the documents once broke.
import { expect, test } from 'vitest'
import { createTestWorld } from '../test-world/test-world.ts'
import { operationsOf, type OpenApiDocument } from './document.ts'

const world = createTestWorld()
const documents = new Map<string, OpenApiDocument>()
for (const path of ['/openapi.json', '/__mock/openapi.json']) documents.set(path, await (await world.send(path)).json())

test.each([...documents.keys()])('%s says of each call which security it needs, and the license', (path) => {
  const { security, info, components } = documents.get(path) ?? {}
  expect(security).toEqual([])
  expect(info?.license?.name).toMatch(/\w/)
  const schemes = Object.keys(components?.securitySchemes ?? {})
  const operations = operationsOf(documents.get(path) ?? ({} as OpenApiDocument))
  const named = operations.flatMap(({ value }) => (Array.isArray(value['security']) ? value['security'].flatMap(Object.keys) : []))
  expect(operations.length).toBeGreaterThan(30)
  expect([...new Set(named)].filter((name) => !schemes.includes(name))).toEqual([])
})
