import { expect, test } from 'vitest'
import { ledBy } from './campaign-link.ts'

test.each([
  ['/tag/5', 7, '/tag/5?campaignId=7'],
  ['/produkty?categories=3001,3025#x', 7, '/produkty?categories=3001,3025&campaignId=7#x'],
  ['/fotel-1?campaignId=3&product=2', 7, '/fotel-1?product=2&campaignId=7'],
  ['/fotel-1?campaignId=3', null, '/fotel-1'],
  ['https://example.com/a', 7, 'https://example.com/a'],
  ['//example.com/a', 7, '//example.com/a'],
])('GAP-99: %s led by %s is %s', (href, id, expected) => expect(ledBy(href, id)).toBe(expected))
