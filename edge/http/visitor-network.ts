/** Which part of an address is a network. */
export type NetworkSize = keyof typeof NETWORKS

/** Leading bytes of an IPv4 address and leading groups of an IPv6 address (RFC 4291, 2.2). */
const NETWORKS = {
  /** One visitor: a whole IPv4 address, a /64. */
  visitor: { bytes: 4, groups: 4 },
  /** What one owner has many addresses of: a /24, a /48. */
  site: { bytes: 3, groups: 3 },
} as const

/** Groups of an IPv6 address. */
const GROUPS = 8

/**
 * The network of an address as the platform writes it; an IPv4 address may be written as IPv6. One network has one name, however its zeros are
 * written. '': the address is not known, as on a developer's machine.
 */
export function visitorNetwork(address: string, size: NetworkSize): string {
  const { bytes, groups } = NETWORKS[size]
  const [, mapped = address] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (!mapped.includes(':')) return mapped.split('.').slice(0, bytes).join('.')
  const [start = [], end = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, GROUPS - start.length - end.length) }, () => '0')
  const leading = [...start, ...zeros, ...end].slice(0, groups)
  return leading.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')
}

/**
 * The network of a request. The platform sets this header and overwrites what a client sends; a client can write X-Forwarded-For and all others itself,
 * so none of them is read.
 */
export function networkOf(header: (name: string) => string | undefined, size: NetworkSize): string {
  return visitorNetwork(header('cf-connecting-ip') ?? '', size)
}
