import { expect, test } from 'vitest'
import type { SessionRecord } from '../plan.ts'
import { type Journey, makeSession } from './make-session.ts'
import { RunEndedError } from './run-ended.ts'
import type { Visitor } from './visitor.ts'

function ended(journey: Journey): SessionRecord {
  const note: SessionRecord = { journey: 'cart', market: 'pl', outcome: 'completed', responses: [], broken: [], draws: [] }
  return makeSession(journey, { note } as unknown as Visitor)
}

test.each<[string, Journey, Partial<SessionRecord>]>([
  ['completed: it reached its end', () => 'completed', { outcome: 'completed', broken: [] }],
  ['refused: the shop rightly said no', () => 'refused', { outcome: 'refused' }],
  ['failed: it threw', () => raise(new TypeError('no items')), { outcome: 'failed', broken: ['exception: TypeError: no items'] }],
  ['interrupted: the run ended first', () => raise(new RunEndedError('ended')), { outcome: 'interrupted', broken: [] }],
  [
    'failed: a check did, whatever it says of itself',
    ({ note }) => {
      note.broken.push('cart-sum')
      return 'completed'
    },
    { outcome: 'failed' },
  ],
  [
    'failed: a check did before the run ended',
    ({ note }) => {
      note.broken.push('cart-sum')
      return raise(new RunEndedError('ended'))
    },
    { outcome: 'failed' },
  ],
])('a session is %s', (_what, journey, expected) => expect(ended(journey)).toMatchObject(expected))

function raise(error: Error): never {
  throw error
}
