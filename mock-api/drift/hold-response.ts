import { z } from 'zod'
import { expectedIdentities, mismatchedPath } from '#app/shop-api/contract/identities.ts'
import { valueOfJson } from '../http/value-of-json.ts'
import { contractRoute, documentedStatuses, responseSchema } from './contract-routes.ts'
import type { Drift, Probe } from './probe.ts'
import { schemaDifferences } from './schema-differences.ts'

const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i

/** Status -> header that a response of it must have: RFC 9110 §11.6.1 and §15.5.6, RFC 6585 §4. */
const PROMISED_HEADERS: Readonly<Record<number, string>> = { 401: 'www-authenticate', 405: 'allow', 429: 'retry-after' }

/** Rows per page when the request does not say. */
const DEFAULT_ROWS = 32
const Paged = z.object({
  data: z.object({
    items: z.array(z.unknown()),
    pagination: z.object({ total: z.int(), page: z.int(), per_page: z.int() }),
  }),
})

/** A response as it came. */
interface Answer {
  status: number
  headers: Headers
  text: string
}

/** Every difference of a response from what the contract says of its call. @returns the parsed body, undefined when it is no JSON */
export function holdResponse(probe: Probe, { status, headers, text }: Answer): { drifts: Drift[]; json: unknown } {
  const { operationId, expects = [200] } = probe
  const drifts = [...statusDrifts(operationId, expects, status), ...headerDrifts(status, headers)]
  const schema = responseSchema(operationId, status)
  const json = valueOfJson(text)
  if (json === undefined)
    return { drifts: [...drifts, { kind: 'not JSON', place: '', expected: 'JSON', got: 'a text that is none' }], json }
  if (schema !== undefined) drifts.push(...schemaDifferences(schema, json))
  if (status === 200) drifts.push(...identityDrifts(probe, json), ...paginationDrifts(probe, json))
  return { drifts, json }
}

function statusDrifts(operationId: string, expects: readonly number[], status: number): Drift[] {
  if (!expects.includes(status)) return [{ kind: 'status', place: '', expected: expects.join(' or '), got: String(status) }]
  const documented = documentedStatuses(operationId)
  return documented.includes(status)
    ? []
    : [{ kind: 'undocumented status', place: '', expected: documented.join(', '), got: String(status) }]
}

function headerDrifts(status: number, headers: Headers): Drift[] {
  const type = headers.get('content-type') ?? 'none'
  const promised = PROMISED_HEADERS[status]
  return [
    ...(JSON_TYPE.test(type) ? [] : [{ kind: 'content type' as const, place: '', expected: 'application/json', got: type }]),
    ...(promised === undefined || headers.has(promised)
      ? []
      : [{ kind: 'header' as const, place: promised, expected: `with ${status}`, got: 'nothing' }]),
  ]
}

function identityDrifts({ operationId, path = {}, query = {}, body }: Probe, json: unknown): Drift[] {
  const { method, path: pattern } = contractRoute(operationId)
  const place = mismatchedPath(expectedIdentities(`${method.toUpperCase()} ${pattern}`, { path, query, body }), json)
  return place === null ? [] : [{ kind: 'identity', place: `data.${place}`, expected: 'what was asked for', got: 'another' }]
}

/** What a page says about itself and is not so: its number, its size, or how many items it must have of the total. */
function paginationDrifts({ query = {} }: Probe, json: unknown): Drift[] {
  const parsed = Paged.safeParse(json)
  if (!parsed.success || query['per_page'] === 'all') return []
  const { items, pagination } = parsed.data.data
  const page = Number(query['page'] ?? 1)
  const rows = Number(query['per_page'] ?? DEFAULT_ROWS)
  const due = Math.min(Math.max(pagination.total - (page - 1) * rows, 0), rows)
  const said = { page: pagination.page, per_page: pagination.per_page, 'number of items': items.length }
  const expected = { page, per_page: rows, 'number of items': due }
  return Object.entries(expected).flatMap(([place, value]) => {
    const got = Reflect.get(said, place)
    return got === value ? [] : [{ kind: 'pagination', place, expected: String(value), got: String(got) }]
  })
}
