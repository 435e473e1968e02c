// THE TABLE OF CALL PROBES: every path of the worker × every method × every kind of origin, with the allowed outcome. Calls come from the
// contract; the worker's own paths are OWN_PATHS. worker/probes.test.ts asserts the results.
import { CONTRACT_CALLS } from '#app/shop-api/contract/calls.ts'
import { BUFFERED_PATH } from '#app/buffered-page.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const
type Method = (typeof METHODS)[number]

/** Headers by which a browser states the origin of a request. */
const SITES = {
  'same-origin': { 'sec-fetch-site': 'same-origin' },
  'same-site': { 'sec-fetch-site': 'same-site', origin: 'http://vendor.localhost' },
  'cross-site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
  'no Origin': {},
} as const
type Site = keyof typeof SITES

/** The client: a customer with token and guest id, or a first visit without cookies. */
export type Visitor = 'customer' | 'stranger'

export interface CallProbe {
  method: Method
  path: string
  site: Site
  visitor: Visitor
  headers: Readonly<Record<string, string>>
  /** The status of a refusal; null: the request is allowed. */
  refusedWith: 403 | 405 | null
  /** The Allow header of a 405 of the gateway. @default not checked */
  allow?: string
  /** Cookies that the response may change. */
  mayChange: readonly string[]
  /** Whether the shop API may receive a changing call. */
  mayChangeState: boolean
}

/** Values for `{name}` in a path: an id, a slug, a code. */
const SAMPLE_VALUE = '1'

const SESSION = ['token', 'ysguestId', 'visitor']
/** Cookies that every call may set for a new visitor: it becomes a guest. */
const GUEST = ['ysguestId', 'visitor']
/** Cookies that a call may change besides. */
const MAY_CHANGE: Readonly<Record<string, readonly string[]>> = {
  'POST /auth/standard': SESSION,
  'POST /auth/logout': SESSION,
  'POST /shop/client/register': SESSION,
  'POST /shop/client/create-without-registration': ['guestOrder'],
  'POST /shop/client/password/set': SESSION,
  'GET /shop/cart/details2': ['cartHint'],
  'GET /shop/cart/details2/{promoCode}': ['cartHint'],
  'POST /shop/cart/product/change-quantity': ['cartHint'],
  'POST /shop/cart/product/remove-details': ['cartHint'],
  'GET /shop/client/product/likes-details': ['likesHint'],
  'GET /shop/client/details': ['userHint'],
}
/** Specified as POST although they only read. */
const READS_BY_POST = new Set(['POST /shop/search/products', 'POST /shop/checkout/preview', 'POST /shop/delivery/cost/estimate'])

interface OwnPath {
  path: string
  methods: readonly Method[]
  /** Cookies that GET may change for same-site requests. @default none */
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
  '/moje-konto',
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
  '/photos/none-640.avif',
  '/_rsc/000000000000/produkty',
].map((path): OwnPath => ({ path, methods: READS }))

const OWN: readonly OwnPath[] = [
  ...OWN_PATHS,
  { path: '/csp', methods: [...READS, 'POST'] },
  { path: `${BUFFERED_PATH}?to=%2Fprodukty`, methods: READS, mayChange: ['whole'] },
  { path: '/__market/cp/es', methods: READS, mayChange: ['marketId'] },
]

/** Every call of the contract and every own path of the worker, by every method, from every origin. */
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
        mayChangeState: refusedWith === null && !isRead && !READS_BY_POST.has(call),
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

/** The observed outcome of a probe. */
export interface Seen {
  status: number
  allow: string | undefined
  /** Names of the cookies that the response changes. */
  changed: readonly string[]
  /** `METHOD /path` of the requests that the shop API received. */
  requested: readonly string[]
}

/** The problem of a probe's outcome; null = none. */
export function wrongCall({ refusedWith, allow, mayChange, mayChangeState }: CallProbe, seen: Seen): string | null {
  const problems = [
    refusedWith === null ? (seen.status === 403 && seen.requested.length === 0) || seen.status === 405 : seen.status !== refusedWith,
    allow !== undefined && seen.allow !== allow,
    seen.changed.some((name) => !mayChange.includes(name)),
    seen.requested.some((call) => !mayChangeState && !/^(GET|HEAD) /.test(call) && !READS_BY_POST.has(call)),
  ]
  const named = ['status', 'Allow', 'cookies', 'state'].filter((_, at) => problems[at])
  return named.length === 0 ? null : `${named.join(', ')}: ${JSON.stringify(seen)}`
}
