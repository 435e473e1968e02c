import { isRecord } from '../http/record.ts'

/** Named schemas of the document. */
export type Schemas = Record<string, unknown>

const EXAMPLES_OF_FORMATS: Readonly<Record<string, string>> = { date: '2022-03-18', 'date-time': '2022-03-18T07:00:00Z' }

/**
 * An example value of a JSON schema, built from the example, default, const or first enum value of its parts, else the simplest valid
 * value. So the contract needs examples at its leaves only, and examples cannot contradict their schemas.
 */
export function exampleOf(schema: unknown, schemas: Schemas): unknown {
  if (!isRecord(schema)) return null
  if (typeof schema['$ref'] === 'string') return exampleOf(schemas[schema['$ref'].split('/').at(-1) ?? ''], schemas)
  const stated = [schema['example'], schema['default'], schema['const'], firstOf(schema['enum'])].find((value) => value !== undefined)
  if (stated !== undefined) return stated
  if (Array.isArray(schema['allOf'])) return Object.assign({}, ...schema['allOf'].map((part: unknown) => exampleOf(part, schemas)))
  const choices = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(choices))
    return exampleOf(
      choices.find((each) => !isNullType(each)),
      schemas,
    )
  return plainest(schema, schemas)
}

function plainest(schema: Record<string, unknown>, schemas: Schemas): unknown {
  const type = Array.isArray(schema['type']) ? schema['type'][0] : schema['type']
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(isRecord(schema['properties']) ? schema['properties'] : {}).map(([key, part]) => [key, exampleOf(part, schemas)]),
      )
    case 'array':
      return schema['items'] === undefined ? [] : [exampleOf(schema['items'], schemas)]
    case 'string':
      return EXAMPLES_OF_FORMATS[String(schema['format'])] ?? 'text'
    case 'integer':
    case 'number':
      return typeof schema['minimum'] === 'number' && schema['minimum'] > 1 ? schema['minimum'] : 1
    case 'boolean':
      return false
    default:
      return null
  }
}

function isNullType(schema: unknown): boolean {
  return isRecord(schema) && schema['type'] === 'null'
}

function firstOf(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined
}
