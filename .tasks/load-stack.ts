import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveEdge } from '#edge/local/serve.ts'
import { startServer } from '#mock-api/bench/server-process.ts'
import { ensureShopDatabase, parseSize } from '#seeds/seed.ts'
import type { LoadStack } from '../load-tests/run/load-stack.ts'
import { needFreePort } from './free-port.ts'

interface LoadStackOptions {
  /** Of this run: its database, its logs. */
  folder: string
  hasEdge: boolean
  /** More options of the mock. */
  mockArgs: readonly string[]
  size: string
  /** This and the next. */
  port: number
  workerDir: string
  dir: string
}

const HOST = '127.0.0.1'

/** The shop of a run: the mock API over a database of its own, with control, and the built worker before it. */
export async function startLoadStack({ folder, hasEdge, mockArgs, size, port, workerDir, dir }: LoadStackOptions): Promise<LoadStack> {
  const mockPort = port + 1
  await needFreePort(HOST, mockPort, '--port')
  if (hasEdge) await needFreePort(HOST, port, '--port')
  const { path } = await ensureShopDatabase({ size: parseSize(size), dir, onProgress: console.log })
  const db = join(folder, 'shop.sqlite')
  copyFileSync(path, db)
  const mock = await startServer({ db, port: mockPort, args: ['--control', ...mockArgs] })
  if (!hasEdge) return { db, mockOrigin: mock.origin, edgeOrigin: null, purgeSecret: '', pids: { mock: mock.child.pid }, stop: mock.stop }
  const purgeSecret = crypto.randomUUID()
  try {
    const edge = await serveEdge({
      host: HOST,
      port,
      shopApiOrigin: mock.origin,
      workerDir,
      dataDir: dir,
      // Pages are made at the mock's instant, which the night of shopping sets.
      hasMockControl: true,
      vars: { PURGE_SECRET: purgeSecret },
      logFile: join(folder, 'edge.log'),
    })
    return {
      db,
      mockOrigin: mock.origin,
      edgeOrigin: edge.origin,
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
