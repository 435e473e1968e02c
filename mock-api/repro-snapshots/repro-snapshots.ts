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
  /** Of the page, or null. */
  url: string | null
  /** That a test chose by cookie; it stands in no row. Null: that of the world. */
  scenario: string | null
  /** Of who is there, or null. */
  token: string | null
  guestId: string | null
  machineNow: number
}

/** What somebody needs to go on where a repro snapshot was made. */
export interface Opened {
  world: string
  /** What its clock shows, ms. */
  now: number
  url: string | null
  scenario: string | null
  /** False: the catalog below is another, so things may differ. */
  isSameCatalog: boolean
  /** Headers of calls to the mock. */
  headers: Record<string, string>
  /** Cookies at the edge. */
  cookies: Record<string, string>
}

const SESSIONS = 'session_token'

/** Makes snapshots of worlds, and worlds of repro snapshots. */
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
     * Makes a world as the repro snapshot holds it, under a name that is free; its clock goes on from what it showed.
     * @throws SnapshotMismatch when this database cannot hold it
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

    /** Whether a world is there already. */
    isTaken: (world: string): boolean => worlds.find(world) !== undefined,
  }
}

export type ReproSnapshots = ReturnType<typeof createReproSnapshots>

/** Nobody's login leaves but that of who asked. */
function withoutLogins(rows: Record<string, StateRow[]>, token: string | null): Record<string, StateRow[]> {
  const own = token === null ? null : hashOf(token)
  const kept = (rows[SESSIONS] ?? []).filter((row) => row['token_hash'] === own)
  const { [SESSIONS]: _all, ...others } = rows
  return kept.length === 0 ? others : { ...others, [SESSIONS]: kept }
}

/** A row that the catalog or a rule of the database does not allow is the repro snapshot's fault. */
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
