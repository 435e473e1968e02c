// The end of a page that somebody visits whom the shop knows (architecture decision 3).
import type { Context } from 'hono'
import type { Market } from '#app/domain/market.ts'
import { VISITOR_TAIL_ID } from '#app/domain/account/visitor-facts.ts'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { sessionHeaders } from '../session/session-headers.ts'
import { shopFetch } from '../upstream/upstream-fetch.ts'
import { wholeAnswer } from '../upstream/buffered-response.ts'
import { type FactName, FACT_NAMES, factIn, FACTS, type FactValue } from '../session/visitor-facts.ts'
import { hintKey, readHint } from '../session/visitor-facts-cookie.ts'

/** Milliseconds that a page waits for facts that no cookie tells; then the islands ask. */
const BUDGET_MS = 300

/** What goes before `</body>` of a visitor's copy of a page. */
export interface VisitorTail {
  /** Where the signed cookies tell all: the whole tail, without a call. null: they do not. */
  known: Promise<string | null>
  /**
   * Asks the shop for what no cookie tells, within the budget, and answers the tail. Always resolves; '' = nothing is known. To be called once,
   * and after a page that is there has left: calls cost more time than the page.
   */
  ask: () => Promise<string>
}

/** One for each fact; undefined = not known. */
type Facts = readonly (FactValue | undefined)[]

/** The tail of this visitor's pages; null = a stranger, whose pages have none. */
export function visitorTail(c: Context<EdgeContext>, market: Market): VisitorTail | null {
  const { guestId, token } = c.var.session
  if (guestId === null && token === null) return null
  const hints = hintedFacts(c)
  const known = hints.then((facts) => (facts.includes(undefined) ? null : tailScript(facts)))
  return { known, ask: async () => (await known) ?? tailScript(await askedFacts(c, market, await hints)) }
}

async function hintedFacts(c: Context<EdgeContext>): Promise<Facts> {
  const { HINT_SECRET } = c.env
  const { session, cookies } = c.var
  const key = HINT_SECRET ? await hintKey(HINT_SECRET) : null
  return Promise.all(
    FACT_NAMES.map((name) => {
      // Without a token nobody is logged in, whatever a cookie says.
      if (name === 'user' && session.token === null) return null
      return key ? readHint(key, session, name, cookies[FACTS[name].cookie.name]) : undefined
    }),
  )
}

async function askedFacts(c: Context<EdgeContext>, market: Market, hinted: Facts): Promise<Facts> {
  return Promise.all(FACT_NAMES.map((name, at) => (hinted[at] === undefined ? askedFact(c, market, name) : hinted[at])))
}

async function askedFact(c: Context<EdgeContext>, market: Market, name: FactName): Promise<FactValue | undefined> {
  try {
    const answer = await shopFetch(c, { calls: 'prefetch' })(parseEnv(c.env).SHOP_API_ORIGIN + FACTS[name].ask, {
      headers: { ...sessionHeaders(market, c.var.session), ...c.var.mockHeaders },
      signal: AbortSignal.timeout(BUDGET_MS),
    })
    return answer.ok ? factIn(name, await (await wholeAnswer(answer)).text()) : undefined
  } catch {
    return undefined
  }
}

/** No `<` survives, so no name can end the element. */
function tailScript(facts: Facts): string {
  const known = FACT_NAMES.flatMap((name, at) => (facts[at] === undefined ? [] : [[name, facts[at]] as const]))
  if (known.length === 0) return ''
  const json = JSON.stringify(Object.fromEntries(known)).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${VISITOR_TAIL_ID}">${json}</script>`
}
