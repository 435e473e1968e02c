import { z } from 'zod'
import { isRecord } from '../http/record.ts'

/** How a value differs from its schema. */
export type SchemaDifferenceKind = 'missing' | 'undocumented' | 'null' | 'type' | 'value'

/** A place where a response is not what the contract says. Values of people are never in it: only types, and values of enums. */
export interface SchemaDifference {
  /** As `data.items[].name`; empty: the whole. */
  place: string
  kind: SchemaDifferenceKind
  expected: string
  got: string
}

/** A value that may be shown: a constant of a protocol, not a text of a person. */
const CONSTANT = /^[\w-]{1,40}$/

/**
 * All differences between a value and a schema, including fields that the schema does not declare; fields that it lets through by name
 * (`z.looseObject`) are none. One difference hides no other.
 */
export function schemaDifferences(schema: unknown, value: unknown, place = ''): SchemaDifference[] {
  if (schema instanceof z.ZodOptional) return value === undefined ? [] : schemaDifferences(schema.unwrap(), value, place)
  if (value === undefined) return [{ place, kind: 'missing', expected: expectedBy(schema), got: 'nothing' }]
  if (schema instanceof z.ZodNullable) return value === null ? [] : schemaDifferences(schema.unwrap(), value, place)
  if (schema instanceof z.ZodUnion) return unionDifferences(schema.options, value, place)
  if (schema instanceof z.ZodObject && isObject(value)) return objectDifferences(schema, value, place)
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return [...value.flatMap((each) => schemaDifferences(schema.element, each, `${place}[]`)), ...own(schema, value, place)]
  }
  if (schema instanceof z.ZodRecord && isObject(value)) {
    return Object.values(value).flatMap((each) => schemaDifferences(schema.valueType, each, `${place}{}`))
  }
  return own(schema, value, place)
}

function objectDifferences(schema: z.ZodObject, value: Record<string, unknown>, place: string): SchemaDifference[] {
  const { shape } = schema
  const isOpen = schema.def.catchall instanceof z.ZodUnknown
  const declared = Object.entries(shape).flatMap(([key, part]) => schemaDifferences(part, value[key], at(place, key)))
  const others = isOpen ? [] : Object.keys(value).filter((key) => !Object.hasOwn(shape, key))
  return [
    ...declared,
    ...others.map((key) => ({
      place: at(place, key),
      kind: 'undocumented' as const,
      expected: 'no such field',
      got: typeName(value[key]),
    })),
  ]
}

/** The differences from the alternative that the value comes nearest to: one of its type, with the fewest of them. */
function unionDifferences(options: readonly unknown[], value: unknown, place: string): SchemaDifference[] {
  const tried = options.map((option) => schemaDifferences(option, value, place))
  if (tried.some(({ length }) => length === 0)) return []
  if (value === null) return [{ place, kind: 'null', expected: options.map(expectedBy).join(' or '), got: 'null' }]
  const [nearest] = tried
    .filter((differences) => !differences.some((each) => each.place === place && each.kind === 'type'))
    .toSorted((a, b) => a.length - b.length)
  return nearest ?? [{ place, kind: 'type', expected: options.map(expectedBy).join(' or '), got: typeName(value) }]
}

/** What a schema says of the value itself, not of its parts. */
function own(schema: unknown, value: unknown, place: string): SchemaDifference[] {
  if (!(schema instanceof z.ZodType)) return []
  const { error } = schema.safeParse(value)
  const issue = error?.issues.find(({ path }) => path.length === 0)
  if (!issue) return []
  if (value === null) return [{ place, kind: 'null', expected: expectedBy(schema), got: 'null' }]
  if (issue.code === 'invalid_type') return [{ place, kind: 'type', expected: issue.expected, got: typeName(value) }]
  if (issue.code === 'invalid_value') {
    const isOfType = issue.values.some((each) => typeof each === typeof value)
    const expected = issue.values.map(String).join(' | ')
    return [{ place, kind: isOfType ? 'value' : 'type', expected, got: isOfType ? constant(value) : typeName(value) }]
  }
  return [{ place, kind: 'value', expected: issue.message, got: typeName(value) }]
}

function expectedBy(schema: unknown): string {
  if (schema instanceof z.ZodUnion) return schema.options.map(expectedBy).join(' or ')
  if (schema instanceof z.ZodNullable) return `${expectedBy(schema.unwrap())} or null`
  return schema instanceof z.ZodType ? schema.def.type : 'a value'
}

function constant(value: unknown): string {
  const text = String(value)
  return CONSTANT.test(text) ? text : `${typeName(value)} of ${text.length} characters`
}

function typeName(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && !Array.isArray(value)
}

function at(place: string, key: string): string {
  return place === '' ? key : `${place}.${key}`
}
