import { decodeComponent } from '#app/domain/decode-component.ts'

/** A decoded path of the shop API: no dot segments, no empty segments, no character that another program could read as a separator. */
const SHOP_PATH = /^\/(shop|auth)(\/(?!\.{0,2}(\/|$))[^/\\\p{Cc}]+)+\/?$/u

/**
 * The path of a call as the shop API reads it, whatever its spelling; null: no such path. A slash inside a value, such as a promo code, stays
 * `%2F`, since it separates no segments. An address whose dot segments were resolved (`/shop/../x`) leads out of the gateway's paths.
 */
export function shopPath(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { pathname } = new URL(address)
  if (!SHOP_PATH.test(decodeComponent(pathname) ?? '')) return null
  return pathname
    .split('/')
    .map((segment) => decodeComponent(segment)?.replaceAll('/', '%2F'))
    .join('/')
}
