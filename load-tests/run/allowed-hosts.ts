/**
 * Accepts only addresses of this machine and of hosts named on purpose, so that no shop is loaded by mistake.
 * @param named further allowed hosts (LOAD_HOSTS)
 * @throws Error that names a host that is not allowed
 */
export function assertAllowedHost(origin: string, named: readonly string[] = []): void {
  const { hostname, protocol } = new URL(origin)
  const isOwn = /^https?:$/.test(protocol) && (/^127(\.\d{1,3}){3}$/.test(hostname) || hostname === 'localhost' || hostname === '[::1]')
  if (!isOwn && !named.includes(hostname)) throw new Error(`Only this machine may be loaded, not ${origin}.`)
}
