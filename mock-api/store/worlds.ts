import { eq, sql } from 'drizzle-orm'
import { MINUTE_MS } from '#app/domain/time/instant.ts'
import type { Db } from '#db/open.ts'
import { SEED_WORLD, type StoredClock, world } from '#db/world-tables.ts'
import { instantOn } from '../clock.ts'
import { stateTables } from './state-tables.ts'
import { unlessFull } from './unless-full.ts'
import { collectableFrom, MAIN_WORLD, readSnapshotWorld } from './world-names.ts'
import { inTransaction } from './in-transaction.ts'

export type WorldRow = typeof world.$inferSelect

/** How exactly the last use is kept: a world is written to once in this time, not at every call. */
const USE_KEPT_EVERY_MS = MINUTE_MS

/** Time of a clock when the mock starts; with speed 0 it is frozen. */
export type MainClock = Omit<StoredClock, 'setAt'>

/** What every call must know of its world. */
interface EnteredWorld {
  /** Null: the machine's. */
  clock: StoredClock | null
  /** When the next order that waits for its payment is over, by the clock of the world. Null: none waits. */
  orderDueAt: number | null
}

interface WorldOptions {
  /** What the clock of the main world shows when that is made, after a reset too. @default the machine's */
  mainClock?: MainClock | undefined
}

/**
 * Worlds: made at first use from what the seed holds, gone without a trace.
 * A new one costs a row of `world` and a copy of the few seeded rows; the catalog is shared. Times are the machine's, in ms.
 */
