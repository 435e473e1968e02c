/**
 * Accepts only addresses of this machine, so that no shop is loaded by mistake.
 * @throws Error that names a host that is not allowed
 */
export function assertAllowedHost(origin: string): void {
  const { hostname, protocol } = new URL(origin)
  const isOwn = /^https?:$/.test(protocol) && (/^127(\.\d{1,3}){3}$/.test(hostname) || hostname === 'localhost' || hostname === '[::1]')
  if (!isOwn) throw new Error(`Only this machine may be loaded, not ${origin}.`)
}
