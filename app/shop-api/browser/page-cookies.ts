import { decodeComponent } from '../../domain/decode-component.ts'
import { LEFTOVER_COOKIE_PREFIX, SCRIPT_COOKIES, type ScriptCookie } from '../../domain/marketing/script-cookies.ts'

/** Value of a script-readable cookie, or null: also of one that is malformed, as other scripts of the domain may write it. */
export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  return pair === undefined ? null : decodeComponent(pair.slice(name.length + 1))
}

/** Sets a cookie of the table; null removes it. @param name for cookies with an id in their name */
export function writeCookie({ name: rowName, maxAge }: ScriptCookie, value: string | null, name: string = rowName): void {
  const life = value === null ? 0 : maxAge
  document.cookie = [
    `${name}=${encodeURIComponent(value ?? '')}`,
    'path=/',
    'samesite=lax',
    ...(life === null ? [] : [`max-age=${life}`]),
    ...(location.protocol === 'https:' ? ['secure'] : []),
  ].join('; ')
}

/**
 * Calls back when the page is seen again: another tab, or a page before it came out of memory, may have written cookies since.
 * @returns the unsubscribe function
 */
export function onSeenAgain(onSeen: () => void): () => void {
  document.addEventListener('visibilitychange', onSeen)
  return () => document.removeEventListener('visibilitychange', onSeen)
}

/** Whether the visitor has a session at the shop API. Without one there is no personal data, so no request is needed. */
export function isKnownVisitor(): boolean {
  return readCookie(SCRIPT_COOKIES.visitor.name) !== null
}

/** Removes cookies and storage left by older checkouts (CHK-04). */
export function removeLeftoverCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    if (pair.startsWith(LEFTOVER_COOKIE_PREFIX)) writeCookie({ name: pair.split('=', 1).join(), maxAge: null }, null)
  }
}
