import { LEFTOVER_COOKIE_PREFIX, SCRIPT_COOKIES, type ScriptCookie } from '../../domain/marketing/script-cookies.ts'

/** Value of a cookie that scripts may read, or null. */
export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1))
}

/** Sets a cookie of the table; null removes it. @param name for a cookie that has an id in its name */
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

/** Whether the shop knows this visitor at all. To a stranger nothing belongs, so nothing need be asked for. */
export function isKnownVisitor(): boolean {
  return readCookie(SCRIPT_COOKIES.visitor.name) !== null
}

/** Removes what older checkouts left behind (CHK-04). */
export function removeLeftoverCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    if (pair.startsWith(LEFTOVER_COOKIE_PREFIX)) writeCookie({ name: pair.split('=', 1).join(), maxAge: null }, null)
  }
}
