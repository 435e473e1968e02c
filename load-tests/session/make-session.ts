import type { Outcome, SessionRecord } from '../plan.ts'
import { RunEndedError } from './run-ended.ts'
import type { Visitor } from './visitor.ts'

/** What a journey says of its session: whether the visitor got what it came for, or was rightly refused. */
export type JourneyEnd = Extract<Outcome, 'completed' | 'refused'>

/** A journey: makes its requests, checks the responses, and says how the session ended. */
export type Journey = (visitor: Visitor) => JourneyEnd

/** Makes one session. It is good only when the journey reached its end and nothing was wrong on the way: an exception fails it. */
export function makeSession(journey: Journey, visitor: Visitor): SessionRecord {
  const { note } = visitor
  try {
    const end = journey(visitor)
    note.outcome = note.broken.length > 0 ? 'failed' : end
  } catch (error) {
    if (error instanceof RunEndedError) {
      note.outcome = note.broken.length > 0 ? 'failed' : 'interrupted'
    } else {
      note.outcome = 'failed'
      note.broken.push(`exception: ${String(error)}`)
    }
  }
  return note
}
