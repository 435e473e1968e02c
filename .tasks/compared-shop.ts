import { copyFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LoadStack } from '../load-tests/run/load-stack.ts'
import type { ComparedBuild } from './compared-build.ts'
import { needFreePort } from './free-port.ts'
import { DATA_DIR } from './settings.ts'

interface ComparedShopOptions {
  build: ComparedBuild
  /** Of the run: database and logs of this shop. */
  folder: string
  name: string
  hasEdge: boolean
  mockArgs: readonly string[]
  size: string
  /** This and the next. */
  port: number
}

const HOST = '127.0.0.1'

/** A shop of a commit, which starts it by its own means: its mock over a new copy of its database, and its worker before it. */
export async function startComparedShop({ build, folder, name, hasEdge, mockArgs, size, port }: ComparedShopOptions): Promise<LoadStack> {
  for (const each of hasEdge ? [port, port + 1] : [port + 1]) await needFreePort(HOST, each, '--port')
  const [seeds, servers]: [typeof import('#seeds/seed.ts'), typeof import('#mock-api/bench/server-process.ts')] = await Promise.all([
    ofBuild(build, 'seeds/seed.ts'),
    ofBuild(build, 'mock-api/bench/server-process.ts'),
  ])
  const seeded = await seeds.ensureShopDatabase({ size: seeds.parseSize(size), dir: DATA_DIR, onProgress: console.log })
  const db = join(folder, `${name}.sqlite`)
  copyFileSync(seeded.path, db)
  const mock = await servers.startServer({ db, port: port + 1, args: ['--control', ...mockArgs] })
  const alone = { db, mockOrigin: mock.origin, edgeOrigin: null, purgeSecret: '', pids: { mock: mock.child.pid }, stop: mock.stop }
  if (!hasEdge) return alone
  try {
    const { serveEdge }: typeof import('#edge/local/serve.ts') = await ofBuild(build, 'edge/local/serve.ts')
    const edge = await serveEdge({
      host: HOST,
      port,
      shopApiOrigin: mock.origin,
      workerDir: join(build.dir, 'dist/rsc'),
      dataDir: resolve(DATA_DIR),
      logFile: join(folder, `${name}-edge.log`),
    })
    return {
      ...alone,
      edgeOrigin: edge.origin,
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

/** A module of that commit, not of ours. */
function ofBuild({ dir }: ComparedBuild, path: string) {
  return import(pathToFileURL(join(dir, path)).href)
}
