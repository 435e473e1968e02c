// The rules of OpenAPI linters (redocly: security-defined, info-license, no-invalid-media-type-examples) that the documents once broke.
import { expect, test } from 'vitest'
import { isRecord } from '../http/record.ts'
import { createTestWorld } from '../test-world/test-world.ts'
import { jsonOf, operationsOf, schemasOf, type OpenApiDocument } from './document.ts'

const world = createTestWorld()
const documents = new Map<string, OpenApiDocument>()
for (const path of ['/openapi.json', '/__mock/openapi.json']) documents.set(path, await (await world.send(path)).json())

/** Form of a text, by format. */
const FORMS: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
}

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

test.each([...documents.keys()])('every example of %s has the formats of its schema', (path) => {
  const document = documents.get(path) ?? ({} as OpenApiDocument)
  const schemas = schemasOf(document)
  const wrong = operationsOf(document).flatMap(({ value }) => {
    const responses = isRecord(value['responses']) ? Object.values(value['responses']) : []
    return [value['requestBody'], ...responses].flatMap((part) => {
      const json = jsonOf(part)
      return json ? wrongFormats(json['schema'], json['example'], schemas).map((place) => `${String(value['operationId'])} ${place}`) : []
    })
  })
  expect(wrong).toEqual([])
})

function wrongFormats(schema: unknown, example: unknown, schemas: Record<string, unknown>, place = ''): string[] {
  if (!isRecord(schema)) return []
  if (typeof schema['$ref'] === 'string') return wrongFormats(schemas[schema['$ref'].split('/').at(-1) ?? ''], example, schemas, place)
  const form = FORMS[String(schema['format'])]
  if (form && typeof example === 'string') return form.test(example) ? [] : [`${place}: ${example}`]
  if (Array.isArray(example)) return example.flatMap((each) => wrongFormats(schema['items'], each, schemas, `${place}[]`))
  const properties = isRecord(schema['properties']) ? schema['properties'] : {}
  return isRecord(example)
    ? Object.entries(example).flatMap(([key, value]) => wrongFormats(properties[key], value, schemas, `${place}.${key}`))
    : []
}
