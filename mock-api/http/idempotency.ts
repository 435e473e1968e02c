import { and, eq, gte, lt } from 'drizzle-orm'
import { DAY_MS } from '#app/domain/time/instant.ts'
import type { Owner } from '#db/columns.ts'
import type { Db } from '#db/open.ts'
import { idempotencyKey as rows } from '#db/world-tables.ts'
import { hashOf } from '../accounts/secrets.ts'
import type { GroupCommit } from '../store/group-commit.ts'
import { isRow } from '../store/is-row.ts'

/** How long a key is remembered (EXT-06). */
const KEPT_MS = DAY_MS

/** Most expired keys that one call deletes: after a long pause tens of thousands wait, and the call would wait for all of them. */
const DELETED_AT_ONCE = 100

interface OnceParts {
  db: Db
  commit: GroupCommit
}

interface OnceInput {
  world: string
  owner: Owner
  now: number
  /** Null: the call may happen again. */
  key: string | undefined
  /** The request that the key identifies: method, path and body. */
  request: unknown
}

/**
 * Runs a write once per key: its effect and its response are written in one immediate transaction, so of two concurrent calls
 * one waits and gets the response of the other. Null: the key was used with another request before (EXT-06).
 */
export function once<Answer extends { status: number; body: unknown }>(
  { db, commit }: OnceParts,
  input: OnceInput,
  run: () => Answer,
): Promise<Answer | null> {
  return commit(() => answerOf(db, input, run))
}

function answerOf<Answer extends { status: number; body: unknown }>(db: Db, input: OnceInput, run: () => Answer): Answer | null {
  const { world, owner, now, key, request } = input
  if (key === undefined) return run()
  // Of everybody, also of guests who never come back.
  db.delete(rows)
    .where(and(eq(rows.world, world), lt(rows.createdAt, now - KEPT_MS)))
    .limit(DELETED_AT_ONCE)
    .run()
  const requestHash = hashOf(JSON.stringify(request))
  const known = db
    .select()
    .from(rows)
    .where(and(isRow(rows, { world, owner, key }), gte(rows.createdAt, now - KEPT_MS)))
    .get()
  // The hash includes method and path, so the stored response has the type of this call.
  if (known) return known.requestHash === requestHash ? ({ status: known.status, body: known.answer } as Answer) : null
  const answer = run()
  const row = { requestHash, status: answer.status, answer: answer.body, createdAt: now }
  db.insert(rows)
    .values({ world, owner, key, ...row })
    .onConflictDoUpdate({ target: [rows.world, rows.owner, rows.key], set: row })
    .run()
  return answer
}
