// Compiles zod's schemas to functions of plain JavaScript. What it has no code for stops the build.
import { arrayBody, type Compiled, objectBody, type Property, transformBody, unionBody, type UnknownKeys } from './function-bodies.ts'
import { checksOf, defOf, mayBeAbsent, type Schema, UnknownSchema } from './schema-def.ts'
import { VALIDATOR_RUNTIME } from './validator-runtime.ts'
import { checkTest, valueTest } from './value-tests.ts'

const IS_NULL: Compiled = { kind: 'test', test: (value) => `${value} === null`, expected: 'null' }

export interface SchemaCompiler {
  /**
   * The expression of a validator with zod's `safeParse` and `parse`.
   * @param place where the schema stands, for errors
   * @param mends of a response, JSON @default none
   */
  validator: (schema: Schema, place: string, mends?: unknown) => string
  /** The code of all functions so far. */
  code: () => string
}

/** @param nameOf how the code calls a rule, a function of the app that a schema has */
export function createSchemaCompiler(nameOf: (rule: unknown, place: string) => string): SchemaCompiler {
  const compiled = new Map<Schema, Compiled>()
  const constants = new Map<string, string>()
  const functions = new Map<string, string>()

  /** Equal values are one constant, equal bodies one function. */
  const constant = (code: string) => nameIn(constants, code, 'C')
  const named = (body: string): Compiled => ({ kind: 'function', name: nameIn(functions, body, 'parse') })

  /** JSON whose equal parts are one constant. */
  function shared(json: unknown): string {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return JSON.stringify(json)
    return constant(
      `{ ${Object.entries(json)
        .map(([key, value]) => `${JSON.stringify(key)}: ${shared(value)}`)
        .join(', ')} }`,
    )
  }

  function compile(schema: Schema, place: string): Compiled {
    const result = compiled.get(schema) ?? compileAnew(schema, place)
    compiled.set(schema, result)
    return result
  }

  function compileAnew(schema: Schema, place: string): Compiled {
    const context = { place, constant, rule: nameOf }
    const def = defOf(schema)
    const testOf = (value: string) => valueTest(schema, value, context)
    if (testOf('value') !== null) return { kind: 'test', test: (value) => testOf(value) ?? 'false', expected: def.type }
    if (def.type === 'array') {
      const sizes = Map.groupBy(checksOf(schema), ({ check }) => (check === 'max_length' ? 'before' : 'after'))
      const testsOf = (when: 'before' | 'after') => (sizes.get(when) ?? []).map((check) => checkTest(check, 'value', context))
      return named(arrayBody(compile(def.element, `${place}.*`), { before: testsOf('before'), after: testsOf('after') }))
    }
    if (def.type === 'pipe') {
      const [input, output] = [compile(def.in, place), defOf(def.out)]
      if (input.kind !== 'test' || output.type !== 'transform') throw new UnknownSchema(place, `pipe to ${output.type}`)
      const checks = [...checksOf(def.out), ...checksOf(schema)].map((check) => checkTest(check, 'parsed', context))
      return named(transformBody(input, nameOf(output.transform, place), checks))
    }
    if (checksOf(schema).length > 0) throw new UnknownSchema(place, `check of ${def.type}`)
    if (def.type === 'unknown') return { kind: 'test', test: () => 'true', expected: def.type }
    if (def.type === 'nullable') return oneOf([IS_NULL, compile(def.innerType, place)])
    if (def.type === 'union') return oneOf(def.options.map((option) => compile(option, place)))
    if (def.type !== 'object') throw new UnknownSchema(place, def.type)
    const properties = Object.entries(def.shape).map(([key, each]) => propertyOf(key, each, `${place}.${key}`))
    return named(objectBody(properties, unknownKeys(def.catchall, place)))
  }

  function oneOf(options: readonly Compiled[]): Compiled {
    const tests = options.filter((option) => option.kind === 'test')
    if (tests.length < options.length) return named(unionBody(options))
    const test = (value: string) => `(${tests.map((option) => option.test(value)).join(' || ')})`
    return { kind: 'test', test, expected: tests.map(({ expected }) => expected).join(' or ') }
  }

  function propertyOf(key: string, schema: Schema, place: string): Property {
    if (key in Object.prototype) throw new UnknownSchema(place, 'key that every object has')
    const def = defOf(schema)
    const isOptional = def.type === 'optional'
    if (isOptional && checksOf(schema).length > 0) throw new UnknownSchema(place, 'check of optional')
    const inner = isOptional ? def.innerType : schema
    // To zod a missing key differs from one that is undefined; the code here asks for the value alone.
    if (!isOptional && mayBeAbsent(inner)) throw new UnknownSchema(place, `${def.type} that may be absent`)
    if (defOf(inner).type === 'unknown') throw new UnknownSchema(place, 'unknown value of a key')
    return { key, isOptional, compiled: compile(inner, place) }
  }

  return {
    validator(schema, place, mends) {
      const result = compile(schema, place)
      const { name } = result.kind === 'function' ? result : { name: nameIn(functions, unionBody([result]), 'parse') }
      return `/* @__PURE__ */ validator(${name}${mends === undefined ? '' : `, ${shared(mends)}`})`
    },
    code: () =>
      [VALIDATOR_RUNTIME, ...[...constants].map(([code, name]) => `const ${name} = ${code}`), ...[...functions].map(functionOf)].join('\n'),
  }
}

function functionOf([body, name]: readonly [string, string]): string {
  return `function ${name}(value) {\n${body}\n}`
}

function nameIn(names: Map<string, string>, code: string, prefix: string): string {
  const name = names.get(code) ?? `${prefix}${names.size}`
  names.set(code, name)
  return name
}

function unknownKeys(catchall: Schema | undefined, place: string): UnknownKeys {
  const type = catchall ? defOf(catchall).type : 'none'
  if (type === 'none') return 'left out'
  if (type === 'never') return 'refused'
  if (type === 'unknown') return 'kept'
  throw new UnknownSchema(place, `other keys as ${type}`)
}
