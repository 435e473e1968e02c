// npm start: the storefront as deployed, on this machine. Built worker on workerd, mock API on Node, until Ctrl-C.
import { serveEdge } from '#edge/dev/local/serve.ts'
import { ensureBuilt } from './stack/ensure-built.ts'
import { needFreePorts } from '#edge/dev/local/free-port.ts'
import { startMock } from './stack/start-mock.ts'
import { builtOverlay } from './stack/overlay.ts'
import { DATA_DIR, readSettings } from './settings.ts'

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1'])

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function start(): Promise<void> {
  const settings = readSettings()
  const { host, port } = settings
  await needFreePorts(host, { PORT: port, MOCK_API_PORT: settings.mockApiPort })
  const workerDir = await ensureBuilt({ hasUiKit: settings.hasUiKit })
  // Arguments are the mock's: npm start -- --clock 2022-03-17T12:00
  const args = process.argv.slice(2)
  const mock = await startMock(settings, args)
  const hasMockControl = settings.hasMockControl || args.some((arg) => arg === '--control')
  // It controls the mock, so it is available on this machine only.
  const overlay = hasMockControl && LOOPBACK.has(host) ? await builtOverlay() : null
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
}
