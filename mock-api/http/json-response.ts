import type { Context, TypedResponse } from 'hono'

/**
 * A good answer from JSON that is written already, in parts that were kept, as bytes: a text of 50 kB would be encoded at every answer.
 * What it says is the caller's word: checkResponses holds it against the contract in development and tests, as it does every answer.
 */
export function jsonResponse<Data>(c: Context, json: Uint8Array<ArrayBuffer>) {
  const response: Response = c.body(json, 200, { 'content-type': 'application/json' })
  return response as Response & TypedResponse<Data, 200, 'json'>
}
