import type { z } from '@hono/zod-openapi'
import { mismatchOf } from './contract/mismatch.ts'
import { readResponse } from './contract/read-response.ts'
import type { Read } from './contract/read-types.ts'
import { fetchText } from './fetch-text.ts'
import { type ReadObserver, requestOfRead } from './page-read.ts'
import { parseResponse } from './parse-response.ts'
import { ShopApiError } from './shop-api-error.ts'
import type { ShopFetch } from './shop-fetch.ts'

/** The part of a contract route that a call needs. */
interface ContractRoute<Schema extends z.ZodType> {
  method: string
  path: string
  operationId?: string
  responses: { 200: { content: { 'application/json': { schema: Schema } } } }
}

/** `data` of a route's 200 response, as it is read. */
export type ResponseData<Route extends ContractRoute<z.ZodType<{ data: unknown }>>> = Read<
  z.infer<Route['responses'][200]['content']['application/json']['schema']>
>['data']

interface BodyRoute {
  request: { body: { content: { 'application/json': { schema: z.ZodType } } } }
}

/** The body of a route, of which every field is stated: without one that is optional, and new, a browser's call does not compile. */
export type Stated<Route extends BodyRoute> = Readonly<
  Record<keyof z.input<Route['request']['body']['content']['application/json']['schema']>, unknown>
>

export interface CallValues {
  /** Values of the `{name}` placeholders. */
  path?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
}

/** @param paths with `*` for rows, never values */
export type ReportMended = (call: string, paths: readonly string[]) => void

export interface ShopCallOptions {
  origin: string
  headers: Record<string, string>
  fetch: ShopFetch
  /** Milliseconds left for all calls together. @default only each call's own budget */
  leftMs?: () => number
  /** Observes the reads of a page that may be stored. @default none */
  reads?: ReadObserver | undefined
  /** Called with the places of a response that did not parse and were left out. @default nothing */
  reportMended?: ReportMended
}

/**
 * Calls the shop API by the contract: builds the request from the route, parses the response with the route's schema, and compares it with
 * the request: a response about another product, order or list, or in another market's currency, throws a ShopApiError. null = 404.
 */
export type ShopCall = <Schema extends z.ZodType>(
  route: ContractRoute<Schema>,
  values?: CallValues,
) => Promise<Read<z.infer<Schema>> | null>

/** Binds calls to an origin and to the headers that they all send. */
export function createShopCall({ origin, headers, fetch, leftMs, reads, reportMended = () => undefined }: ShopCallOptions): ShopCall {
  return async function shopCall(route, { path = {}, query = {}, body } = {}) {
    const call = route.operationId ?? route.path
    const filledPath = route.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(path[name])))
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
    const method = route.method.toUpperCase()
    const read = { call, method, path: filledPath + (search && `?${search}`), body: body === undefined ? null : JSON.stringify(body) }
    const response = reads?.ahead(read) ?? (await fetchText({ call, request: requestOfRead(read, { origin, headers }), fetch, leftMs }))
    const json = response.status === 404 ? null : parseResponse(call, response.text)
    if (json === null) {
      reads?.noted(read, response, null)
      return null
    }
    const answer = readResponse<z.infer<(typeof route.responses)[200]['content']['application/json']['schema']>>(route, json)
    if (!answer.ok) throw new ShopApiError(call, 'wrong-shape', { detail: `${answer.path}: ${answer.message}` })
    if (answer.mended.length > 0) reportMended(call, answer.mended)
    const { data } = answer
    reads?.noted(read, response, data)
    const another = mismatchOf({ call: `${method} ${route.path}`, langId: headers['langId'], path, query, body }, data)
    if (another !== null) throw new ShopApiError(call, 'mismatched-response', { detail: another })
    return data
  }
}
