import { BoundedMap } from '../bounded-map.ts'

/** The parts of an address that say who is addressed; as URL has them. */
export type AddressOrigin = Readonly<Pick<URL, 'protocol' | 'hostname'>>

/** A storefront has a handful of names; an attacker may send any. */
const MAX_ORIGINS = 64

const known = new BoundedMap<string, AddressOrigin>(MAX_ORIGINS)

/** Protocol and host name of an absolute http address. Remembered by the text before the path, since each request needs it and parsing costs. */
export function addressOrigin(address: string): AddressOrigin {
  const [text = address] = /^[a-z]+:\/\/[^/?#\\]*/i.exec(address) ?? []
  const remembered = known.get(text)
  if (remembered) return remembered
  const { protocol, hostname } = new URL(text)
  known.set(text, { protocol, hostname })
  return { protocol, hostname }
}
