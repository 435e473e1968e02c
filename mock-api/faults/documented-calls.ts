import { IDENTITIES } from '#app/shop-api/contract/identities.ts'
import { type ContractCall, contractCalls } from '../http/operations.ts'
import { isRecord } from '../http/record.ts'
import { jsonOf, openApiDocument, operationsOf, schemasOf } from '../openapi/document.ts'
import type { MockApp } from '../request-context.ts'

/** A call of the contract with what a fault can change about it. */
export interface DocumentedCall {
  operationId: string
  path: string
  /** Fields by which a response says what it is about. */
  identities: readonly unknown[]
  /** Whether its body has a field. */
  takes: (field: string) => boolean
  /** Whether one of its responses has a place, such as `data.promoBar`. */
  responses: (place: readonly string[]) => boolean
}

/** Calls that were read, by their routes: to write the document takes 30 ms, and apps of one process have the same contract. */
const READ = new Map<string, readonly DocumentedCall[]>()

/** Every call of the contract of the app; read from its document at the first use, because routes are added after middleware. */
export function documentedCalls(app: MockApp): () => readonly DocumentedCall[] {
  const routes = contractCalls(app)
  let calls: readonly DocumentedCall[] | undefined
  return () => (calls ??= readOnce(app, routes()))
}

function readOnce(app: MockApp, routes: readonly ContractCall[]): readonly DocumentedCall[] {
  const key = routes.map(({ method, path }) => `${method} ${path}`).join(', ')
  const calls = READ.get(key) ?? listCalls(app)
  READ.set(key, calls)
  return calls
}

/** Whether a response of the call has the place that is to be replaced. */
export function respondsWith({ responses }: DocumentedCall, { path }: { path: readonly string[] }): boolean {
  return responses(path)
}

/** Whether the call names a product in its body. */
export function takesProduct({ takes }: DocumentedCall): boolean {
  return takes('productId')
}

function listCalls(app: MockApp): DocumentedCall[] {
  const document = openApiDocument(app)
  const has = (schema: unknown, place: readonly string[]) => hasPlace(schema, place, schemasOf(document))
  return operationsOf(document).map(({ method, path, value }) => ({
    operationId: String(value['operationId']),
    path,
    identities: IDENTITIES[`${method.toUpperCase()} ${path}`] ?? [],
    takes: (field) => has(jsonOf(value['requestBody'])?.['schema'], [field]),
    responses: (place) => Object.values(recordOf(value['responses'])).some((response) => has(jsonOf(response)?.['schema'], place)),
  }))
}

/** Whether a value of a JSON schema may have a place. An item of a list is its number. */
function hasPlace(schema: unknown, place: readonly string[], schemas: Record<string, unknown>): boolean {
  const [key, ...rest] = place
  if (!isRecord(schema)) return false
  if (key === undefined) return true
  if (typeof schema['$ref'] === 'string') return hasPlace(schemas[schema['$ref'].split('/').at(-1) ?? ''], place, schemas)
  const choices = [schema['anyOf'], schema['oneOf'], schema['allOf']].flatMap((each) => (Array.isArray(each) ? each : []))
  if (choices.some((each) => hasPlace(each, place, schemas))) return true
  if (/^\d+$/.test(key) && hasPlace(schema['items'], rest, schemas)) return true
  const properties = recordOf(schema['properties'])
  return hasPlace(Object.hasOwn(properties, key) ? properties[key] : schema['additionalProperties'], rest, schemas)
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}
