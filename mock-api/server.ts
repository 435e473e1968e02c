// npm run mock: the mock API as a process of its own. Seeds its database first when it is not there.
import { existsSync } from 'node:fs'
import { openDb } from '#db/open.ts'
import { namedDatabaseError } from '#db/unusable-database.ts'
import { createMockApi } from './app.ts'
import { systemClock } from './clock.ts'
import { collectIdleWorlds } from './control/collect-worlds.ts'
import { listen } from './listen.ts'
import { createSearchThread } from './search/thread/search-thread.ts'
import { createWorlds } from './store/worlds.ts'
import { HELP, readServerOptions, type ServerOptions } from './server-options.ts'

/** Folder for everything that is made on this machine. */
const DATA_DIR = '.data'

try {
  const options = readServerOptions(process.argv.slice(2), process.env)
  if (options.isHelp) console.log(HELP)
  else await run(options)
} catch (thrown) {
  const error = namedDatabaseError(DATA_DIR, thrown)
  console.error(error instanceof Error ? error.message : error)
  // The port may be held already; nothing will ever answer on it.
  process.exit(1)
}

async function run({
  host,
  port,
  latencyMs,
  validateResponses,
  likeRequiresLogin,
  hasStockGuard,
  hasPictures,
  hasControl,
  mainClock,
  shopOrigin,
  corsOrigins,
  edgeCredentials,
  ...source
}: ServerOptions): Promise<void> {
  // SQLite would make a new, empty one.
  if (source.db !== undefined && !existsSync(source.db))
    throw new Error(`There is no database ${source.db}. Name another by --db; without it one is made.`)
  const listener = await listen({ host, port })
  const path = source.db ?? (await seededDatabase(source))
  const photosDir = hasPictures ? await photographsDir() : undefined
  const db = openDb(path)
  const search = await createSearchThread(db, { onProgress: tellIndexed }).catch((error: unknown) => {
    throw namedDatabaseError(path, error)
  })
  const worlds = createWorlds(db, { mainClock })
  const stopping = new AbortController()
  const behaviour = {
    latencyMs,
    validateResponses,
    likeRequiresLogin,
    hasStockGuard,
    hasControl,
    mainClock,
    shopOrigin,
    corsOrigins,
    edgeCredentials,
    stopping: stopping.signal,
  }
  const app = createMockApi({ db, clock: systemClock, search, worlds, ...(photosDir !== undefined && { photosDir }), ...behaviour })
  listener.serve(app.fetch)
  console.log(`Mock API  ${listener.origin}   reference: ${listener.origin}/docs   database: ${path}`)
  if (hasControl) {
    console.log(`Control   ${listener.origin}/__mock/   for this machine alone`)
    collectIdleWorlds(worlds, systemClock)
  }

  const end = () => {
    stopping.abort()
    void listener.close().then(() => {
      db.$client.close()
      process.exit(0)
    })
  }
  // Last: ends this process when its parent is gone, even by SIGKILL.
  for (const reason of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(reason, end)
}

// Seeds are imported in these two alone: the mock itself runs on any database of the schema.
async function photographsDir(): Promise<string> {
  return (await import('#seeds/photos/photographs-dir.ts')).PHOTOGRAPHS_DIR
}

function tellIndexed(done: number, total: number): void {
  console.log(`Search index: ${done} of ${total} products`)
}

async function seededDatabase({ size, seed }: { size: string; seed: number }): Promise<string> {
  const { ensureShopDatabase, parseSize } = await import('#seeds/seed.ts')
  const { path } = await ensureShopDatabase({ size: parseSize(size), seed, dir: DATA_DIR, onProgress: console.log })
  return path
}
