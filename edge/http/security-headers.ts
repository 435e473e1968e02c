import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { FIRST_SCRIPT_HASH } from '#app/analytics/first-script.ts'
import type { RouteName } from '#app/addresses/route-params.ts'
import { LAYER_ORDER_HASH } from '#app/styles/layer-order.ts'
import { AFTER_PICTURE_HASH } from './scripts-after-picture.ts'
import type { EdgeContext } from '../edge-context.ts'
import { CSP_PATH } from './csp-reports.ts'
import { ALWAYS, STRICT_TRANSPORT } from './static-headers.ts'

/** Pages whose address may hold a secret or reveal an intention. */
const WITHOUT_REFERRER: ReadonlySet<string> = new Set<RouteName>([
  'checkout',
  'payment',
  'order',
  'orderDocuments',
  'withdrawal',
  'login',
  'register',
  'passwordReset',
  'newPassword',
  'confirmEmail',
  'similarAlert',
  'confirmNewsletter',
  'endNewsletter',
  'sharedList',
])

/**
 * Of these the pages with a form that browsers send themselves (deliver/settle-by-form.ts, deliver/newsletter-by-form.ts). With `no-referrer` they would send `Origin: null` with it
 * (https://fetch.spec.whatwg.org/#append-a-request-origin-header), and one without Fetch Metadata would look like another site. `same-origin` tells
 * other sites just as little.
 */
const SENDS_FORM: ReadonlySet<string> = new Set<RouteName>(['payment', 'confirmNewsletter', 'endNewsletter'])

/** Sets the security headers of a response that was not built with them. */
export function securityHeaders() {
  return createMiddleware<EdgeContext>(async function securityHeaders(c, next) {
    await next()
    if (c.get('securedResponse') === c.res) return
    const { headers } = c.res
    for (const [name, value] of Object.entries(securityHeadersOf(c, headers.get('content-type') ?? ''))) headers.set(name, value)
  })
}

/** The security headers of a response of this type. To build one with them and keep it as `securedResponse` costs a third less than to set them. */
export function securityHeadersOf(c: Pick<Context<EdgeContext>, 'get' | 'req'>, type: string): Readonly<Record<string, string>> {
  const isSecure = c.req.url.startsWith('https:')
  const [nonce, styleSources] = [c.get('nonce'), c.get('styleSources')]
  const isHtml = type.startsWith('text/html')
  const isUsual = nonce === undefined && !styleSources && !WITHOUT_REFERRER.has(c.get('route'))
  if (isHtml && isUsual) return isSecure ? OF_CACHED_PAGES.secure : OF_CACHED_PAGES.plain
  return {
    ...ALWAYS,
    ...(isSecure && { 'strict-transport-security': STRICT_TRANSPORT }),
    ...(WITHOUT_REFERRER.has(c.get('route')) && { 'referrer-policy': SENDS_FORM.has(c.get('route')) ? 'same-origin' : 'no-referrer' }),
    // Other sites may embed pictures: shared pages, previews of search engines.
    ...(type.startsWith('image/') && { 'cross-origin-resource-policy': 'cross-origin' }),
    ...(isHtml && pageHeaders(pagePolicy(nonce ?? null, isSecure, styleSources))),
  }
}

/** What securityHeadersOf goes by beside the type and `styleSources`; null: a nonce, which is of one response alone. */
export function securityKindOf(c: Pick<Context<EdgeContext>, 'get' | 'req'>): string | null {
  return c.get('nonce') === undefined ? `${c.req.url.startsWith('https:')} ${c.get('route')}` : null
}

function pageHeaders(policy: string): Record<string, string> {
  return {
    'content-security-policy': policy,
    ...(!DEV && { 'content-security-policy-report-only': TRUSTED_TYPES }),
    'reporting-endpoints': `csp="${CSP_PATH}"`,
  }
}

/** A nonce for the scripts of this response, which its policy admits. */
export function newNonce(c: Context<EdgeContext>): string {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  c.set('nonce', nonce)
  return nonce
}

/** Vite's dev client adds inline styles, a socket, and scripts that Trusted Types would report; the built page needs none of them. */
const DEV = import.meta.env.DEV

/** Older browsers support the first alone. */
const REPORTS = [`report-uri ${CSP_PATH}`, 'report-to csp']

/**
 * Report-only and without an endpoint, so violations appear on the console alone: React itself parses strings as markup when it shows rich text and
 * structured data after a navigation.
 */
const TRUSTED_TYPES = "require-trusted-types-for 'script'"

/** All security headers of a cached page, built once. */
const OF_CACHED_PAGES = {
  secure: { ...ALWAYS, 'strict-transport-security': STRICT_TRANSPORT, ...pageHeaders(pagePolicy(null, true)) },
  plain: { ...ALWAYS, ...pageHeaders(pagePolicy(null, false)) },
} as const satisfies Record<string, Readonly<Record<string, string>>>

/** Names the inline script and style that the policy of this build admits. */
export const INLINE = `${FIRST_SCRIPT_HASH} ${LAYER_ORDER_HASH}`

/**
 * @param nonce null: the page has no inline scripts but those with a hash
 * @param styleSources of a first visit (deliver/first-visit.ts)
 */
function pagePolicy(nonce: string | null, isSecure: boolean, styleSources?: readonly string[]): string {
  const scripts = [...(nonce === null ? [] : [`nonce-${nonce}`]), FIRST_SCRIPT_HASH, ...(styleSources ? [AFTER_PICTURE_HASH] : [])]
  return [
    "default-src 'none'",
    DEV ? "script-src 'self' 'unsafe-inline'" : `script-src 'self' ${scripts.map((source) => `'${source}'`).join(' ')}`,
    DEV ? "style-src 'self' 'unsafe-inline'" : `style-src ${["'self'", `'${LAYER_ORDER_HASH}'`, ...(styleSources ?? [])].join(' ')}`,
    // Colours of swatches and of picture placeholders come from data.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    DEV ? "connect-src 'self' ws:" : "connect-src 'self'",
    "form-action 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
    ...REPORTS,
  ].join('; ')
}
