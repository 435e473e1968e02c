import { expect, test } from 'vitest'
import { isWithinPage } from './is-within-page.ts'

const PAGE = 'https://shop.test/fotel-1'
const to = (url: string, sameDocument = true) => ({ url, sameDocument })

test.each([
  ['a first link to a place', { hashChange: true, navigationType: 'push', destination: to(`${PAGE}#search`) }, true],
  ['the same link again', { hashChange: false, navigationType: 'replace', destination: to(`${PAGE}#search`) }, true],
  ['a link to another page', { hashChange: false, navigationType: 'push', destination: to('https://shop.test/', false) }, false],
  ['a place of another page', { hashChange: false, navigationType: 'push', destination: to('https://shop.test/#x', false) }, false],
  ['Back to another page', { hashChange: false, navigationType: 'traverse', destination: to('https://shop.test/#x') }, false],
  ['a reload at a place', { hashChange: false, navigationType: 'reload', destination: to(`${PAGE}#search`) }, false],
] as const)('%s', (_what, event, isWithin) => expect(isWithinPage(event)).toBe(isWithin))
