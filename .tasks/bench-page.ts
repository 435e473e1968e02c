// npm run bench:page: what pages weigh and how long they take on a slow phone. The shop as it is deployed, on ports of its own.
import { serveEdge } from '#edge/dev/local/serve.ts'
import { benchPages } from '../load-tests/page-bench/bench-pages.ts'
import { ensureChromium } from './browser.ts'
import { ensureBuilt } from './build.ts'
import { startMock } from './mock-process.ts'
import { readOptions } from './read-options.ts'
import { DATA_DIR, readSettings } from './settings.ts'

const PORTS = { PORT: '8987', MOCK_API_PORT: '8988' }

const HELP = `npm run bench:page -- [options]

  --runs <n>  how often each page is loaded   3
  --help      this text

  Times never fail it; the exit code is 1 when something could not be measured.`

const { values } = readOptions(HELP, { options: { runs: { type: 'string', default: '3' } } })
const { host, ...settings } = readSettings({ ...PORTS, ...process.env })
const chromiumPath = ensureChromium()
await ensureBuilt()
const mock = await startMock({ host, ...settings }, ['--no-response-check'])
const edge = await serveEdge({ host, port: settings.port, shopApiOrigin: mock.origin, dataDir: DATA_DIR })
const stop = () => Promise.all([edge.stop(), mock.stop()])

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(130)))

try {
  console.log(`Measuring ${settings.seedSize} products in Chromium …`)
  await benchPages({ origin: edge.origin, chromiumPath, runs: Number(values.runs), log: console.log })
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await stop()
}
