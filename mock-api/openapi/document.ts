import { ALL_MARKETS } from '#app/domain/market.ts'
import { LOGIN } from '#app/shop-api/contract/session-headers.ts'
import type { MockApp } from '../request-context.ts'
import { ERRORS, errorBody, type ErrorCode } from '../http/errors.ts'
import { isRecord } from '../http/record.ts'
import { exampleOf, type Schemas } from './example.ts'
import { linksOf } from './links.ts'

const DESCRIPTION = `The calls of the shop as its storefront uses them, answered by the mock.

Every operation is tagged: \`specification\` where the shop's own documentation describes the call, \`extension\` where it lacks one
that the storefront needs. Texts and the currency follow the header \`langId\`: ${ALL_MARKETS.map(({ language, currencyId }) => `${language} in ${currencyId}`).join(', ')}.
Every response is \`{ data }\`, every error \`{ error: { code, message, fields? } }\`.`

/** As in package.json; an SPDX expression. */
export const LICENSE = { name: 'Unlicensed', identifier: 'LicenseRef-Unlicensed' }

/** An operation of the document with its method and path. */
export interface Operation {
  method: string
  path: string
  value: Record<string, unknown>
}

export type OpenApiDocument = ReturnType<MockApp['getOpenAPI31Document']>

/** The OpenAPI 3.1 document of every contract route of the app, with an example for every body. */
export function openApiDocument(app: MockApp): OpenApiDocument {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Patyna shop API', version: '1.0.0', description: DESCRIPTION, license: LICENSE },
    // Calls that name no security need none.
    security: [],
    servers: [{ url: '/', description: 'This mock' }],
    tags: [
      { name: 'specification', description: 'Described by the specification of the shop' },
      { name: 'extension', description: 'Added where the specification has a gap' },
    ],
  })
  document.components = { ...document.components, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } }
  const schemas = schemasOf(document)
  for (const { value } of operationsOf(document)) {
    addExamples(value, schemas)
    addLinks(value)
    addLogin(value)
  }
  return document
}

/** All operations of a document, in the order of its paths. */
export function operationsOf(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, value]) => (isRecord(value) ? [{ method, path, value }] : [])),
  )
}

/** The named schemas of a document. */
export function schemasOf(document: OpenApiDocument): Schemas {
  return document.components?.schemas ?? {}
}

/** The JSON body of a request or response of the document, or undefined. */
export function jsonOf(part: unknown): Record<string, unknown> | undefined {
  const content = isRecord(part) ? part['content'] : undefined
  const json = isRecord(content) ? content['application/json'] : undefined
  return isRecord(json) ? json : undefined
}

/** Adds an example to every body of an operation, in place: the document was generated for this caller alone. */
export function addExamples(operation: Record<string, unknown>, schemas: Schemas): void {
  const request = jsonOf(operation['requestBody'])
  if (request) request['example'] = exampleOf(request['schema'], schemas)
  for (const [status, response] of Object.entries(isRecord(operation['responses']) ? operation['responses'] : {})) {
    const json = jsonOf(response)
    const code = codeOfStatus(Number(status))
    if (json) json['example'] = code ? errorBody(code) : exampleOf(json['schema'], schemas)
  }
}

function addLinks({ operationId, responses }: Record<string, unknown>): void {
  const links = linksOf(operationId)
  const good = isRecord(responses) ? responses['200'] : undefined
  if (links && isRecord(good)) good['links'] = links
}

/** Says when a call is refused for want of a login, unless its description does: its security has it. */
function addLogin(operation: Record<string, unknown>): void {
  const { description, responses, security } = operation
  if (!isRecord(responses) || !('401' in responses) || String(description).includes('401')) return
  const isForUsers = Array.isArray(security) && security.length === LOGIN.length
  operation['description'] = `${String(description)} 401 without a ${isForUsers ? 'login' : 'guest id and token, and for a dead token'}.`
}

function codeOfStatus(status: number): ErrorCode | undefined {
  return ERROR_CODES.find((code) => ERRORS[code].status === status)
}

const ERROR_CODES = Object.keys(ERRORS).filter((code): code is ErrorCode => code in ERRORS)
