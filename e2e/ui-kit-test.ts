// Fixture for tests of the kit page. The deployed worker has no such page, so they start another worker, built beside it.
import { serveEdge } from '#edge/dev/local/serve.ts'
import { DATA_DIR } from '../.tasks/settings.ts'
import { ensureBuilt } from '../.tasks/stack/ensure-built.ts'
import { test as base } from './fixtures.ts'
import { STACK_ENV, UI_KIT_PORT } from './stack.ts'

/** Build time limit in ms: seconds, on a busy machine many. */
const START_MS = 120_000

export const test = base.extend<Record<never, never>, { kitOrigin: string }>({
  kitOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, provide) => {
      const running = process.env['UI_KIT_URL']
      if (running !== undefined) return provide(running)
      const shopApiOrigin = `http://${STACK_ENV.HOST}:${STACK_ENV.MOCK_API_PORT}`
      const at = { host: STACK_ENV.HOST, port: UI_KIT_PORT, shopApiOrigin }
      const workerDir = await ensureBuilt({ hasUiKit: true })
      const { origin, stop } = await serveEdge({ ...at, platform: 'unlimited', workerDir, dataDir: DATA_DIR })
      await provide(origin)
      await stop()
    },
    { scope: 'worker', timeout: START_MS },
  ],

  baseURL: async ({ kitOrigin }, provide) => {
    await provide(kitOrigin)
  },
})
