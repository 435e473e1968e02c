import { needFreePorts } from '#edge/dev/local/free-port.ts'
import { serveEdge } from '#edge/dev/local/serve.ts'
import { HELP, readServerOptions, serverOptions } from '#mock-api/server-options.ts'
import { defineCommand } from '../load-tests/commands/command.ts'
import { DATA_DIR, readSettings } from './settings.ts'
import { ensureBuilt } from './stack/ensure-built.ts'
import { builtOverlay } from './stack/overlay.ts'
import { besideMock, startMock } from './stack/start-mock.ts'

// Where both listen is of the environment.
const { port: _port, host: _host, ...MOCK_OPTIONS } = serverOptions(process.env)

/** npm start: the built worker on workerd with the mock API, until Ctrl-C. The options are the mock's: npm start -- --clock 2022-03-17T12:00 */
export const start = defineCommand({
  help: `  The environment says where they are: PORT (8787), MOCK_API_PORT (8788), HOST (127.0.0.1). MOCK_CONTROL=1: the mock's control and the
  development overlay; UI_KIT=1: the kit at /__ui; RATE_LIMITS=off; OTLP_ENDPOINT: where spans go. The options are the mock's:

${HELP.split('\n')
  .filter((line) => !/^  --(port|host) /.test(line))
  .join('\n')}`,
  config: { allowNegative: true, options: MOCK_OPTIONS },
  async run(_parsed, _project, args) {
    const { hasMockControl, mockArgs, vars } = besideMock(readServerOptions([...args], process.env))
    const settings = readSettings()
    const { host, port } = settings
    await needFreePorts(host, { PORT: port, MOCK_API_PORT: settings.mockApiPort })
    const workerDir = await ensureBuilt({ hasUiKit: settings.hasUiKit })
    const mock = await startMock(settings, [...args, ...mockArgs])
    // It controls the mock, so it is available on this machine only.
    const overlay = hasMockControl && settings.isLocal ? await builtOverlay() : null
    const edge = await serveEdge({
      host,
      port,
      shopApiOrigin: mock.origin,
      platform: settings.hasRateLimits ? 'as-deployed' : 'unlimited',
      workerDir,
      dataDir: DATA_DIR,
      hasMockControl,
      ...(overlay && { inFront: overlay.inFront }),
      vars: {
        ...vars,
        ...(overlay && { OVERLAY: JSON.stringify(overlay.settings) }),
        ...(settings.collector !== null && { OTLP_ENDPOINT: settings.collector, OTLP_SAMPLE_ALL: '1' }),
      },
    })

    console.log(`\n  Shop      ${edge.origin}\n  Mock API  ${mock.origin}   (reference: ${mock.origin}/docs)`)
    if (overlay) console.log(`  Overlay   ${edge.origin}/__overlay   (shows it in the browser that opens this)`)
    console.log('\n  Ctrl-C ends all.\n')

    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        void Promise.all([edge.stop(), mock.stop()]).then(() => process.exit(0))
      })
    }
    return null
  },
})
