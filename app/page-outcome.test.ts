import { expect, test } from 'vitest'
import { elsewhere, gone, movedTo, notFound, outcomeOf } from './page-outcome.ts'

test.each([
  ['no such page', notFound(), { kind: 'not-found' }],
  ['a page that was', gone(), { kind: 'gone' }],
  ['a page that lives elsewhere, for good', movedTo('/fotel-1'), { kind: 'moved', href: '/fotel-1', status: 301 }],
  ['a page that is not for this visitor now', elsewhere('/logowanie'), { kind: 'moved', href: '/logowanie', status: 302 }],
  ['a failure', new Error('MOVED:/x'), { kind: 'failed' }],
])('%s', (_what, error, outcome) => expect(outcomeOf(error)).toEqual(outcome))
