/** A decoded path of the shop's calls: no step up, no empty step, nothing that another program could read as a separator. */
const SHOP_PATH = /^\/(shop|auth)(\/(?!\.{0,2}(\/|$))[^/\\\p{Cc}]+)+\/?$/u

/**
 * The path of a call as the shop API reads it, so that no spelling of it slips through; null = it is none of its calls. A slash that is part
 * of a value, such as a promo code, stays `%2F`, since it parts no segments. An address whose dots were resolved (`/shop/../x`) leads out of
 * the paths that the gateway stands before.
 */
export function shopPath(address: string): string | null {
  try {
    const { pathname } = new URL(address)
    if (!SHOP_PATH.test(decodeURIComponent(pathname))) return null
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return null
  }
}
