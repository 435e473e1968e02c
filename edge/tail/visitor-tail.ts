// The end of a page that somebody visits whom the shop knows (architecture decision 3).
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Market } from '#app/domain/market.ts'
import { VISITOR_TAIL_ID, type VisitorFacts } from '#app/domain/visitor-facts.ts'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { sessionHeaders } from '../session/session-headers.ts'
import { type FactName, FACT_NAMES, factIn, FACTS, type FactValue } from './facts.ts'
import { hintKey, readHint } from './hint.ts'

/** Milliseconds that a page waits for facts that no cookie tells; then the islands ask. */
const BUDGET_MS = 300

/**
 * What goes before `</body>` of this visitor's copy of a page: facts from the signed cookies at once, and what they do not tell from the
 * shop, within the budget. Always resolves; '' = nothing is known. null = a stranger, whose page has no tail.
 */
export function visitorTail(c: Context<EdgeContext>, market: Market): Promise<string> | null {
  const { guestId, token } = c.var.session
  if (guestId === null && token === null) return null
  return tail(c, market)
}

async function tail(c: Context<EdgeContext>, market: Market): Promise<string> {
  const { HINT_SECRET } = c.env
  const key = HINT_SECRET ? await hintKey(HINT_SECRET) : null
  const known = await Promise.all(FACT_NAMES.map(async (name) => [name, await factOf(c, { market, key }, name)] as const))
  const facts: VisitorFacts = Object.fromEntries(known.filter(([, value]) => value !== undefined))
  return Object.keys(facts).length === 0 ? '' : tailScript(facts)
}

async function factOf(
  c: Context<EdgeContext>,
  { market, key }: { market: Market; key: CryptoKey | null },
  name: FactName,
): Promise<FactValue | undefined> {
  const { session } = c.var
  // Without a token nobody is logged in, whatever a cookie says.
  if (name === 'user' && session.token === null) return null
  const hint = key ? await readHint(key, session, name, getCookie(c, FACTS[name].cookie.name)) : undefined
  if (hint !== undefined) return hint
  try {
    const answer = await fetch(parseEnv(c.env).SHOP_API_ORIGIN + FACTS[name].ask, {
      headers: { ...sessionHeaders(market, session), ...c.var.mockHeaders },
      signal: AbortSignal.timeout(BUDGET_MS),
    })
    return answer.ok ? factIn(name, await answer.text()) : undefined
  } catch {
    return undefined
  }
}

/** No `<` survives, so no name can end the element. */
function tailScript(facts: VisitorFacts): string {
  return `<script type="application/json" id="${VISITOR_TAIL_ID}">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`
}
