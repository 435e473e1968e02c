import type { Context } from 'hono'
import type { EdgeContext } from '../edge-context.ts'
import { inTime } from '../in-time.ts'
import type { PageTree } from '../render/page-tree.tsx'

/**
 * How long the head of a page waits for its subject where a person opens it, ms: a layout stands within 300 while the shop API hangs (`npm run test:chaos`).
 */
const PERSON_WAIT_MS = 200

/**
 * Waits for the calls that a decided page is about, because their failure is its status, which is sent first. Robots, probes and caches read the status, so
 * they wait for it; a person reads the page, so a browser (Fetch Metadata) is sent it after a moment, and an apology follows (EXT-43).
 */
export async function subjectForStatus(c: Context<EdgeContext>, { subject }: PageTree): Promise<void> {
  if (c.req.header('sec-fetch-mode') === undefined) return subject.settled()
  await inTime(subject.settled(), PERSON_WAIT_MS, null)
}
