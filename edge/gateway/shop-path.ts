/** A decoded path of the shop's calls: no step up, no empty step, nothing that another program could read as a separator. */
const SHOP_PATH = /^\/(shop|auth)(\/(?!\.{0,2}(\/|$))[^/\\\p{Cc}]+)+\/?$/u

/**
 * The path of a call as the shop reads it, so that no spelling of it slips through; null = it is none of the shop's calls. An address
 * whose dots were resolved (`/shop/../x`) leads out of the paths that the gateway stands before.
 */
export function shopPath(address: string): string | null {
  try {
    const path = decodeURIComponent(new URL(address).pathname)
    return SHOP_PATH.test(path) ? path : null
  } catch {
    return null
  }
}
