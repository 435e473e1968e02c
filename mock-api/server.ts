// npm run mock: the mock API as a process of its own. Seeds its database and pictures first when they are not there.
import { existsSync } from 'node:fs'
import { openDb } from '#db/open.ts'
import { createMockApi } from './app.ts'
import { systemClock } from './clock.ts'
import { listen } from './listen.ts'
import { createSearchIndex } from './search/search-index.ts'
import { HELP, readServerOptions, type ServerOptions } from './server-options.ts'

/** Folder for everything that is made on this machine. */
const DATA_DIR = '.data'

try {
  const options = readServerOptions(process.argv.slice(2), process.env)
  if (options.isHelp) console.log(HELP)
  else await run(options)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  // The port may be held already; nothing will ever answer on it.
  process.exit(1)
}

async function run({ host, port, latencyMs, validateResponses, likeRequiresLogin, ...source }: ServerOptions): Promise<void> {
  // SQLite would make a new, empty one.
  if (source.db !== undefined && !existsSync(source.db)) throw new Error(`There is no database ${source.db}.`)
  const listener = await listen({ host, port })
  const path = source.db ?? (await seededDatabase(source))
  // Seeds are imported here alone: the mock itself runs on any database of the schema.
  const { ensurePhotos } = await import('#seeds/photos/ensure-photos.ts')
  const photos = await ensurePhotos({ dir: DATA_DIR, onProgress: console.log })
  const db = openDb(path)
  const search = createSearchIndex(db, { onProgress: tellIndexed })
  const app = createMockApi({ db, clock: systemClock, search, photosDir: photos.dir, latencyMs, validateResponses, likeRequiresLogin })
  listener.serve(app.fetch)
  console.log(`Mock API  ${listener.origin}   reference: ${listener.origin}/docs   database: ${path}`)

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void listener.close().then(() => {
        db.$client.close()
        process.exit(0)
      })
    })
  }
}

function tellIndexed(done: number, total: number): void {
  console.log(`Search index: ${done} of ${total} products`)
}

async function seededDatabase({ size, seed }: Pick<ServerOptions, 'size' | 'seed'>): Promise<string> {
  const { ensureShopDatabase, parseSize } = await import('#seeds/seed.ts')
  const { path } = await ensureShopDatabase({ size: parseSize(size), seed, dir: DATA_DIR, onProgress: console.log })
  return path
}
