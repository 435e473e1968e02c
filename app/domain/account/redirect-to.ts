const HOME_PATH = '/'

/** Stands for the storefront while an address is resolved: what no longer has it as its origin afterwards leads elsewhere. */
const STOREFRONT = 'https://storefront.invalid'

/** One slash, then none, and nothing that a browser reads as one, drops or breaks a header at. */
const OWN_ADDRESS = /^\/(?!\/)[^\\\p{Cc}]*$/u

/**
 * The address of this storefront that a target means, or null when it leads elsewhere. It is resolved first, as a browser does it, and the
 * result is checked: `/.//evil.example` has no host of its own, yet resolves to the path `//evil.example`, which has.
 */
export function ownAddress(target: string): string | null {
  if (!URL.canParse(target, STOREFRONT)) return null
  const { origin, username, password, pathname, search, hash } = new URL(target, STOREFRONT)
  const address = pathname + search + hash
  return origin === STOREFRONT && username + password === '' && OWN_ADDRESS.test(address) ? address : null
}

/** Where to go after login: an address of this storefront that begins with its slash, else home (GAP-59). */
export function redirectTarget(redirectTo: string | null | undefined): string {
  return (redirectTo && OWN_ADDRESS.test(redirectTo) && ownAddress(redirectTo)) || HOME_PATH
}
