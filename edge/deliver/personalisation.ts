// Personalisation: data of one visitor, appended to the visitor's copy of a public page (architecture decision 3).
import type { Context } from 'hono'
import { VISITOR_FACTS_ID, type VisitorFacts } from '#app/domain/account/visitor-facts.ts'
import type { Market } from '#app/domain/market.ts'
import type { EdgeContext } from '../edge-context.ts'
import { loginName } from '../session/page-login.ts'
import { requestFact } from '../session/request-fact.ts'
import { signedFact } from '../session/signed-fact.ts'
import { FACT_NAMES, type FactValue, userIdIn } from '../session/visitor-facts.ts'

/** How long a page waits for facts that no cookie holds, in ms; then the islands request them. */
const BUDGET_MS = 300

/** What stands before `</body>` in one visitor's copy of a page. */
export interface Personalisation {
  /** The element, when the signed cookies hold every fact; null: they do not. */
  known: Promise<string | null>
  /**
   * Requests the facts that no cookie holds, within the budget, and returns the element. Always resolves. Once, however often it is called; of a cached
   * page after its bytes are sent, because calls take longer than the page.
   */
  request: () => Promise<string>
}

/** One for each of FACT_NAMES; undefined: not known. */
type Facts = readonly (FactValue | undefined)[]

/** The personalisation of this visitor's pages; null: a stranger, whose pages have none. */
export function personalisationOf(c: Context<EdgeContext>, market: Market): Personalisation | null {
  const { guestId, token } = c.get('session')
  if (guestId === null && token === null) return null
  const fromCookies = signedFacts(c)
  const known = fromCookies.then((facts) => (facts.includes(undefined) ? null : factsScript(c, facts)))
  const all = async () => (await known) ?? factsScript(c, await requestMissing(c, market, await fromCookies))
  let requested: Promise<string> | undefined
  return { known, request: () => (requested ??= all()) }
}

async function signedFacts(c: Context<EdgeContext>): Promise<Facts> {
  // Without a token nobody is logged in, whatever a cookie says.
  const isGuest = c.get('session').token === null
  return Promise.all(FACT_NAMES.map((name) => (name === 'user' && isGuest ? null : signedFact(c, name))))
}

async function requestMissing(c: Context<EdgeContext>, market: Market, known: Facts): Promise<Facts> {
  return Promise.all(
    FACT_NAMES.map((name, at) =>
      known[at] === undefined ? requestFact(c, { name, market, priority: 'prefetch', timeoutMs: BUDGET_MS }) : known[at],
    ),
  )
}

/** With the name of the login, to which the page's calls are held (EXT-44). */
async function factsScript(c: Context<EdgeContext>, facts: Facts): Promise<string> {
  const shown = FACT_NAMES.flatMap((name, at) => (facts[at] === undefined ? [] : [[name, shownFact(facts[at])] as const]))
  const login = await loginName(c.env.VISITOR_FACTS_SECRET, c.get('session'), userIdIn(facts[FACT_NAMES.indexOf('user')]))
  const known: VisitorFacts = { ...Object.fromEntries(shown), ...(login !== null && { login }) }
  return factsElement(known)
}

/** The element with a visitor's facts. Escapes `<`, so that no first name can end it. */
export function factsElement(known: VisitorFacts): string {
  const json = JSON.stringify(known).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${VISITOR_FACTS_ID}">${json}</script>`
}

/** A fact without what the edge alone needs. */
function shownFact(fact: FactValue) {
  return typeof fact === 'object' && fact !== null ? { firstName: fact.firstName } : fact
}
