import { expect, test } from 'vitest'
import { addressOrigin } from './address-origin.ts'

const ADDRESSES = [
  'https://shop.test/produkty?page=2',
  'https://shop.test:8443/a',
  'http://shop.test',
  'http://shop.test?a=/b',
  'https://shop.test@evil.test/',
  'https://shop.test\\@evil.test/',
  'https://user:secret@shop.test/',
  'http://[::1]:8787/',
  'http://127.1/',
  'https://sklep-łódź.test/',
]

test.each(ADDRESSES)('%s has the protocol and host name that URL reads, at first and again', (address) => {
  const { protocol, hostname } = new URL(address)
  expect(addressOrigin(address)).toEqual({ protocol, hostname })
  expect(addressOrigin(address)).toEqual({ protocol, hostname })
})
