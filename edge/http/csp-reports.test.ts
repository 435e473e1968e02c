import { expect, test } from 'vitest'
import { readReports } from './csp-reports.ts'

const old = (report: object) => ({ 'csp-report': report })
const violation = (body: object) => [{ type: 'csp-violation', url: 'https://shop.test/nowe-haslo?token=secret', body }]

test.each([
  [
    'the older form',
    old({
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.test/a.js?who=me',
      'document-uri': 'https://shop.test/x',
    }),
    [{ directive: 'script-src-elem', blocked: 'https://evil.test' }],
  ],
  [
    'with the older name',
    old({ 'violated-directive': "img-src 'self'", 'blocked-uri': 'data' }),
    [{ directive: 'img-src', blocked: 'data' }],
  ],
  [
    'the newer form',
    violation({ effectiveDirective: 'script-src-attr', blockedURL: 'inline', sample: 'onerror=alert(1)' }),
    [{ directive: 'script-src-attr', blocked: 'inline' }],
  ],
  ['other reports of the browser', [{ type: 'deprecation', body: {} }], []],
  [
    'what is neither origin nor word',
    old({ 'effective-directive': '<b>', 'blocked-uri': 'a b\nc' }),
    [{ directive: 'unknown', blocked: 'unknown' }],
  ],
])('of %s the directive and the origin are kept, nothing else', (_what, json, kept) => expect(readReports(json)).toEqual(kept))

test.each([[null], [{}], ['text'], [42], [Array.from({ length: 21 }, () => ({ type: 'csp-violation', body: {} }))]])(
  '%j is no report',
  (json) => expect(readReports(json)).toBeNull(),
)
