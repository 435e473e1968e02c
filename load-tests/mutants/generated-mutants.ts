// Broken shops that follow from the table of promises (e2e/promises/): every way to break a promise, in all of the answers or in 1 of 20, from the
// first session on or from the middle of the run.
import { type Change, changesOf } from '../../e2e/promises/changes.ts'
import type { Promised } from '../../e2e/promises/promise.ts'
import { type Kind, KINDS } from '../../e2e/promises/promises.ts'
import type { JourneyName } from '../journey-mix.ts'
import type { ProxiedResponse } from './mutation.ts'
import { type Mutant, MUTANT_SESSIONS } from './mutants.ts'

/** Which requests are of a kind, and a journey that makes them. Other kinds are asked for by browsers alone, which smokes are not. */
const MADE_BY: readonly { kind: Kind; on: RegExp; journey: JourneyName }[] = [
  { kind: 'product', on: /^GET \/(?!_rsc\/)[^?]*-\d+$/, journey: 'product' },
  { kind: 'search results', on: /^GET \/(?!_rsc\/)[^?]*\?textSearch=[^&]*$/, journey: 'search' },
  { kind: 'listing', on: /^GET \/(?!_rsc\/)[^?]*\?(?!textSearch)/, journey: 'filters' },
  { kind: 'home', on: /^GET \/cp\/\w\w$/, journey: 'visit' },
  { kind: 'cart page', on: /^GET \/(?:en\/|es\/)?cart$/, journey: 'cart' },
  { kind: 'favourites page', on: /^GET \/(?:ulubione|en\/favorites|es\/favoritos)$/, journey: 'likes' },
  { kind: 'account', on: /^GET \/(?:moje-konto|en\/my-account|es\/mi-cuenta)$/, journey: 'account' },
  { kind: 'withdrawal', on: /^GET .*\/(?:odstapienie|withdrawal|desistimiento)$/, journey: 'withdrawal' },
  { kind: 'call', on: /^(?:GET|POST) \/(?:shop|auth)\//, journey: 'cart' },
  { kind: 'flight', on: /^GET \/_rsc\/\w+\/(?!~)/, journey: 'prefetcher' },
  { kind: 'picture', on: /^GET \/photos\//, journey: 'product' },
  { kind: 'script', on: /^GET \/assets\/.*\.js$/, journey: 'product' },
  { kind: 'stylesheet', on: /^GET \/assets\/.*\.css$/, journey: 'product' },
]

const FILES: ReadonlySet<Kind> = new Set(['picture', 'script', 'stylesheet'])

const MODES = [
  { when: '', every: 1, afterSessions: 0 },
  { when: ', 1 of 20', every: 20, afterSessions: 0 },
  { when: ', from the middle', every: 1, afterSessions: MUTANT_SESSIONS / 2 },
  { when: ', 1 of 20 from the middle', every: 20, afterSessions: MUTANT_SESSIONS / 2 },
] as const

/** Neighbours differ in what they break, when and how: any handful of them is of all kinds. */
export const GENERATED_MUTANTS: readonly Mutant[] = MODES.flatMap(({ when, every, afterSessions }) =>
  MADE_BY.flatMap(({ kind, on, journey }) => {
    const promised: Promised = KINDS[kind]
    return changesOf(promised, { knows: true, nth: 1 }).map((change): Mutant => {
      const isStatus = change.aspect === 'status' && !FILES.has(kind)
      return {
        kind: change.kind,
        what: `${kind}: ${change.what}${when}`,
        target: 'edge',
        journey,
        reason: isStatus ? 'answer-status' : `promised-${change.aspect}`,
        mutation: { on, every, afterSessions, response: (response) => changed(response, change) },
      }
    })
  }),
)

/** Lines of Set-Cookie are joined in a proxied answer. */
function changed(response: ProxiedResponse, { change }: Change): ProxiedResponse {
  if (response.status !== 200) return response
  const { 'set-cookie': cookies = '', ...headers } = response.headers
  const {
    status,
    headers: given,
    setCookies,
    text,
  } = change({
    status: response.status,
    headers,
    setCookies: cookies.split('\n').filter(Boolean),
    text: response.body,
  })
  const kept = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  return {
    status,
    headers: { ...Object.fromEntries(kept), ...(setCookies.length > 0 && { 'set-cookie': setCookies.join('\n') }) },
    body: text,
  }
}
