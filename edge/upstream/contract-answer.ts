// THE DOOR OF ANSWERS: what the shop API may answer to a call of a browser, or for its form. Everything else is 502, is logged by its call, and never reaches our origin.
import { parseJson } from '#app/domain/parse-json.ts'
import { isErrorBody } from '#app/shop-api/error-body.ts'
import { ShopApiError } from '#app/shop-api/shop-api-error.ts'
import { reportError } from '../report-error.ts'
import { boundedBytes } from './bounded-bytes.ts'
import { withJson } from './response-json.ts'

/** Response headers that are passed to the browser. */
export const RESPONSE_HEADERS = ['retry-after', 'x-mock-fault-applied'] as const

const JSON_TYPE = /^application\/([\w.+-]+\+)?json\b/i

/** Refusals of the contract, and 501 of a shop API that lacks an extension. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429, 500, 501, 502, 503])
/** They say what they say also without a body: a gateway in front of the shop API sends them. */
const BODILESS: ReadonlySet<number> = new Set([429, 500, 502, 503, 504])

/** Deeper than any response of the contract; what reads deeper ones could run out of stack. */
const MAX_DEPTH = 40

/**
 * The response of a call, buffered and parsed, if it is one of the contract, else a refusal: 502, or the shop API's own status without its body.
 * @param call as the contract writes it, for the log
 * @throws Error when it breaks off or is larger than any response of the contract
 */
export async function contractAnswer({ method, path }: { method: string; path: string }, response: Response): Promise<Response> {
  const { status, headers } = response
  const bytes = await boundedBytes(response)
  const isJson = JSON_TYPE.test(headers.get('content-type') ?? '')
  const isKnown = status === 200 || REFUSALS.has(status)
  if (isKnown && method === 'HEAD') return new Response(null, response)
  if (isKnown && isJson && depthOf(bytes) <= MAX_DEPTH) {
    const json = parseJson(new TextDecoder().decode(bytes))
    if (status === 200 || isErrorBody(json)) return withJson(new Response(bytes, response), json)
  }
  if (!BODILESS.has(status)) reportError(new ShopApiError(`${method} ${path}`, 'status', { detail: `${status}, not as in the contract` }))
  const error = { code: 'SHOP_UNAVAILABLE', message: 'The shop does not answer as it should' }
  const kept = [...headers].filter(([name]) => RESPONSE_HEADERS.some((passed) => passed === name))
  return Response.json({ error }, { status: BODILESS.has(status) ? status : 502, headers: Object.fromEntries(kept) })
}

const [QUOTE, BACKSLASH, OPEN, CLOSE] = [0x22, 0x5c, 0x7b, 0x7d]

/** How deep arrays and objects are nested. In UTF-8 these bytes stand for nothing else, and a bracket differs from its brace by one bit. */
function depthOf(json: Uint8Array): number {
  let [depth, deepest, isText] = [0, 0, false]
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0
    if (byte === QUOTE) isText = !isText
    else if (isText && byte === BACKSLASH) at += 1
    else if (!isText && (byte | 0x20) === OPEN) deepest = Math.max(deepest, ++depth)
    else if (!isText && (byte | 0x20) === CLOSE) depth -= 1
  }
  return deepest
}
