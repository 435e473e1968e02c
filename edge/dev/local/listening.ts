// Where a server of this machine listens, and what is wrong where it cannot. The mock reads it, too.
import { networkInterfaces } from 'node:os'

/** Hosts that stand for every address of the machine, and the one of them to send to. */
const EVERY_ADDRESS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** Addresses under which other devices of the network, such as a phone, reach a listener, separated by commas; '': it listens for none of them. */
export function otherHostsOf(host: string): string {
  if (!(host in EVERY_ADDRESS)) return ''
  return Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address))
    .join(',')
}

/** `host:port` as it is written in addresses and configurations: IPv6 in brackets (RFC 3986, 3.2.2). */
export function hostAndPort(host: string, port: number): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Where a listener is reached from this machine. A host that stands for every address is none to send to, and the mock's control refuses it. */
export function originOf(host: string, port: number): string {
  return `http://${hostAndPort(EVERY_ADDRESS[host] ?? host, port)}`
}

/**
 * What replaces values of wrangler.toml on this machine. The secret is the same after a restart, or pages that are open would take who is logged in for
 * somebody else (EXT-44), and another one at each port, because ports share cookies.
 */
export function localVars(host: string, port: number, shopApiOrigin: string) {
  const origin = originOf(host, port)
  return {
    SHOP_API_ORIGIN: shopApiOrigin,
    PUBLIC_ORIGIN: origin,
    OTHER_HOSTS: otherHostsOf(host),
    VISITOR_FACTS_SECRET: `of ${origin} on this machine alone`,
  }
}

/** Why nothing can listen at a host and port, by the system's code (errno(3)): a sentence that says what to do. */
const PROBLEMS: Readonly<Record<string, (host: string, port: number, option: string) => string>> = {
  EADDRINUSE: (host, port, option) =>
    `Port ${port} of ${host} is taken. Is the shop running already? Stop it, or choose another with ${option}.`,
  EACCES: (_host, port, option) => `Port ${port} is for the administrator alone: choose one from 1024 up with ${option}.`,
  EADDRNOTAVAIL: (host) => `${host} is no address of this machine: HOST must be one, as 127.0.0.1, or 0.0.0.0 for all.`,
  EAFNOSUPPORT: (host) => `${host} is an IPv6 address, and this machine has no IPv6: choose another with HOST, as 127.0.0.1.`,
  EINVAL: (host) => `${host} needs the name of its interface: choose another with HOST, as 127.0.0.1, or 0.0.0.0 for all.`,
  ENOTFOUND: (host) => `HOST is ${host}, which this machine does not know: it must be an address of it, as 127.0.0.1.`,
  EAI_AGAIN: (host) => `HOST is ${host}, which this machine does not know: it must be an address of it, as 127.0.0.1.`,
}

/** The error of a failed attempt to listen, as a sentence for the terminal. @param option the variable or option that chooses the port */
export function listenError(cause: unknown, { host, port, option }: { host: string; port: number; option: string }): Error {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const say = PROBLEMS[code]
  return new Error(say ? say(host, port, option) : `Nothing can listen on port ${port} of ${host}: ${String(cause)}`, { cause })
}
