// Calls that are cancelled together (spec §7, GAP-127).

export type CallGroup = 'listing' | 'cart' | 'likes' | 'product' | 'account' | 'search'

// State of one tab. On the server nobody calls anything in this folder.
const running = new Map<CallGroup, Set<AbortController>>()

/** Runs a call as one of its group; it may be cancelled with the group, or by its own signal. */
export async function inGroup<Result>(
  group: CallGroup,
  own: AbortSignal | undefined,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController()
  const members = running.get(group) ?? new Set()
  running.set(group, members.add(abort))
  try {
    return await call(own ? AbortSignal.any([abort.signal, own]) : abort.signal)
  } finally {
    members.delete(abort)
  }
}

/** Cancels all that is in flight of a group; what is cancelled shows nothing. */
export function cancelGroup(group: CallGroup): void {
  for (const abort of running.get(group) ?? []) abort.abort()
}
