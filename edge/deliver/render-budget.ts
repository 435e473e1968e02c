// THE TABLE OF RENDERS AT ONCE. An isolate has one thread and 128 MB: what renders beyond them makes every page late, cached ones too. Beyond the
// budget a page is old, or 503 with Retry-After; private pages, which buyers use, are not counted.
import type { CallPriority } from '../upstream/call-priorities.ts'

/** Renders of public pages that one isolate has under way at most: some 0.4 s of its thread, 60 MB, and half of the calls that pages may make. */
export const MAX_RENDERS = 64

/** Priority -> share of the renders @default 1. Networks share them as they share calls (upstream/call-priorities.ts). */
const SHARES: Readonly<Partial<Record<CallPriority, number>>> = { prefetch: 0.5, refresh: 0.25 }

/** Whether one more render may begin. @param underWay renders of all priorities @param ofNetwork of them, those of the caller's network */
export function hasRenderLeft(priority: CallPriority, underWay: number, ofNetwork: number): boolean {
  return underWay + ofNetwork < MAX_RENDERS * (SHARES[priority] ?? 1)
}
