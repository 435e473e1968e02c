// Tests of single values as expressions: what zod's schemas of texts, numbers and choices accept. The value stays as it is.
import { type CheckDef, checksOf, defOf, type Schema, UnknownSchema } from './schema-def.ts'

/** Most choices that are compared one by one; more are looked up in a Set. */
const MAX_COMPARED = 4

/** Adds what a test needs to the module: a constant, or a function of the app. Returns its name. */
export interface TestContext {
  place: string
  constant: (code: string) => string
  rule: (rule: unknown, place: string) => string
}

/** The expression that is true when a schema accepts the value of a variable; null: the schema is of something with parts. */
export function valueTest(schema: Schema, value: string, context: TestContext): string | null {
  const type = typeTest(schema, value, context)
  return type === null ? null : [type, ...checksOf(schema).map((check) => checkTest(check, value, context))].join(' && ')
}

function typeTest(schema: Schema, value: string, context: TestContext): string | null {
  const def = defOf(schema)
  if ('coerce' in def && def.coerce) throw new UnknownSchema(context.place, 'coercion')
  switch (def.type) {
    case 'string':
      return [`typeof ${value} === 'string'`, ...(isCheck(def) ? [checkTest(def, value, context)] : [])].join(' && ')
    case 'number':
      return [`Number.isFinite(${value})`, ...(isCheck(def) ? [checkTest(def, value, context)] : [])].join(' && ')
    case 'boolean':
      return `typeof ${value} === 'boolean'`
    case 'null':
      return `${value} === null`
    case 'literal':
      return oneOf(def.values, value, context)
    case 'enum':
      return oneOf(Object.values(def.entries), value, context)
    default:
      return null
  }
}

/** `z.uuid()` and `z.int()` are type and check in one. */
function isCheck(def: object): def is CheckDef {
  return 'check' in def
}

/** The test that a check adds to that of its type. */
export function checkTest(def: CheckDef, value: string, { place, constant, rule }: TestContext): string {
  switch (def.check) {
    case 'greater_than':
      return `${value} ${def.inclusive ? '>=' : '>'} ${numberOf(def.value, place)}`
    case 'less_than':
      return `${value} ${def.inclusive ? '<=' : '<'} ${numberOf(def.value, place)}`
    case 'number_format':
      if (def.format !== 'safeint') throw new UnknownSchema(place, `number as ${def.format}`)
      return `Number.isSafeInteger(${value})`
    case 'min_length':
      return `sizeOf(${value}) >= ${def.minimum}`
    case 'max_length':
      return `sizeOf(${value}) <= ${def.maximum}`
    case 'string_format':
      // Of these the pattern is all that zod looks at.
      if (!['regex', 'uuid', 'datetime'].includes(def.format) || !def.pattern) throw new UnknownSchema(place, `text as ${def.format}`)
      if (def.pattern.global || def.pattern.sticky) throw new UnknownSchema(place, 'pattern that remembers where it stopped')
      return `${constant(String(def.pattern))}.test(${value})`
    case 'custom':
      return `${rule(def.fn, place)}(${value})`
    default:
      throw new UnknownSchema(place, `check ${def.check}`)
  }
}

function oneOf(choices: readonly unknown[], value: string, { place, constant }: TestContext): string {
  const codes = choices.map((choice) => {
    if (typeof choice === 'bigint' || choice === undefined) throw new UnknownSchema(place, `choice ${choice}`)
    return JSON.stringify(choice)
  })
  if (codes.length > MAX_COMPARED) return `${constant(`/* @__PURE__ */ new Set([${codes.join(', ')}])`)}.has(${value})`
  return `(${codes.map((code) => `${value} === ${code}`).join(' || ')})`
}

function numberOf(bound: unknown, place: string): number {
  if (typeof bound !== 'number' || !Number.isFinite(bound)) throw new UnknownSchema(place, `bound ${String(bound)}`)
  return bound
}
