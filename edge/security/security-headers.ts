import { createMiddleware } from 'hono/factory'
import { FIRST_SCRIPT_HASH } from '#app/analytics/first-script.ts'
import { LAYER_ORDER_HASH } from '#app/styles/layer-order.ts'
import type { EdgeContext } from '../edge-context.ts'

/** Headers that every answer bears (OWASP ASVS 5.0, 3.4). */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()',
  'origin-agent-cluster': '?1',
} as const

/** Sets the security headers before the first byte, and a nonce for the scripts of a streamed page. */
export function securityHeaders() {
  return createMiddleware<EdgeContext>(async function securityHeaders(c, next) {
    const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    c.set('nonce', nonce)
    await next()
    for (const [name, value] of Object.entries(ALWAYS)) c.res.headers.set(name, value)
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html') ?? false
    c.res.headers.set('content-security-policy', isPage ? pagePolicy(nonce) : "default-src 'none'; frame-ancestors 'none'")
  })
}

/** Vite's dev client adds inline styles and a socket; the built page needs neither. */
const DEV = import.meta.env.DEV

function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    DEV ? "script-src 'self' 'unsafe-inline'" : `script-src 'self' 'nonce-${nonce}' '${FIRST_SCRIPT_HASH}'`,
    DEV ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' '${LAYER_ORDER_HASH}'`,
    // Swatches and the ground of pictures take their colour from the data.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    DEV ? "connect-src 'self' ws:" : "connect-src 'self'",
    "form-action 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
