/**
 * Makes sure that an address is on this machine: nobody's shop is loaded by mistake.
 * @throws Error that names it
 */
export function needOwnMachine(origin: string): void {
  const { hostname, protocol } = new URL(origin)
  const isOwn = protocol === 'http:' && (/^127(\.\d{1,3}){3}$/.test(hostname) || hostname === 'localhost' || hostname === '[::1]')
  if (!isOwn) throw new Error(`Only this machine may be loaded, not ${origin}.`)
}
