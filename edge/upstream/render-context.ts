import { CALL_PRIORITIES, type CallKind } from './call-priorities.ts'

/** What a page that many may wait for shows of itself while it is made. */
export interface Errand {
  /** How much it matters that the shop answers: as much as it does to the most important of all who wait. */
  calls: CallKind
  /** Instant of its last step, ms since 1970. */
  aliveAt: number
  /** As what one of its calls found no place (ShopDoorFull); null: all did. */
  refusedAs: CallKind | null
}

export function newErrand(calls: CallKind, now: number): Errand {
  return { calls, aliveAt: now, refusedAs: null }
}

/** Somebody joins who may be more important than who began: calls that are still to be made get his place. */
export function joinErrand(errand: Errand, calls: CallKind): void {
  if (mattersMore(calls, errand.calls)) errand.calls = calls
}

/** Whether a call of one kind may find a place where one of another kind finds none. */
export function mattersMore(one: CallKind, other: CallKind): boolean {
  return CALL_PRIORITIES[one] > CALL_PRIORITIES[other]
}
