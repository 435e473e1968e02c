import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openDb } from '#db/open.ts'
import { namedDatabaseError, UnusableDatabase } from '#db/unusable-database.ts'
import { generatorHash } from './generator-hash.ts'
import type { Broken } from './invariants.ts'
import { DEFAULT_SEED, sizeName } from './seed-size.ts'

export { parseSize } from './seed-size.ts'

export interface ShopDatabaseOptions {
  /** Number of products. */
  size: number
  seed?: number
  /** Folder of generated files, such as `.data`. */
  dir: string
  /** Called with progress lines when it takes over a second. */
  onProgress?: (line: string) => void
}

export interface ShopDatabase {
  path: string
  /** Checksum of its rows; see seed-shop.ts. */
  checksum: string
  /** What contradicts itself in it, as counted when it was seeded (invariants.ts). */
  broken: readonly Broken[]
  /** False when it already existed. */
  isNew: boolean
}

/**
 * The database of a size and seed: `<dir>/shop-20k-<hash>.sqlite`. It is created if this generator has not created it yet, and created again
 * if the file is unusable: all of its content comes from the generator.
 */
export async function ensureShopDatabase({
  size,
  seed = DEFAULT_SEED,
  dir,
  onProgress = () => {},
}: ShopDatabaseOptions): Promise<ShopDatabase> {
  const path = join(dir, `shop-${sizeName(size)}-${generatorHash(seed, size)}.sqlite`)
  const known = existsSync(path) ? wholeMeta(path, onProgress) : null
  if (known !== null) return { path, ...known, isNew: false }
  await makeDatabase({ path, size, seed, onProgress })
  return { path, ...readMeta(path), isNew: true }
}

/** What a seeded database says of itself; null: the file was unusable and has been removed. */
function wholeMeta(path: string, onProgress: (line: string) => void): Meta | null {
  let problem = `The database ${path} was never finished.`
  try {
    const meta = readMeta(path)
    if (meta.checksum !== '') return meta
  } catch (error) {
    if (!(error instanceof UnusableDatabase)) throw error
    problem = error.message
  }
  onProgress(`${problem} It is a seeded one, so it is made anew now.`)
  for (const file of [path, `${path}-wal`, `${path}-shm`]) rmSync(file, { force: true })
  return null
}

interface Making extends Required<Omit<ShopDatabaseOptions, 'dir'>> {
  path: string
}

/** Minimum interval between progress lines. */
const TELL_EVERY_MS = 1000

/** What SQLite keeps beside a database; that of an earlier one would be replayed into a new one. */
const BESIDE = ['-wal', '-shm']

/** Writes to a temporary file and renames it at the end, so that an interrupted run leaves no incomplete database. */
async function makeDatabase({ path, size, seed, onProgress }: Making): Promise<void> {
  // The generator takes half a second to load; most mocks start with a database that is there.
  const { seedShop } = await import('./seed-shop.ts')
  mkdirSync(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}.tmp`
  const removeUnfinished = () => ['', ...BESIDE].forEach((ending) => rmSync(unfinished + ending, { force: true }))
  removeUnfinished()
  removeAbandoned(dirname(path))
  const db = openDb(unfinished)
  const startedAt = Date.now()
  let toldAt = startedAt
  try {
    db.$client.pragma('journal_mode = OFF')
    db.$client.pragma('synchronous = OFF')
    db.$client.pragma('cache_size = -256000')
    seedShop(db, {
      size,
      seed,
      onBatch: (products) => {
        if (Date.now() - toldAt < TELL_EVERY_MS) return
        toldAt = Date.now()
        onProgress(`Seeding ${sizeName(size)} products: ${Math.floor((100 * products) / size)} %`)
      },
    })
    db.$client.pragma('journal_mode = WAL')
    db.$client.pragma('wal_checkpoint(TRUNCATE)')
    db.$client.close()
    // Another process may have made it meanwhile, and runs on it.
    if (existsSync(path)) return
    for (const ending of BESIDE) rmSync(path + ending, { force: true })
    renameSync(unfinished, path)
  } finally {
    db.$client.close()
    removeUnfinished()
  }
  onProgress(`Seeded ${sizeName(size)} products in ${((Date.now() - startedAt) / 1000).toFixed(1)} s: ${path}`)
}

/** Removes what seedings left that were killed: their process is gone. */
function removeAbandoned(dir: string): void {
  for (const name of readdirSync(dir)) {
    const pid = /\.sqlite\.(\d+)\.tmp/.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(dir, name), { force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It runs, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

type Meta = Pick<ShopDatabase, 'checksum' | 'broken'>

function readMeta(path: string): Meta {
  const db = openDb(path)
  try {
    const read = db.$client.prepare<[string], string>('select value from meta where key = ?').pluck()
    return { checksum: read.get('checksum') ?? '', broken: JSON.parse(read.get('broken') ?? '[]') }
  } catch (error) {
    throw namedDatabaseError(path, error)
  } finally {
    db.$client.close()
  }
}
