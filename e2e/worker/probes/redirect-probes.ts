// THE TABLE OF REDIRECT PROBES: targets that lead to another origin if a Location is built without resolving it. A new trick is a line of
// TARGETS. worker/probes.test.ts asserts the results.
import { BUFFERED_PATH, BUFFERED_QUERY } from '#app/buffered-page.ts'

/** A host that cannot exist (RFC 6761). */
export const FOREIGN_HOST = 'evil.test'

/** Targets as an attacker writes them; each resolves to the foreign host in some parser. */
const TARGETS = [
  `//${FOREIGN_HOST}`,
  `///${FOREIGN_HOST}`,
  `/.//${FOREIGN_HOST}`,
  `/..//${FOREIGN_HOST}`,
  `/%2e//${FOREIGN_HOST}`,
  `/%2E%2e//${FOREIGN_HOST}`,
  `/.%2e//${FOREIGN_HOST}`,
  `/a/..//${FOREIGN_HOST}`,
  `/a/../..//${FOREIGN_HOST}`,
  `/a/b/../../..///${FOREIGN_HOST}`,
  `/produkty/..//${FOREIGN_HOST}`,
  `/./.././/${FOREIGN_HOST}/produkty`,
  `/\\${FOREIGN_HOST}`,
  `\\\\${FOREIGN_HOST}`,
  `/.\\/${FOREIGN_HOST}`,
  `/.\\\\${FOREIGN_HOST}`,
  `/%5c${FOREIGN_HOST}`,
  `/.//%5c${FOREIGN_HOST}`,
  `/%2f${FOREIGN_HOST}`,
  `/%2f%2f${FOREIGN_HOST}`,
  `/.%2f%2f${FOREIGN_HOST}`,
  `/%252f${FOREIGN_HOST}`,
  `/\t/${FOREIGN_HOST}`,
  `/.\t//${FOREIGN_HOST}`,
  `/\n/${FOREIGN_HOST}`,
  `/\r\n/${FOREIGN_HOST}`,
  `/\0/${FOREIGN_HOST}`,
  `/%09/${FOREIGN_HOST}`,
  `/%0d%0alocation:%20//${FOREIGN_HOST}`,
  `/produkty\r\nlocation: //${FOREIGN_HOST}`,
  ` //${FOREIGN_HOST}`,
  `https://${FOREIGN_HOST}/`,
  `https:${FOREIGN_HOST}`,
  `http:\\\\${FOREIGN_HOST}`,
  `HTTPS:/\\${FOREIGN_HOST}`,
  `//user:secret@${FOREIGN_HOST}/`,
  `//127.0.0.1@${FOREIGN_HOST}/`,
  `//127.0.0.1:80@${FOREIGN_HOST}:8443/`,
  `/.//@${FOREIGN_HOST}:8443/`,
  `//${FOREIGN_HOST}:443/..//x`,
  `//${FOREIGN_HOST}%2f..`,
  `//evil。test`,
  `/／${FOREIGN_HOST}`,
  `//[::ffff:192.0.2.1]/`,
  'javascript:alert(1)',
  'data:text/html,x',
] as const

export interface RedirectProbe {
  /** The request target, sent verbatim. */
  path: string
  /** @default none */
  cookie?: string
  /** Requested by a logged-in customer. @default false */
  isLoggedIn?: true
}

const BUFFERED_COOKIE = 'whole=1'
/** Targets that fit into a request line. */
const asPath = (target: string) => (/^\/[\x21-\x7e]*$/.test(target) ? [target] : [])

/** Every target through every redirect. */
export const REDIRECT_PROBES: readonly RedirectProbe[] = [
  ...TARGETS.map((to) => ({ path: `${BUFFERED_PATH}?to=${encodeURIComponent(to)}` })),
  ...TARGETS.flatMap(asPath).map((to) => ({ path: `${BUFFERED_PATH}?to=${to}` })),
  ...TARGETS.flatMap(asPath).flatMap((path) => [
    { path },
    { path: `/__market${path}` },
    { path: `${path}/phish?${BUFFERED_QUERY}=1`, cookie: BUFFERED_COOKIE },
    { path: `${path}?colors=7&colors=2` },
    { path: `/en${path}/`, cookie: BUFFERED_COOKIE },
    { path: `/PRODUKTY${path}` },
    { path, cookie: 'marketId=3' },
  ]),
  ...TARGETS.map((to) => ({ path: `/?to=${encodeURIComponent(to)}&${BUFFERED_QUERY}=1`, cookie: BUFFERED_COOKIE })),
  // The login page redirects logged-in users at once.
  ...TARGETS.map((to) => ({ path: `/logowanie?redirectTo=${encodeURIComponent(to)}`, isLoggedIn: true as const })),
  ...TARGETS.map((to) => ({ path: `/en/login?redirectTo=${encodeURIComponent(to)}`, isLoggedIn: true as const })),
]

/** One response on the way. */
export interface Hop {
  status: number
  location: string | undefined
}

const MOST_HOPS = 5

/**
 * Follows the redirects of a probe as a browser does.
 * @param origin of the storefront
 * @param send requests a path verbatim
 * @returns the problem; null = the way ends on the storefront
 */
export async function wrongWay(origin: string, first: string, send: (path: string) => Promise<Hop>): Promise<string | null> {
  let path = first
  for (let hops = 0; hops <= MOST_HOPS; hops++) {
    const { status, location } = await send(path)
    if (location === undefined) return status >= 300 && status < 400 ? `${status} without a Location` : null
    if (status < 300 || status > 399) return `${status} with the Location ${location}`
    if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(location)) return `${path} leads to ${JSON.stringify(location)}`
    const next = new URL(location, origin + (path.startsWith('/') ? path : '/'))
    if (next.origin !== origin) return `${path} leads to ${next.origin}`
    path = next.pathname + next.search
  }
  return `${first} leads on and on`
}
