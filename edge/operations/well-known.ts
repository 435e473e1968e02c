// What browsers, password managers and people who found a hole look for under /.well-known/.
import type { Context } from 'hono'
import { DEFAULT_LANGUAGE } from '#app/domain/language.ts'
import { href } from '#app/addresses/href.ts'
import { routeSegment } from '#app/i18n/route-segments.ts'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { redirect } from '../http/redirect.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** RFC 9116 advises less than a year. */
const VALID_FOR_MS = 180 * DAY_MS

/** Whom to tell about a hole, and until when that is true (RFC 9116). */
export function securityText(c: Context<EdgeContext>): Response {
  const { PUBLIC_ORIGIN } = parseEnv(c.env)
  const contact = href('content', { slug: routeSegment('contact', 'en') }, 'en')
  const tomorrow = Math.ceil(Date.now() / DAY_MS) * DAY_MS
  const lines = [
    `Contact: ${PUBLIC_ORIGIN}${contact}`,
    `Expires: ${new Date(tomorrow + VALID_FOR_MS).toISOString()}`,
    'Preferred-Languages: pl, en, es',
    `Canonical: ${PUBLIC_ORIGIN}/.well-known/security.txt`,
  ]
  return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=86400' })
}

/** Leads to the page where a password is changed (W3C, A Well-Known URL for Changing Passwords). */
export function changePassword(c: Context<EdgeContext>): Response {
  return redirect(c, { to: href('userProfile', {}, DEFAULT_LANGUAGE), status: 302 })
}
