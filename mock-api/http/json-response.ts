import type { Context, TypedResponse } from 'hono'

/**
 * A 200 response from cached JSON as bytes: a text of 50 kB would be encoded for every response.
 * Its type is unchecked here; checkResponses compares it with the contract in development and tests, like every response.
 */
export function jsonResponse<Data>(c: Context, json: Uint8Array<ArrayBuffer>) {
  const response: Response = c.body(json, 200, { 'content-type': 'application/json' })
  return response as Response & TypedResponse<Data, 200, 'json'>
}
