import { BUILT_TYPES } from './kept-asset-key.ts'

/** Headers of every response (OWASP ASVS 5.0, 3.4). */
export const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), usb=(), browsing-topics=()',
  'origin-agent-cluster': '?1',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** Two years; only ever sent over https. */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains'

/** Names of built files change with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Icons and manifest, which are asked for by fixed names (app/public). */
const FOR_A_DAY = 'public, max-age=86400'
export const FIXED_NAMES = ['/favicon.ico', '/apple-touch-icon.png', '/icon-512.png', '/site.webmanifest']

/** How long browsers keep a built file. @param path from the root */
export function fileLifetime(path: string): string {
  return FIXED_NAMES.includes(path) ? FOR_A_DAY : IMMUTABLE
}

/** Other sites may embed pictures (security-headers.ts). A file that fits two rules would have the values of both, so the first one is taken back. */
const PICTURES = Object.keys(BUILT_TYPES)
  .filter((ending) => BUILT_TYPES[ending]?.startsWith('image/'))
  .map((ending) => `/assets/*.${ending}\n  ! cross-origin-resource-policy\n  cross-origin-resource-policy: cross-origin\n`)

/** The build's `_headers` file: the platform serves built files before the worker, with these headers. */
export function headersFile(): string {
  const rule = (path: string, cacheControl: string) => {
    const headers = { ...ALWAYS, 'strict-transport-security': STRICT_TRANSPORT, 'cache-control': cacheControl }
    return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  }
  return [rule('/assets/*', IMMUTABLE), ...PICTURES, ...FIXED_NAMES.map((path) => rule(path, FOR_A_DAY))].join('')
}
