import { defineCommand } from '../load-tests/commands/command.ts'
import { exitCode, run } from './run-step.ts'
import { needFreePorts } from '#edge/dev/local/free-port.ts'
import { startMock } from './stack/start-mock.ts'
import { overlaySettings } from './stack/overlay.ts'
import { readSettings } from './settings.ts'

/** npm run dev: the storefront on Vite. */
export const dev = defineCommand({
  help: '  No options. PORT (8787), MOCK_API_PORT (8788), HOST, SEED_SIZE and MOCK_CONTROL=1 of the environment, as of npm start.',
  config: {},
  async run() {
    const settings = readSettings()
    await needFreePorts(settings.host, { PORT: settings.port, MOCK_API_PORT: settings.mockApiPort })
    await run('node', ['app/styles/fonts/make-fonts.ts'])
    const mock = await startMock(settings)
    const code = await exitCode('vite', ['dev', '--host', settings.host, '--port', String(settings.port)], {
      // Without these the dev server downloads a sample of request metadata.
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_SEND_METRICS: 'false',
      ...(settings.hasMockControl && { OVERLAY: JSON.stringify(overlaySettings()) }),
    })
    await mock.stop()
    return code
  },
})
