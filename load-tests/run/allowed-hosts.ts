/**
 * Makes sure that an address is on this machine, or on one that was named on purpose: nobody's shop is loaded by mistake.
 * @param named hosts that may be loaded, too (LOAD_HOSTS)
 * @throws Error that names it
 */
export function assertAllowedHost(origin: string, named: readonly string[] = []): void {
  const { hostname, protocol } = new URL(origin)
  const isOwn = protocol === 'http:' && (/^127(\.\d{1,3}){3}$/.test(hostname) || hostname === 'localhost' || hostname === '[::1]')
  if (!isOwn && !named.includes(hostname)) throw new Error(`Only this machine may be loaded, not ${origin}.`)
}
