import { copyFileSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { serveEdge } from '#edge/dev/local/serve.ts'
import { startServer } from '../mock/bench/server-process.ts'
import { ensureShopDatabase, parseSize } from '#seeds/seed.ts'
import type { LoadStack } from './load-stack.ts'
import { needFreePort } from '#edge/dev/local/free-port.ts'

export interface LoadStackOptions {
  /** Folder of the run, for its database and logs. */
  folder: string
  /** Name of the shop, for runs with several. @default shop */
  name?: string
  hasEdge: boolean
  /** Further options of the mock. */
  mockArgs: readonly string[]
  size: string
  /** First of two ports. */
  port: number
  workerDir: string
  dir: string
  /** Whether the mock draws pictures, which sessions that check pages request. @default false */
  hasPictures?: boolean
  /** Scheduled actions set the clock and purge the cache: pages use the mock's time, and purges have a secret. */
  hasControl: boolean
}

/** Start functions of the working tree or of another commit. */
export interface ShopModules {
  seeds: Pick<typeof import('#seeds/seed.ts'), 'ensureShopDatabase' | 'parseSize'>
  servers: Pick<typeof import('../mock/bench/server-process.ts'), 'startServer'>
  edges: Pick<typeof import('#edge/dev/local/serve.ts'), 'serveEdge'>
}

export const OWN_MODULES: ShopModules = { seeds: { ensureShopDatabase, parseSize }, servers: { startServer }, edges: { serveEdge } }

const HOST = '127.0.0.1'

/** Starts the shop of a run: the mock API on its own database, with its control API, behind the built worker. */
export async function startLoadStack(options: LoadStackOptions, { seeds, servers, edges } = OWN_MODULES): Promise<LoadStack> {
  const { folder, name = 'shop', hasEdge, mockArgs, size, port, workerDir, dir, hasControl, hasPictures = false } = options
  const mockPort = port + 1
  await needFreePort(HOST, mockPort, '--port')
  if (hasEdge) await needFreePort(HOST, port, '--port')
  const seeded = await seeds.ensureShopDatabase({ size: seeds.parseSize(size), dir, onProgress: console.log })
  const db = join(folder, `${name}.sqlite`)
  copyFileSync(seeded.path, db)
  const mock = await servers.startServer({ db, port: mockPort, hasPictures, isDetached: true, args: ['--control', ...mockArgs] })
  const alone = {
    mockOrigin: mock.origin,
    edgeOrigin: null,
    purgeSecret: '',
    hasControl: true,
    pids: { mock: mock.child.pid },
    stop: mock.stop,
  }
  if (!hasEdge) return alone
  const purgeSecret = hasControl ? crypto.randomUUID() : ''
  try {
    const edge = await edges.serveEdge({
      host: HOST,
      port,
      shopApiOrigin: mock.origin,
      platform: 'unlimited',
      // A run that is interrupted still asks the shop.
      isDetached: true,
      workerDir,
      dataDir: dir,
      ...(hasControl && { hasMockControl: true, vars: { PURGE_SECRET: purgeSecret } }),
      logFile: join(folder, `${name}-edge.log`),
    })
    return {
      ...alone,
      edgeOrigin: edge.origin,
      assets: builtFiles(workerDir),
      purgeSecret,
      pids: { edge: edge.pid, mock: mock.child.pid },
      async stop() {
        await edge.stop()
        await mock.stop()
      },
    }
  } catch (error) {
    await mock.stop()
    throw error
  }
}

/** Bytes of the files beside a built worker by path, in order of their names. */
function builtFiles(workerDir: string): Record<string, number> {
  const dir = join(workerDir, '../client/assets')
  const names = existsSync(dir) ? readdirSync(dir).toSorted() : []
  return Object.fromEntries(names.map((name) => [`/assets/${name}`, statSync(join(dir, name)).size]))
}
