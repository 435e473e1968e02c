import { identitiesOfRequest } from '#app/shop-api/contract/identities.ts'
import { isRecord } from '../http/record.ts'
import { valueOfJson } from '../http/value-of-json.ts'
import { rewriteBody } from './broken-responses.ts'
import type { FaultCall } from './fault-call.ts'

/**
 * Changes the id or slug in the response after the handler ran, as if a cache had mixed two responses up. A response without an
 * identity stays the same.
 */
export async function mismatchResponse(call: FaultCall): Promise<void> {
  const { method, raw } = call.c.req
  // From a copy: the shop reads the body itself.
  const body = valueOfJson(await raw.clone().text())
  const [identity] = identitiesOfRequest({ method, url: call.c.req.url, body })
  await rewriteBody(call, (text) => {
    const response = valueOfJson(text)
    if (!identity || !call.c.res.ok || response === undefined) return text
    for (const place of identity.response) replaceIdentity(response, ['data', ...place.split('.')], identity.expected)
    return JSON.stringify(response)
  })
}

function replaceIdentity(node: unknown, [key, ...rest]: readonly string[], requested: readonly string[]): void {
  if (key === undefined || !isRecord(node)) return
  if (key === '*') Object.values(node).forEach((each) => replaceIdentity(each, rest, requested))
  else if (rest.length > 0) replaceIdentity(node[key], rest, requested)
  else if (key in node) node[key] = differentFrom(node[key], requested)
}

/** Of the same kind, so that only what it says is wrong: the next number, or a text whose last letter is another. */
function differentFrom(value: unknown, requested: readonly string[]): unknown {
  if (typeof value === 'string') return value.slice(0, -1) + (value.endsWith('0') ? '1' : '0')
  let id = Number(value) + 1
  while (requested.includes(String(id))) id++
  return id
}
