import { mismatchedPath, expectedIdentities } from '#app/shop-api/contract/identities.ts'
import { parseJson } from '#app/domain/parse-json.ts'
import { ShopApiError } from '#app/shop-api/shop-api-error.ts'
import { reportError } from '../report-error.ts'
import type { MatchedCall } from './shop-calls.ts'

/** What a browser sent. */
interface SentValues {
  query: URLSearchParams
  body: Uint8Array
}

/**
 * Returns a response, buffered, if its ids and slugs are those of the request: the rule of shop-call.ts for calls of browsers.
 * @throws ShopApiError when they differ; it is logged, because the browser learns only that the shop API failed
 */
export async function verifyResponse(
  { method, path, values }: MatchedCall,
  { query, body }: SentValues,
  response: Response,
): Promise<Response> {
  if (!response.ok) return response
  const sent = { path: values, query: Object.fromEntries(query), body: parseJson(new TextDecoder().decode(body)) }
  const identities = expectedIdentities(`${method} ${path}`, sent)
  if (identities.length === 0) return response
  const text = await response.text()
  const differing = mismatchedPath(identities, parseJson(text))
  if (differing === null) return new Response(text, response)
  const error = new ShopApiError(`${method} through the gateway`, 'mismatched-response', { detail: differing })
  reportError(error)
  throw error
}
