import type { z } from '@hono/zod-openapi'
import SqliteDatabase from 'better-sqlite3'
import { meta } from '#db/catalog-tables.ts'
import type { Db } from '#db/open.ts'
import { world as worldTable } from '#db/world-tables.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { hashOf } from '../accounts/secrets.ts'
import { instantOn } from '../clock.ts'
import type { Faults } from '../faults/faults.ts'
import type { Journal } from '../journal/journal.ts'
import type { Worlds } from '../store/worlds.ts'
import { type ReproSnapshot, SNAPSHOT_NOTE, CatalogOrigin, type StateRow } from './repro-snapshot.ts'
import { SnapshotMismatch, stateRows } from './state-rows.ts'

export interface SnapshotInputs {
  db: Db
  worlds: Worlds
  accounts: Accounts
  faults: Faults
  journal: Journal
}

interface Making {
  world: string
  /** Address of the page, or null. */
  url: string | null
  /** Scenario set by a test's cookie, which no row stores. Null: that of the world. */
  scenario: string | null
  /** Credentials of the visitor, or null. */
  token: string | null
  guestId: string | null
  machineNow: number
}

/** Everything needed to continue where a repro snapshot was made. */
export interface Opened {
  world: string
  /** Instant of its clock, in ms. */
  now: number
  url: string | null
  scenario: string | null
  /** False: this database has another catalog, so results may differ. */
  isSameCatalog: boolean
  /** Headers for calls to the mock. */
  headers: Record<string, string>
  /** Cookies for the edge. */
  cookies: Record<string, string>
}

const SESSIONS = 'session_token'

/** Creates snapshots of worlds, and worlds from snapshots. */
export function createReproSnapshots({ db, worlds, accounts, faults, journal }: SnapshotInputs) {
  const state = stateRows(db)

  return {
    make({ world, url, scenario, token, guestId, machineNow }: Making): ReproSnapshot {
      worlds.enter(world, machineNow)
      const row = worlds.find(world)
      if (!row) throw new Error(`There is no world ${world}`)
      const now = instantOn(row.clock, machineNow)
      const clientId = token === null ? null : accounts.tokens.clientOf({ world, token, now })
      const email = clientId === null ? null : (accounts.clients.byId({ world, clientId })?.email ?? null)
      return {
        format: 'patyna-repro-snapshot-1',
        note: SNAPSHOT_NOTE,
        madeAt: new Date(machineNow).toISOString(),
        url,
        catalog: originOf(db),
        world: { name: world, lastId: row.lastId, now, speed: row.clock?.speed ?? null, scenario: scenario ?? row.scenario },
        faults: faults.list(world).map(({ rule }) => rule),
        persona: clientId === null && guestId === null ? null : { clientId, email, guestId },
        rows: withoutLogins(state.read(world), token),
        journal: journal.list(world).toReversed(),
      }
    },

    /**
     * Creates a world from the repro snapshot, under an unused name; its clock runs on from the recorded instant.
     * @throws SnapshotMismatch if this database cannot hold it
     */
    open(snapshot: ReproSnapshot, world: string, machineNow: number): Opened {
      const { now, speed, lastId, scenario } = snapshot.world
      const clock = { setAt: machineNow, shows: now, speed: speed ?? 1 }
      explained(() =>
        db.transaction(
          () => {
            db.insert(worldTable).values({ name: world, lastId, clock, scenario, createdAt: machineNow, usedAt: machineNow }).run()
            state.write(world, snapshot.rows)
          },
          { behavior: 'immediate' },
        ),
      )
      faults.add(world, snapshot.faults)
      for (const entry of snapshot.journal) journal.add(world, entry)
      const { clientId = null, guestId = null } = snapshot.persona ?? {}
      const token = clientId === null ? null : accounts.tokens.issue({ world, clientId, now })
      return {
        world,
        now,
        url: snapshot.url,
        scenario,
        isSameCatalog: snapshot.catalog?.checksum === originOf(db)?.checksum,
        headers: withoutNulls({ 'x-mock-world': world, authorization: token === null ? null : `Bearer ${token}`, guestId }),
        cookies: withoutNulls({ 'mock-world': world, token, ysguestId: guestId }),
      }
    },

    /** Whether the world exists. */
    isTaken: (world: string): boolean => worlds.find(world) !== undefined,
  }
}

export type ReproSnapshots = ReturnType<typeof createReproSnapshots>

/** Keeps only the requester's login. */
function withoutLogins(rows: Record<string, StateRow[]>, token: string | null): Record<string, StateRow[]> {
  const own = token === null ? null : hashOf(token)
  const kept = (rows[SESSIONS] ?? []).filter((row) => row['token_hash'] === own)
  const { [SESSIONS]: _all, ...others } = rows
  return kept.length === 0 ? others : { ...others, [SESSIONS]: kept }
}

/** Reports a row that violates a constraint of this database as a fault of the snapshot. */
function explained(run: () => void): void {
  try {
    run()
  } catch (error) {
    const isRefused = error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT')
    throw isRefused ? new SnapshotMismatch('This database cannot hold a row of it', { cause: error }) : error
  }
}

function originOf(db: Db): z.infer<typeof CatalogOrigin> | null {
  const values = Object.fromEntries(
    db
      .select()
      .from(meta)
      .all()
      .map(({ key, value }) => [key, value]),
  )
  return CatalogOrigin.safeParse(values).data ?? null
}

function withoutNulls(values: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [[key, value]])))
}
