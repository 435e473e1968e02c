import type { EdgeBindings } from '../env.ts'
import { type CallKind, mayCall, MOST_CALLS } from './call-priorities.ts'
import { createPauses } from './endpoint-back-off.ts'

/** No call waits longer for its first byte, in ms (5 s of the gateway). Beyond, whoever made it was lost on the way, and its place is free. */
const LOST_AFTER_MS = 6000

/** Endpoints of the shop that are left alone at the same time, at the most. */
const MOST_PAUSES = 2000

/** A call that was not made: those under way left no place for its kind. */
export class ShopDoorFull extends Error {
  override readonly name = 'ShopDoorFull'
  readonly kind: CallKind
  constructor(kind: CallKind) {
    super(`No place for a call of kind ${kind}`)
    this.kind = kind
  }
}

/**
 * The places for calls of one isolate. Who finds none is refused at once: to wait would be to pile up, and a request that waits for
 * another's end hangs with it.
 * @param now ms since 1970
 */
export function createShopDoor(now: () => number) {
  // Who leaves may be stopped before his `finally`, so each call has its instant and a lost one does not count for ever.
  const calls = new Map<number, number>()
  let lastCall = 0

  function underWay(): number {
    if (calls.size < MOST_CALLS / 4) return calls.size
    for (const [call, startedAt] of calls) {
      if (startedAt + LOST_AFTER_MS > now()) break
      calls.delete(call)
    }
    return calls.size
  }

  return {
    /**
     * fetch through the door: until the head of the answer is there the call holds a place. @param whose read at each call, for who waits may change
     * @throws ShopDoorFull
     */
    fetchFor(whose: { readonly calls: CallKind }, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
      return async function fetchThroughDoor(input, init) {
        if (!mayCall(whose.calls, underWay())) throw new ShopDoorFull(whose.calls)
        lastCall += 1
        const call = lastCall
        calls.set(call, now())
        try {
          return await fetch(input, init)
        } finally {
          calls.delete(call)
        }
      }
    },
    /** What the shop asked to be left alone with, by those who ask for everybody. */
    pauses: createPauses(MOST_PAUSES, now),
    underWay,
  }
}

const doors = new WeakMap<EdgeBindings, ReturnType<typeof createShopDoor>>()

/** The door of this isolate: one for each set of bindings. */
export function shopDoorOf(bindings: EdgeBindings): ReturnType<typeof createShopDoor> {
  const known = doors.get(bindings)
  if (known) return known
  const door = createShopDoor(Date.now)
  doors.set(bindings, door)
  return door
}
