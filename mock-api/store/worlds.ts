import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { SEED_WORLD, world } from '#db/world-tables.ts'

/** The world of every request that names none. */
export const MAIN_WORLD = 'main'

/**
 * Worlds: made at first use from what the seed holds, gone without a trace.
 * A new one costs a row of `world` and a copy of the few seeded rows; the catalogue is shared.
 */
export function createWorlds(db: Db) {
  const name = sql.placeholder('name')
  const found = db.select({ name: world.name }).from(world).where(eq(world.name, name)).prepare()
  const given = db
    .update(world)
    .set({ lastId: sql`${world.lastId} + 1` })
    .where(eq(world.name, name))
    .returning({ id: world.lastId })
    .prepare()
  const copies = copiesOfState(db)

  function copyRows(from: string, to: string, machineNow: number): void {
    // Rows of a world point at one another, and tables are copied in no particular order.
    db.$client.pragma('defer_foreign_keys = ON')
    for (const run of copies) run({ from, to, machineNow })
  }

  return {
    /** Makes the world if it is not there yet. @param machineNow machine time in ms, not the shop's */
    enter(name: string, machineNow: number): void {
      if (found.get({ name })) return
      // Another process may have been quicker, so the question is asked again inside.
      db.transaction(() => found.get({ name }) ?? copyRows(SEED_WORLD, name, machineNow), { behavior: 'immediate' })
    },
    /** Copies all state of a world to a new one, with its clock and scenario. */
    copy(from: string, to: string, machineNow: number): void {
      db.transaction(() => copyRows(from, to, machineNow), { behavior: 'immediate' })
    },
    /** Forgets all state of a world; the next request that enters it finds what the seed holds. */
    reset(name: string): void {
      if (name !== SEED_WORLD) db.delete(world).where(eq(world.name, name)).run()
    },
    /** An id that no row of the world has had yet. */
    nextId(name: string): number {
      const row = given.get({ name })
      if (!row) throw new Error(`There is no world ${name}`)
      return row.id
    },
  }
}

export type Worlds = ReturnType<typeof createWorlds>

type Copy = (values: { from: string; to: string; machineNow: number }) => void

/** One statement per table of state. The database itself says which tables those are, so that none is forgotten. */
function copiesOfState(db: Db): Copy[] {
  const { $client: sqlite } = db
  const tables = sqlite
    .prepare<[], { name: string }>(
      `SELECT DISTINCT t.name FROM sqlite_schema t, pragma_foreign_key_list(t.name) f WHERE t.type = 'table' AND f."table" = 'world'`,
    )
    .all()
  const statements = tables.map(({ name }) => {
    const columns = sqlite
      .prepare<[string], { name: string }>('SELECT name FROM pragma_table_info(?)')
      .all(name)
      .map((column) => `"${column.name}"`)
    const values = columns.map((column) => (column === '"world"' ? '@to' : column))
    return sqlite.prepare(`INSERT INTO "${name}" (${columns.join()}) SELECT ${values.join()} FROM "${name}" WHERE world = @from`)
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
