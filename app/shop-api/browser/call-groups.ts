// Groups of calls that are cancelled together (spec §7, GAP-127).

export type CallGroup = 'listing' | 'cart' | 'likes' | 'product' | 'account' | 'search'

// State of one tab. The server never runs this folder's calls.
const running = new Map<CallGroup, Set<AbortController>>()

interface CallEnds {
  own: AbortSignal | undefined
  deadlineMs: number
}

/** Runs a call in a group; the group or the call's own signal may cancel it, and after its deadline it rejects with a TimeoutError. */
export async function inGroup<Result>(
  group: CallGroup,
  { own, deadlineMs }: CallEnds,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController()
  const members = running.get(group) ?? new Set()
  running.set(group, members.add(abort))
  const deadline = setTimeout(() => abort.abort(new DOMException('The call took too long', 'TimeoutError')), deadlineMs)
  try {
    return await call(own ? AbortSignal.any([abort.signal, own]) : abort.signal)
  } finally {
    clearTimeout(deadline)
    members.delete(abort)
  }
}

/** Aborts all in-flight calls of a group; a cancelled call shows no error. */
export function cancelGroup(group: CallGroup): void {
  for (const abort of running.get(group) ?? []) abort.abort()
}
