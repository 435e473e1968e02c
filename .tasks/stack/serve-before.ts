import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#edge/dev/local/free-port.ts'
import { serveEdge } from '#edge/dev/local/serve.ts'
import { ensureBuilt } from './ensure-built.ts'

/** Serves another edge on a free port, in front of the shop API at an origin. `stop` ends it. */
export async function serveBefore(shopApiOrigin: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const workerDir = await ensureBuilt()
  const dataDir = mkdtempSync(join(tmpdir(), 'patyna-edge-'))
  const edge = await serveEdge({ host: '127.0.0.1', port: await freePort(), shopApiOrigin, platform: 'unlimited', workerDir, dataDir })
  return {
    origin: edge.origin,
    async stop() {
      await edge.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
