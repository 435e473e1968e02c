import { identitiesAsked } from '#app/shop-api/contract/identities.ts'
import { isRecord } from '../http/record.ts'
import { jsonOf, rewriteBody } from './broken-responses.ts'
import type { FaultCall } from './fault-call.ts'

/**
 * The shop does its work, and its answer says by its id or slug that it is about another thing: a cache that mixed two answers up. An answer
 * that says nothing of itself stays.
 */
export async function answerAnothers(call: FaultCall): Promise<void> {
  const { method, raw } = call.c.req
  // From a copy: the shop reads the body itself.
  const body = jsonOf(await raw.clone().text())
  const [identity] = identitiesAsked({ method, url: call.c.req.url, body })
  await rewriteBody(call, (text) => {
    const answer = jsonOf(text)
    if (!identity || !call.c.res.ok || answer === undefined) return text
    for (const place of identity.says) sayAnother(answer, ['data', ...place.split('.')], identity.wanted)
    return JSON.stringify(answer)
  })
}

function sayAnother(node: unknown, [key, ...rest]: readonly string[], asked: readonly string[]): void {
  if (key === undefined || !isRecord(node)) return
  if (key === '*') Object.values(node).forEach((each) => sayAnother(each, rest, asked))
  else if (rest.length > 0) sayAnother(node[key], rest, asked)
  else if (key in node) node[key] = anotherThan(node[key], asked)
}

/** Of the same kind, so that only what it says is wrong: the next number, or a text whose last letter is another. */
function anotherThan(value: unknown, asked: readonly string[]): unknown {
  if (typeof value === 'string') return value.slice(0, -1) + (value.endsWith('0') ? '1' : '0')
  let id = Number(value) + 1
  while (asked.includes(String(id))) id++
  return id
}