export function createWorlds(db: Db, { mainClock }: WorldOptions = {}) {
  const name = sql.placeholder('name')
  const found = db.select({ clock: world.clock, usedAt: world.usedAt }).from(world).where(eq(world.name, name)).prepare()
  // Runs at every call, so it is one statement: each takes SQLite's locks anew. Drizzle's mapping of a row takes longer than reading it.
  const glimpsed = db.$client.prepare<{ name: string }, { usedAt: number; hasClock: 0 | 1; orderDueAt: number | null }>(
    `SELECT used_at AS usedAt, clock IS NOT NULL AS hasClock, (
       SELECT min(expires_at) FROM shop_order WHERE world = @name AND status = 'AWAITING_PAYMENT'
     ) AS orderDueAt FROM world WHERE name = @name`,
  )
  const row = db.select().from(world).where(eq(world.name, name)).prepare()
  const given = db
    .update(world)
    .set({ lastId: sql`${world.lastId} + 1` })
    .where(eq(world.name, name))
    .returning({ id: world.lastId })
    .prepare()
  const copies = copiesOfState(db)
  const listeners: ((name: string) => void)[] = []

  function copyRows(from: string, to: string, machineNow: number): void {
    // Rows of a world point at one another, and tables are copied in no particular order.
    db.$client.pragma('defer_foreign_keys = ON')
    for (const run of copies) run({ from, to, machineNow })
  }
  function make(name: string, machineNow: number): void {
    if (found.get({ name })) return
    copyRows(SEED_WORLD, name, machineNow)
    if (name === MAIN_WORLD && mainClock) setClock(name, { ...mainClock, setAt: machineNow })
  }
  function setClock(name: string, clock: StoredClock | null): void {
    db.update(world).set({ clock }).where(eq(world.name, name)).run()
  }
  /** For collecting idle worlds alone: on a full disk calls that write nothing go on. */
  function noteUse(name: string, machineNow: number): void {
    unlessFull(() => db.update(world).set({ usedAt: machineNow }).where(eq(world.name, name)).run())
  }
  function remove(name: string): void {
    if (name === SEED_WORLD) return
    db.delete(world).where(eq(world.name, name)).run()
    for (const tell of listeners) tell(name)
  }

  return {
    /** Makes the world if it is not there yet. */
    enter(name: string, machineNow: number): EnteredWorld {
      const known = glimpsed.get({ name })
      // Another process may have created it meanwhile, so check again inside the transaction.
      if (!known) inTransaction(db, () => make(name, machineNow))
      else if (machineNow - known.usedAt >= USE_KEPT_EVERY_MS) {
        noteUse(name, machineNow)
      }
      const seen = known ?? glimpsed.get({ name })
      return { clock: seen?.hasClock === 1 ? (found.get({ name })?.clock ?? null) : null, orderDueAt: seen?.orderDueAt ?? null }
    },
    /** Undefined: there is no such world. */
    find: (name: string): WorldRow | undefined => row.get({ name }),
    /** All worlds, snapshots and that of the seed included, by name. */
    list: (): WorldRow[] => db.select().from(world).orderBy(world.name).all(),
    setClock,
    /** Copies all state of a world to a new one, with its clock and scenario. */
    copy(from: string, to: string, machineNow: number): void {
      inTransaction(db, () => copyRows(from, to, machineNow))
    },
    /** Puts a copy in the place of a world. Its clock shows what it showed when the copy was made, and goes on from there. */
    restore(from: string, to: string, machineNow: number): void {
      inTransaction(db, () => {
        remove(to)
        copyRows(from, to, machineNow)
        const copy = row.get({ name: from })
        db.update(world).set({ usedAt: machineNow }).where(eq(world.name, from)).run()
        if (copy?.clock) setClock(to, { ...copy.clock, setAt: machineNow, shows: instantOn(copy.clock, copy.createdAt) })
      })
    },
    /** Forgets all state of a world; the next request that enters it finds what the seed holds. */
    reset: remove,
    /** Tells of every world that is forgotten or replaced, for what is kept of it elsewhere. */
    onForgotten(tell: (name: string) => void): void {
      listeners.push(tell)
    },
    /** Deletes worlds and snapshots past their lifetime. @returns their names */
    collect(machineNow: number): string[] {
      const idle = db.select({ name: world.name, usedAt: world.usedAt }).from(world).all().filter(isIdle(machineNow))
      for (const { name } of idle) remove(name)
      return idle.map(({ name }) => name)
    },
    /** Names of the snapshots of a world. */
    snapshotsOf: (name: string): string[] => {
      const all = db.select({ name: world.name }).from(world).orderBy(world.name).all()
      return all.flatMap((row) => {
        const of = readSnapshotWorld(row.name)
        return of?.world === name ? of.snapshot : []
      })
    },
    /** An id that no row of the world has had yet. */
    nextId(name: string): number {
      const row = given.get({ name })
      if (!row) throw new Error(`There is no world ${name}`)
      return row.id
    },
  }
}

function isIdle(machineNow: number) {
  return (world: Pick<WorldRow, 'name' | 'usedAt'>): boolean => {
    const from = collectableFrom(world)
    return from !== null && from <= machineNow
  }
}

export type Worlds = ReturnType<typeof createWorlds>

type Copy = (values: { from: string; to: string; machineNow: number }) => void

/** One statement per table of state. Rows keep their order, which says what came first. */
function copiesOfState(db: Db): Copy[] {
  const { $client: sqlite } = db
  const statements = stateTables(db).map(({ name, columns }) => {
    const quoted = columns.map((column) => `"${column}"`)
    const values = quoted.map((column) => (column === '"world"' ? '@to' : column))
    return sqlite.prepare(
      `INSERT INTO "${name}" (${quoted.join()}) SELECT ${values.join()} FROM "${name}" WHERE world = @from ORDER BY rowid`,
    )
  })
  const ofWorld = sqlite.prepare(
    `INSERT INTO world (name, last_id, clock, scenario, created_at, used_at)
     SELECT @to, last_id, clock, scenario, @machineNow, @machineNow FROM world WHERE name = @from`,
  )
  return [
    (values) => {
      if (ofWorld.run(values).changes === 0) throw new Error(`There is no world ${values.from}`)
    },
    ...statements.map(
      (statement): Copy =>
        ({ from, to }) =>
          void statement.run({ from, to }),
    ),
  ]
}
