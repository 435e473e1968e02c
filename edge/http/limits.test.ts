import { expect, test } from 'vitest'
import { brokenLimit, LIMITS } from './limits.ts'

const hosts = new Set(['shop.test'])

function told({ method = 'GET', url = 'https://shop.test/produkty', headers = {} as Record<string, string> }) {
  return brokenLimit({ method, url, headers: new Headers(headers), hosts })
}

const HEADERS_OVERHEAD = 'x-long: \r\n'.length

test.each([
  ['a visit', {}, null],
  ['a call', { method: 'POST', headers: { 'content-length': '100' } }, null],
  ['the longest address', { url: `https://shop.test/${'a'.repeat(LIMITS.address - 18)}` }, null],
  ['one character more', { url: `https://shop.test/${'a'.repeat(LIMITS.address - 17)}` }, 'ADDRESS_TOO_LONG'],
  ['a port is no part of the name', { url: 'https://shop.test:8443/' }, null],
  ['a host that ends in ours', { url: 'https://evilshop.test/' }, 'MISDIRECTED'],
  ['a user in front of the host', { url: 'https://shop.test@evil.test/' }, 'MISDIRECTED'],
  ['the most headers', { headers: { 'x-long': 'a'.repeat(LIMITS.headers - HEADERS_OVERHEAD) } }, null],
  ['one byte more', { headers: { 'x-long': 'a'.repeat(LIMITS.headers - HEADERS_OVERHEAD + 1) } }, 'HEADERS_TOO_LARGE'],
  ['the most cookies', { headers: { cookie: 'a'.repeat(LIMITS.cookies) } }, null],
  ['one byte more of them', { headers: { cookie: 'a'.repeat(LIMITS.cookies + 1) } }, 'COOKIES_TOO_LARGE'],
  ['so many that the headers are too large as well', { headers: { cookie: 'a'.repeat(LIMITS.headers) } }, 'COOKIES_TOO_LARGE'],
  ['a HEAD with a body', { method: 'HEAD', headers: { 'content-length': '2' } }, 'BODY_NOT_ALLOWED'],
  ['the largest body', { method: 'POST', headers: { 'content-length': String(LIMITS.json) } }, null],
  ['a larger one', { method: 'PUT', headers: { 'content-length': String(LIMITS.json + 1) } }, 'PAYLOAD_TOO_LARGE'],
  ['OPTIONS: nobody else calls us', { method: 'OPTIONS' }, 'METHOD_NOT_ALLOWED'],
])('%s', (_what, asked, expected) => expect(told(asked)).toBe(expected))
