import { defineCommand } from '../load-tests/commands/command.ts'
import { ensureBuilt } from './stack/ensure-built.ts'

/** npm run build: builds the worker, even if the existing build is up to date. */
export const build = defineCommand({
  help: '  No options. CLOUDFLARE_ENV=preview or production builds for an environment; npm run deploy does so by itself.',
  config: {},
  async run() {
    await ensureBuilt({ force: true })
    return 0
  },
})

// As a comparison builds another commit (load-tests/compare/compared-build.ts).
if (import.meta.main) await ensureBuilt({ force: true })
