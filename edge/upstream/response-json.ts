import { parseJson } from '#app/domain/parse-json.ts'

/** Of responses on their way to the browser that were parsed already. */
const parsed = new WeakMap<Response, unknown>()

/** The same response; who asks for its JSON from now on is given this. */
export function withJson(response: Response, json: unknown): Response {
  parsed.set(response, json)
  return response
}

/** The JSON of a response, parsed once; null: it has none. The body is left to be sent. */
export async function jsonOf(response: Response): Promise<unknown> {
  if (!parsed.has(response))
    withJson(
      response,
      await response
        .clone()
        .text()
        .then(parseJson, () => null),
    )
  return parsed.get(response)
}
