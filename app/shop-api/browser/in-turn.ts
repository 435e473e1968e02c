// CHANGES UNDER WAY, by what they change: one after another, and what depends on their outcome waits for them.
import { CALL_DEADLINES_MS } from './call-deadline.ts'
import type { CallResult } from './call-shop.ts'
import type { VisitorKey } from './visitor-store.ts'

/** Longest wait for another tab's change, in ms. Its call has ended by then: a tab that still holds the lock has been frozen. */
export const TURN_WAIT_MS = CALL_DEADLINES_MS.write + 1000

// State of one tab.
const underWay = new Map<VisitorKey, Set<Promise<CallResult<unknown>>>>()

/**
 * Runs changes one after another across all tabs of the visitor, so the shop API receives them in the order in which they were made. Without Web Locks
 * (a page not served over https) each runs at once.
 */
export async function inTurn<Data>(what: VisitorKey, change: () => Promise<CallResult<Data>>): Promise<CallResult<Data>> {
  const changes = underWay.get(what) ?? new Set()
  // This tab's own are waited for first, so that the wait for the lock is one for other tabs.
  const before = hasLocks() ? [...changes] : []
  const run = before.length === 0 ? withLock(what, change) : Promise.allSettled(before).then(async () => withLock(what, change))
  underWay.set(what, changes.add(run))
  try {
    return await run
  } finally {
    changes.delete(run)
  }
}

/** Whether this tab has a change under way, or waiting for its turn. */
export function isUnderWay(what: VisitorKey): boolean {
  return (underWay.get(what)?.size ?? 0) > 0
}

/** Waits for the changes under way, in all tabs. @returns whether those of this tab were made; else their controls say why not */
export async function whenSettled(what: VisitorKey): Promise<boolean> {
  const own = await Promise.allSettled(underWay.get(what) ?? [])
  await withLock(what, async () => undefined)
  return own.every((outcome) => outcome.status === 'fulfilled' && outcome.value.ok)
}

const hasLocks = () => 'locks' in navigator

/** Runs a task under the visitor's lock, which all tabs share. */
async function withLock<Result>(what: VisitorKey, task: () => Promise<Result>): Promise<Result> {
  if (!hasLocks()) return task()
  const name = `patyna ${what}`
  const started = Promise.withResolvers<{ done: Promise<Result> }>()
  // The lock is held until the task ends, however it does; its outcome is the caller's.
  let isBegun = false
  const hold = async () => {
    isBegun = true
    const done = task()
    started.resolve({ done })
    await done.catch(() => undefined)
  }
  const wait = new AbortController()
  const timer = setTimeout(() => wait.abort(), TURN_WAIT_MS)
  void started.promise.then(() => clearTimeout(timer))
  const isAbandoned = () => wait.signal.aborted
  // Taken from a tab in which a task has begun the lock rejects there: the task goes on all the same.
  navigator.locks.request(name, { signal: wait.signal }, hold).catch((error: unknown) => {
    // Locks may be denied, as storage is: then as without them.
    if (!isBegun && error instanceof DOMException && error.name === 'SecurityError') return hold()
    if (!isAbandoned()) return started.reject(error)
    navigator.locks.request(name, { steal: true }, hold).catch(started.reject)
  })
  return (await started.promise).done
}
