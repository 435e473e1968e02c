import { expect, test } from 'vitest'
import { redirectTarget } from './redirect-to.ts'

test.each([
  ['/lampa-space-age-1204', '/lampa-space-age-1204'],
  ['/produkty?colors=7#top', '/produkty?colors=7#top'],
  ['/', '/'],
  ['/%2Fevil.example', '/%2Fevil.example'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/a\\b', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['produkty', '/'],
  ['', '/'],
  [null, '/'],
])('GAP-59: %j leads to %s', (redirectTo, target) => {
  expect(redirectTarget(redirectTo)).toBe(target)
  expect(new URL(redirectTarget(redirectTo), 'https://patyna.example').host).toBe('patyna.example')
})
