// The contract as the worker has it: its routes with compiled validators in the place of zod's schemas, without the texts of the OpenAPI document.
import { mendsOf } from '#app/shop-api/contract/mends.ts'
import { createSchemaCompiler } from './compile-schemas.ts'
import { createRuleNames } from './rule-names.ts'
import { type Schema, UnknownSchema } from './schema-def.ts'

type Exports = Readonly<Record<string, unknown>>

interface ContractModuleOptions {
  /** The contract's files with their exports. */
  contract: Readonly<Record<string, Exports>>
  /** Files with the functions that schemas call. */
  rules: Readonly<Record<string, Exports>>
}

/** The code of a module, in the parts that an evaluation needs. */
export interface ContractModule {
  /** Names that it imports, by file. */
  imports: ReadonlyMap<string, string>
  code: string
  /** File of the contract -> name there -> expression. */
  exports: ReadonlyMap<string, ReadonlyMap<string, string>>
}

interface Route {
  method: string
  path: string
  operationId: string
  responses: { 200: { content: { 'application/json': { schema: Schema } } } }
}

/**
 * Compiles the contract. Functions have no place in it: a file that imports one from a file of the contract with schemas does not build.
 * @throws UnknownSchema for a route whose good response has a schema that the compiler does not know
 */
export function contractModule({ contract, rules }: ContractModuleOptions): ContractModule {
  const names = createRuleNames(rules)
  const compiler = createSchemaCompiler(names.nameOf)
  const exports = new Map(Object.entries(contract).map(([file, values]) => [file, expressionsOf(values)]))
  return { imports: names.imports, code: compiler.code(), exports }

  function expressionsOf(values: Exports): ReadonlyMap<string, string> {
    return new Map(
      Object.entries(values).flatMap(([name, value]) => {
        const expression = expressionOf(name, value)
        return expression === null ? [] : [[name, expression] as const]
      }),
    )
  }

  function expressionOf(name: string, value: unknown): string | null {
    if (isRoute(value)) return routeExpression(value)
    if (isSchema(value)) return ofUnknown(() => compiler.validator(value, name))
    return typeof value === 'function' || hasSchema(value) ? null : JSON.stringify(value)
  }

  function routeExpression({ method, path, operationId, responses }: Route): string {
    const { schema: response } = responses[200].content['application/json']
    const schema = compiler.validator(response, operationId, mendsOf(response, operationId))
    const head = JSON.stringify({ method, path, operationId }).slice(1, -1)
    return `{ ${head}, responses: { 200: { content: { 'application/json': { schema: ${schema} } } } } }`
  }
}

/** Schemas of requests may have what the compiler does not know: the worker has no use for them. */
function ofUnknown(compile: () => string): string | null {
  try {
    return compile()
  } catch (error) {
    if (error instanceof UnknownSchema) return null
    throw error
  }
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'operationId' in value && 'responses' in value
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value
}

function hasSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && (isSchema(value) || Object.values(value).some(hasSchema))
}
