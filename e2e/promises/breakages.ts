// What a front may do to answers, generated from the table of promises: each row is broken by dropping, swapping, emptying, a wrong type, another market
// and another session. FOUND are breakages of many rows at once, with which an earlier verification said that all is well.
import type { Answered } from './aspects.ts'
import { type Breakage, type Change, changesOf, withHeader, withStatus } from './changes.ts'
import type { Asked } from './visit.ts'

/** An exchange of a visit of a good storefront. */
export interface Recorded {
  asked: Asked
  answer: Answered
}

const isHtml = ({ path, method }: Pick<Asked, 'method' | 'path'>) =>
  method === 'GET' && !/^\/(shop|auth|_rsc|photos|sitemaps|assets)\//.test(path)
const hasSession = ({ headers }: Pick<Asked, 'headers'>) => /token=/.test(headers['cookie'] ?? '')
const MANY: readonly Omit<Breakage, 'kind'>[] = [
  {
    name: 'every POST of /shop and /auth is 500',
    hits: ({ method, path }) => method === 'POST' && /^\/(shop|auth)\//.test(path),
    change: withStatus(500),
    says: /log in: status is 500/,
  },
  {
    name: 'private pages are 500 to who has a cookie',
    hits: (asked) => hasSession(asked) && /\/(cart|checkout|moje-konto|my-account|mi-cuenta)$/.test(asked.path),
    change: withStatus(500),
    says: /cart page: status is 500/,
  },
  {
    name: 'all of /en and /es is 500',
    hits: ({ path }) => /^\/(cp\/)?(en|es)\b/.test(path),
    change: withStatus(500),
    says: /^es home: status is 500/m,
  },
  { name: 'all photos are 404', hits: ({ path }) => path.startsWith('/photos/'), change: withStatus(404), says: /photo: status is 404/ },
  {
    name: 'calls may be kept by anybody',
    hits: ({ path }) => path.startsWith('/shop/'),
    change: withHeader('cache-control', 'public, max-age=60'),
    says: /customer: cache-control is public/,
  },
  {
    name: 'HTML of people with cookies may be kept by anybody',
    hits: (asked) => hasSession(asked) && isHtml(asked),
    change: withHeader('cache-control', 'public, max-age=60'),
    says: /product of a customer: cache-control is public/,
  },
  {
    name: 'home may be kept by anybody',
    hits: ({ path }) => path.startsWith('/cp/') && path.length === 6,
    change: withHeader('cache-control', 'public, max-age=600'),
    says: /home: cache-control is public/,
  },
  {
    name: 'scripts may read the login',
    hits: () => true,
    change: (answer) => ({ ...answer, setCookies: answer.setCookies.map((line) => line.replace('; HttpOnly', '')) }),
    says: /log in: cookie (__Host-)?token is without HttpOnly/,
  },
  { name: 'no page may be listed', hits: isHtml, change: withHeader('x-robots-tag', 'noindex'), says: /home: robots may not list it/ },
]

/** Breakages of many promises at once. */
export const FOUND: readonly Breakage[] = MANY.map((found) => ({ ...found, kind: 'found' }))

/** Breakages of each promise alone. */
export function generatedBreakages(visits: readonly Recorded[]): readonly Breakage[] {
  return visits.flatMap(({ asked, answer }, at) => {
    const { promised, market } = asked
    const name = `${market.language} ${promised.name}`
    const one = ({ kind, what, says, change }: Pick<Change, 'what' | 'says' | 'change'> & Pick<Breakage, 'kind'>): Breakage => ({
      name: `${name}: ${what}`,
      kind,
      hits: (other) => other.method === asked.method && other.path === asked.path && hasSession(other) === hasSession(asked),
      change,
      says: new RegExp(`^${name}: ${says}`, 'm'),
    })
    const another = visits.find(({ asked: other }) => other.promised === promised && other.market.currencyId !== market.currencyId)
    // Of the same address to somebody else: also after the logout, where another answer is promised.
    const ofOthers = visits.filter(({ asked: other }) => {
      const isSame = other.market === market && other.method === asked.method && other.path === asked.path
      const isElse = promised.wrongIn
        ? other.promised.wrongIn !== promised.wrongIn
        : promised.page && hasSession(other) !== hasSession(asked)
      return isSame && isElse
    })
    return [
      ...changesOf(promised, { knows: false, nth: at }).map(one),
      ...(another && (promised.page ?? promised.holds ?? (promised.wrongIn && /"currencyId":/.test(answer.text)))
        ? [
            one({
              kind: 'wrong market',
              what: `as in ${another.asked.market.language}`,
              says: '(it is not in|it lacks|the price is in|the cart is in)',
              change: () => another.answer,
            }),
          ]
        : []),
      ...ofOthers.map((other) =>
        one({
          kind: 'wrong session',
          what: `as ${other.asked.promised.name}`,
          says: '(status|it lacks|it holds|the visitor|a stranger|cookie)',
          change: () => other.answer,
        }),
      ),
    ]
  })
}
