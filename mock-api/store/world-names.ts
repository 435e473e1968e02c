// What worlds are called, and what is kept under which name for how long.
import { DAY_MS, MINUTE_MS } from '#app/domain/time/instant.ts'
import { SEED_WORLD } from '#db/world-tables.ts'

/** The world of every request that names none. */
export const MAIN_WORLD = 'main'

/** Names that a request may say. */
export const WORLD_NAME = /^(?!seed$)[a-z0-9-]{1,64}$/

/** Separates the names of a world and its snapshot. Not allowed in requests, so no request can enter a snapshot. */
const SNAPSHOT_MARK = ':'

/** The name under which a snapshot of a world is kept. */
export function snapshotWorld(world: string, snapshot: string): string {
  return `${world}${SNAPSHOT_MARK}${snapshot}`
}

/** World and name of a snapshot, or null when a name is not one's. */
export function readSnapshotWorld(name: string): { world: string; snapshot: string } | null {
  const at = name.indexOf(SNAPSHOT_MARK)
  return at < 0 ? null : { world: name.slice(0, at), snapshot: name.slice(at + 1) }
}

/** How long a world is kept after its last use, in ms of machine time; the first row that fits counts. Null: for ever. */
const LIFETIMES: readonly { what: string; fits: (name: string) => boolean; keptMs: number | null }[] = [
  { what: 'what every world begins with', fits: (name) => name === SEED_WORLD, keptMs: null },
  { what: 'the main world', fits: (name) => name === MAIN_WORLD, keptMs: null },
  { what: 'a snapshot of the main world', fits: (name) => readSnapshotWorld(name)?.world === MAIN_WORLD, keptMs: null },
  { what: 'a snapshot of another world', fits: (name) => readSnapshotWorld(name) !== null, keptMs: DAY_MS },
  { what: 'the world of a test', fits: () => true, keptMs: 30 * MINUTE_MS },
]

/** Machine time from which on a world may be collected, or null: never. */
export function collectableFrom({ name, usedAt }: { name: string; usedAt: number }): number | null {
  const keptMs = LIFETIMES.find((row) => row.fits(name))?.keptMs ?? null
  return keptMs === null ? null : usedAt + keptMs
}
