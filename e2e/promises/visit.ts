// A visit of one market: every promise is asked for and judged, one after the other.
import type { Market } from '../../app/domain/market.ts'
import type { Answered } from './aspects.ts'
import { learned, problemsOf } from './kept.ts'
import type { Known, Promised } from './promise.ts'
import { PROMISES } from './promises.ts'

export interface Asked {
  promised: Promised
  market: Market
  /** Before the answer. */
  known: Known
  method: 'GET' | 'POST'
  path: string
  headers: Readonly<Record<string, string>>
  body: string | undefined
}

/** Problems as `<market> <promise>: <problem>`. @param start what is known before the first request @param isCustomer false: there is no account, and nothing of a customer is asked */
export async function visit(
  market: Market,
  { start, isCustomer, ask }: { start: Known; isCustomer: boolean; ask: (asked: Asked) => Promise<Answered> },
): Promise<string[]> {
  const found: string[] = []
  let known = start
  for (const promised of PROMISES) {
    if (!isCustomer && (promised.as === 'customer' || promised.method === 'POST')) continue
    if (promised.needs?.(known) === false) continue
    const asked = requestOf(promised, known, market)
    const answer = await ask(asked)
    found.push(...namedProblems(asked, answer))
    known = learned(known, promised, answer)
  }
  return found
}

/** Problems of one answer, as `<market> <promise>: <problem>`. */
export function namedProblems({ promised, known, market }: Asked, answer: Answered): string[] {
  return problemsOf(promised, { known, market }, answer).map(({ text }) => `${market.language} ${promised.name}: ${text}`)
}

function requestOf(promised: Promised, known: Known, market: Market): Asked {
  const { as, method = 'GET', path, body, type } = promised
  const cookie = Object.entries(known.cookies).map(([name, value]) => `${name}=${value}`)
  const headers = {
    ...(as === 'customer' && { cookie: cookie.join('; ') }),
    ...(type === 'json' && { langId: market.language, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }),
  }
  const sent = body && JSON.stringify(body(known))
  return { promised, market, known, method, path: path(known, market), headers, body: sent }
}
