// Bodies of functions that parse what has parts: `value` is their argument.

/** A schema in code: a test of a variable, whose value stays as it is, or a function that returns the value as parsed. */
export type Compiled = { kind: 'test'; test: (value: string) => string; expected: string } | { kind: 'function'; name: string }

/** What becomes of keys that an object's schema does not name. */
export type UnknownKeys = 'left out' | 'refused' | 'kept'

/** A key of an object. */
export interface Property {
  key: string
  isOptional: boolean
  compiled: Compiled
}

/** @param sizes tests of `value`, the array: as in zod, no item of one that is too long is looked at */
export function arrayBody(element: Compiled, sizes: Readonly<Record<'before' | 'after', readonly string[]>>): string {
  const lengths = (tests: readonly string[]) => tests.map((test) => `  if (!(${test})) return fail('another length')`)
  const isTest = element.kind === 'test'
  const item = isTest
    ? [`    const item = value[at]`, `    if (!(${element.test('item')})) return fail('${element.expected}', at)`]
    : [`    const item = ${element.name}(value[at])`, `    if (item === FAILED) return failAt(at)`, `    items.push(item)`]
  return [
    `  if (!Array.isArray(value)) return fail('array')`,
    ...lengths(sizes.before),
    ...(isTest ? [] : [`  const items = []`]),
    `  for (let at = 0; at < value.length; at++) {`,
    ...item,
    `  }`,
    ...lengths(sizes.after),
    `  return ${isTest ? 'value' : 'items'}`,
  ].join('\n')
}

/** Properties in the schema's order, as zod reads and writes them. */
export function objectBody(properties: readonly Property[], unknownKeys: UnknownKeys): string {
  const parts = properties.map(({ key, ...property }, at) => ({ ...property, name: JSON.stringify(key), variable: `p${at}` }))
  const isUnknown = (...others: string[]) =>
    [...parts.map(({ name }) => name), ...others].map((name) => `key !== ${name}`).join(' && ') || 'true'
  const lines = [`if (!isObject(value)) return fail('object')`, ...parts.flatMap(readingOf)]
  if (unknownKeys === 'refused') lines.push(`for (const key in value) if (${isUnknown()}) return fail('no key ' + key)`)
  if (unknownKeys !== 'kept' && !parts.some(({ isOptional }) => isOptional))
    lines.push(`return { ${parts.map(({ name, variable }) => `${name}: ${variable}`).join(', ')} }`)
  else {
    const writing = parts.map(
      ({ name, variable, isOptional }) => `${isOptional ? `if (${variable} !== undefined) ` : ''}parsed[${name}] = ${variable}`,
    )
    lines.push('const parsed = {}', ...writing)
    // As a key to write, __proto__ is the object's prototype.
    if (unknownKeys === 'kept') lines.push(`for (const key in value) if (${isUnknown(`'__proto__'`)}) parsed[key] = value[key]`)
    lines.push('return parsed')
  }
  return lines.map((line) => `  ${line}`).join('\n')
}

function readingOf({ name, variable, isOptional, compiled }: { name: string; variable: string; isOptional: boolean; compiled: Compiled }) {
  if (compiled.kind === 'test') {
    const absent = isOptional ? `${variable} === undefined || ` : ''
    return [
      `const ${variable} = value[${name}]`,
      `if (!(${absent}${compiled.test(variable)})) return fail('${compiled.expected}', ${name})`,
    ]
  }
  const absent = isOptional ? `value[${name}] === undefined ? undefined : ` : ''
  return [`const ${variable} = ${absent}${compiled.name}(value[${name}])`, `if (${variable} === FAILED) return failAt(${name})`]
}

/** The first option that accepts the value. Where none does, the issue is that of the first option with parts, which is the likely one. */
export function unionBody(options: readonly Compiled[]): string {
  const likely = options.find((option) => option.kind === 'function')
  const expected = options.map((option) => (option.kind === 'test' ? option.expected : 'object')).join(' or ')
  const attempts = options.flatMap((option, at) =>
    option.kind === 'test'
      ? [`  if (${option.test('value')}) return value`]
      : [`  const option${at} = ${option.name}(value)`, `  if (option${at} !== FAILED) return option${at}`],
  )
  return [...attempts, likely ? `  return ${likely.name}(value)` : `  return fail('${expected}')`].join('\n')
}

/** @param tests of `parsed`, what the transform returned */
export function transformBody(input: Extract<Compiled, { kind: 'test' }>, transform: string, tests: readonly string[]): string {
  return [
    `  if (!(${input.test('value')})) return fail('${input.expected}')`,
    `  const parsed = ${transform}(value)`,
    ...tests.map((test) => `  if (!(${test})) return fail('another value')`),
    '  return parsed',
  ].join('\n')
}
