import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { needFreePorts } from '#edge/dev/local/free-port.ts'
import { defineCommand } from '../load-tests/commands/command.ts'
import { DATA_DIR, readSettings } from './settings.ts'
import { followedServers, restartedMock } from './stack/restarted-mock.ts'

/** npm run dev: the storefront on Vite, in this process, and its mock. */
export const dev = defineCommand({
  help: '  No options. PORT (8787), MOCK_API_PORT (8788), HOST, SEED_SIZE and MOCK_CONTROL=1 of the environment mean what they do for npm start.',
  config: {},
  async run() {
    const settings = readSettings()
    const { host, port } = settings
    await needFreePorts(host, { PORT: port, MOCK_API_PORT: settings.mockApiPort })
    // Without these the dev server downloads a sample of request metadata.
    Object.assign(process.env, { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' })
    // Vite, wrangler and the mock are compiled once.
    process.env['NODE_COMPILE_CACHE'] ??= resolve(DATA_DIR, 'compile-cache')
    enableCompileCache()
    const fonts = import('#app/styles/fonts/make-fonts.ts')
    const starting = restartedMock(settings)
    // It controls the mock, so it is available on this machine only.
    if (settings.hasMockControl && settings.isLocal)
      process.env['OVERLAY'] = JSON.stringify((await import('./stack/overlay.ts')).overlaySettings())
    const { createServer } = await import('vite')
    const serving = createServer({ configLoader: 'native', server: { host, port }, plugins: [followedServers(starting)] })
    const [mock, server] = await Promise.all([starting, serving, fonts])
    await server.listen()
    server.printUrls()
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void Promise.all([server.close(), mock.stop()]).then(() => process.exit(0)))
    return null
  },
})
