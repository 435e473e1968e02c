import { serveEdge } from '#edge/dev/local/serve.ts'
import { ensureBuilt } from './ensure-built.ts'
import { DATA_DIR } from '../settings.ts'

interface ServeUiKitOptions {
  host: string
  port: number
  shopApiOrigin: string
}

/** Serves the worker with the UI kit page, /__ui; builds it when it is stale. */
export async function serveUiKit(options: ServeUiKitOptions): Promise<{ origin: string; stop: () => Promise<void> }> {
  return serveEdge({ ...options, platform: 'unlimited', workerDir: await ensureBuilt({ hasUiKit: true }), dataDir: DATA_DIR })
}
