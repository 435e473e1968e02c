import { expect, test } from 'vitest'
import { assertAllowedHost } from './allowed-hosts.ts'

test.each(['https://127.0.0.1', 'http://127.0.0.1:8787', 'http://127.8.8.8', 'http://localhost:1', 'http://[::1]:8787'])(
  '%s may be loaded',
  (origin) => {
    expect(() => assertAllowedHost(origin)).not.toThrow()
  },
)

test.each([
  'https://patyna.pl',
  'http://10.0.0.1',
  'http://127.0.0.1.evil.test',
  'http://localhost.test',
  'http://0.0.0.0',
  'https://10.0.0.1',
])('%s may not', (origin) => expect(() => assertAllowedHost(origin)).toThrow(origin))
