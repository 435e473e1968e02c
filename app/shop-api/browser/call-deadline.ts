/** Longest time of a call to the last byte of its response, in ms: then it has failed, what waits for it goes on, and its control says so (EXT-44). */
export const CALL_DEADLINES_MS = { read: 10_000, write: 20_000 } as const

/** The deadline of a call, in ms. A read that is a POST, such as a search, has that of writes. */
export function callDeadline(method: string): number {
  return CALL_DEADLINES_MS[method === 'GET' ? 'read' : 'write']
}
