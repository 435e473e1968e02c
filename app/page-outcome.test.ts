import { expect, test } from 'vitest'
import { temporaryRedirect, gone, permanentRedirect, notFound, outcomeOf } from './page-outcome.ts'

test.each([
  ['no such page', notFound(), { kind: 'not-found' }],
  ['a page that was', gone(), { kind: 'gone' }],
  ['a page with another path, for good', permanentRedirect('/fotel-1'), { kind: 'redirect', href: '/fotel-1', status: 301 }],
  ['a page that is not for this visitor now', temporaryRedirect('/logowanie'), { kind: 'redirect', href: '/logowanie', status: 302 }],
  ['a failure', new Error('MOVED:/x'), { kind: 'failed' }],
])('%s', (_what, error, outcome) => expect(outcomeOf(error)).toEqual(outcome))
