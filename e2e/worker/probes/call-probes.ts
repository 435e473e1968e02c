// THE TABLE OF CALL PROBES: every path of the worker × every method × every kind of origin, with what may come of it. Calls are read off the
// contract; the worker's own paths are OWN_PATHS. `npm run probe:edge` prints them, worker/probes.test.ts holds the worker to them.
import { CONTRACT_CALLS } from '#app/shop-api/contract/calls.ts'
import { BUFFERED_PATH } from '#app/buffered-page.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const
type Method = (typeof METHODS)[number]

/** Headers by which a browser says where a request comes from. */
const SITES = {
  'same-origin': { 'sec-fetch-site': 'same-origin' },
  'same-site': { 'sec-fetch-site': 'same-site', origin: 'http://vendor.localhost' },
  'cross-site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
  'no Origin': {},
} as const
type Site = keyof typeof SITES

/** Who asks: a customer with token and guest id, or a first visit without a cookie. */
export type Visitor = 'customer' | 'stranger'

export interface CallProbe {
  method: Method
  path: string
  site: Site
  visitor: Visitor
  headers: Readonly<Record<string, string>>
  /** The status of a refusal; null: the request is let through. */
  refusedWith: 403 | 405 | null
  /** The Allow header of a 405 of the gateway. @default not looked at */
  allow?: string
  /** Cookies that the answer may change. */
  mayChange: readonly string[]
  /** Whether the shop API may be asked to change something. */
  mayChangeState: boolean
}

/** An id, a slug, a code: what stands for `{name}` in a path. */
const SAMPLE_VALUE = '1'

const SESSION = ['token', 'ysguestId', 'visitor']
/** What every call may do for a stranger: make him a guest. */
const GUEST = ['ysguestId', 'visitor']
/** Beside that. */
const MAY_CHANGE: Readonly<Record<string, readonly string[]>> = {
  'POST /auth/standard': SESSION,
  'POST /auth/logout': SESSION,
  'POST /shop/client/register': SESSION,
  'POST /shop/client/create-without-registration': SESSION,
  'POST /shop/client/password/set': SESSION,
  'GET /shop/cart/details2': ['cartHint'],
  'GET /shop/cart/details2/{promoCode}': ['cartHint'],
  'POST /shop/cart/product/change-quantity': ['cartHint'],
  'POST /shop/cart/product/remove-details': ['cartHint'],
  'GET /shop/client/product/likes-details': ['likesHint'],
  'GET /shop/client/details': ['userHint'],
}
/** POST as the specification has it, and yet questions. */
const QUESTIONS = new Set(['POST /shop/search/products', 'POST /shop/checkout/preview', 'POST /shop/delivery/cost/estimate'])

interface OwnPath {
  path: string
  methods: readonly Method[]
  /** Cookies that GET may change when no other site asks. @default none */
  mayChange?: readonly string[]
}

const READS = ['GET', 'HEAD'] as const

const OWN_PATHS: readonly OwnPath[] = [
  '/',
  '/produkty',
  '/fotel-366-1',
  '/en/products',
  '/cart',
  '/ulubione',
  '/logowanie',
  '/profil',
  '/checkout',
  '/nie-ma',
  '/healthz',
  '/readyz',
  '/version',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pl/pages.xml',
  '/favicon.ico',
  '/__edge/purge',
  '/assets/none.js',
  '/photos/none-640.webp',
  '/_rsc/000000000000/produkty',
].map((path): OwnPath => ({ path, methods: READS }))

const OWN: readonly OwnPath[] = [
  ...OWN_PATHS,
  { path: '/csp', methods: [...READS, 'POST'] },
  { path: `${BUFFERED_PATH}?to=%2Fprodukty`, methods: READS, mayChange: ['whole'] },
]

/** Every call of the contract and every path of the worker's own, by every method, from everywhere. */
export const CALL_PROBES: readonly CallProbe[] = [...contractProbes(), ...ownProbes()]

function contractProbes(): CallProbe[] {
  return [...new Set(CONTRACT_CALLS.map(({ path }) => path))].flatMap((template) => {
    const known = CONTRACT_CALLS.filter(({ path }) => path === template).map(({ method }) => method)
    const allowed = known.flatMap((method): Method[] => (method === 'GET' ? [...READS] : [method]))
    return everyWay((method, site) => {
      const isRead = method === 'GET' || method === 'HEAD'
      const isOurs = site === 'same-origin' || (isRead && site === 'no Origin')
      const call = `${method} ${template}`
      const refusedWith = !allowed.includes(method) ? 405 : isOurs ? null : 403
      return {
        path: template.replaceAll(/\{\w+\}/g, SAMPLE_VALUE),
        headers: isRead ? {} : { 'content-type': 'application/json' },
        refusedWith,
        ...(refusedWith === 405 && method !== 'PATCH' && method !== 'OPTIONS' && { allow: allowed.toSorted().join(', ') }),
        mayChange: refusedWith === null ? (MAY_CHANGE[call] ?? []) : [],
        mayChangeState: refusedWith === null && !isRead && !QUESTIONS.has(call),
      }
    })
  })
}

function ownProbes(): CallProbe[] {
  return OWN.flatMap(({ path, methods, mayChange = [] }) =>
    everyWay((method, site) => ({
      path,
      headers: method === 'POST' ? { 'content-type': 'application/reports+json' } : {},
      refusedWith: methods.includes(method) ? null : 405,
      mayChange: method === 'GET' && (site === 'same-origin' || site === 'no Origin') ? mayChange : [],
      mayChangeState: false,
    })),
  )
}

function everyWay(probe: (method: Method, site: Site) => Omit<CallProbe, 'method' | 'site' | 'visitor'>): CallProbe[] {
  return METHODS.flatMap((method) =>
    (Object.keys(SITES) as Site[]).flatMap((site) =>
      (['customer', 'stranger'] as const).map((visitor) => {
        const made = probe(method, site)
        const isLetThrough = made.refusedWith === null && /^\/(shop|auth)\//.test(made.path)
        return {
          ...made,
          method,
          site,
          visitor,
          headers: { ...made.headers, ...SITES[site] },
          mayChange: visitor === 'stranger' && isLetThrough ? [...made.mayChange, ...GUEST] : made.mayChange,
        }
      }),
    ),
  )
}

/** What a probe saw. */
export interface Seen {
  status: number
  allow: string | undefined
  /** Names of the cookies that the answer changes. */
  changed: readonly string[]
  /** `METHOD /path` of what the shop API was asked. */
  asked: readonly string[]
}

/** What is wrong with an answer to a probe; null = nothing. */
export function wrongCall({ refusedWith, allow, mayChange, mayChangeState }: CallProbe, seen: Seen): string | null {
  const problems = [
    refusedWith === null ? (seen.status === 403 && seen.asked.length === 0) || seen.status === 405 : seen.status !== refusedWith,
    allow !== undefined && seen.allow !== allow,
    seen.changed.some((name) => !mayChange.includes(name)),
    seen.asked.some((call) => !mayChangeState && !/^(GET|HEAD) /.test(call) && !QUESTIONS.has(call)),
  ]
  const named = ['status', 'Allow', 'cookies', 'state'].filter((_, at) => problems[at])
  return named.length === 0 ? null : `${named.join(', ')}: ${JSON.stringify(seen)}`
}
