import { mismatchOf } from '#app/shop-api/contract/mismatch.ts'
import { parseJson } from '#app/domain/parse-json.ts'
import { ShopApiError } from '#app/shop-api/shop-api-error.ts'
import { readResponse } from '#app/shop-api/contract/read-response.ts'
import { reportError } from '../report-error.ts'
import { reportMended } from '../http/report-mended.ts'
import { jsonOf, withJson } from '../upstream/response-json.ts'
import { routeOf } from './contract-routes.ts'
import type { MatchedCall } from './shop-calls.ts'

/** What a browser sent. */
interface SentValues {
  /** Language of the market, as the shop API was told. */
  langId: string
  query: URLSearchParams
  body: Uint8Array
}

/**
 * Returns a response, read as pages read it, if it is one to this request: the rules of shop-call.ts for calls of browsers.
 * Well-formed it passes as it is; what does not parse is left out of it (contract/mends.ts), so islands check nothing.
 * @throws ShopApiError when they differ; it is logged, because the browser learns only that the shop API failed
 */
export async function verifyResponse(
  { method, path, values }: MatchedCall,
  { langId, query, body }: SentValues,
  response: Response,
): Promise<Response> {
  if (!response.ok || method === 'HEAD') return response
  const call = `${method} ${path}`
  const sent = {
    call,
    langId,
    path: values,
    query: Object.fromEntries(query),
    body: body.length === 0 ? null : parseJson(new TextDecoder().decode(body)),
  }
  const json = await jsonOf(response)
  const route = routeOf(call)
  const read = route && readResponse(route, json)
  if (read?.ok === false) throw reported(new ShopApiError(call, 'wrong-shape', { detail: `${read.path}: ${read.message}` }))
  const differing = mismatchOf(sent, read ? read.data : json)
  if (differing !== null) throw reported(new ShopApiError(`${method} through the gateway`, 'mismatched-response', { detail: differing }))
  if (!read || read.mended.length === 0) return response
  reportMended(call, read.mended)
  return withJson(Response.json(read.data, response), read.data)
}

function reported(error: ShopApiError): ShopApiError {
  reportError(error)
  return error
}
