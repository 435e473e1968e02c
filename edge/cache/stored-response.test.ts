import { expect, test } from 'vitest'
import { takesBrotli } from './stored-response.ts'

test.each([
  [undefined, false],
  ['', false],
  ['gzip, deflate', false],
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['gzip;q=1.0, BR;q=0.5', true],
  ['br;q=0', false],
  ['br; q=0.0, gzip', false],
  ['brotli, xbr', false],
])('Accept-Encoding %j: brotli %j', (accepted, isTaken) => expect(takesBrotli(accepted)).toBe(isTaken))
