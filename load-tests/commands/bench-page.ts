import { serveEdge } from '#edge/dev/local/serve.ts'
import { ensureShopDatabase, parseSize } from '#seeds/seed.ts'
import { startServer } from '../mock/bench/server-process.ts'
import { benchPages } from '../page-bench/bench-pages.ts'
import { defineCommand, readNumber } from './command.ts'

const HOST = '127.0.0.1'

/** npm run bench:page: weight and speed of pages on a slow phone, of the shop as it is deployed. Times never fail it. */
export const benchPage = defineCommand({
  help: `npm run bench:page -- [options]

  --runs <n>  how often each page is loaded                3
  --size <n>  products, as 1k or 20k                       SEED_SIZE, else 20k
  --port <n>  of the shop; the next is the mock's          8987
  --help      this text

  Times never fail it; the exit code is 2 when something could not be measured.`,
  config: {
    options: {
      runs: { type: 'string', default: '3' },
      size: { type: 'string', default: process.env['SEED_SIZE'] ?? '20k' },
      port: { type: 'string', default: '8987' },
    },
  },
  async run({ values }, { dataDir, ensureBuilt, ensureChromium, log }) {
    const [port, runs] = [readNumber('port', values.port), readNumber('runs', values.runs)]
    const chromiumPath = ensureChromium()
    const workerDir = await ensureBuilt()
    const { path: db } = await ensureShopDatabase({ size: parseSize(values.size), dir: dataDir, onProgress: log })
    const mock = await startServer({ db, port: port + 1, hasPictures: true })
    try {
      const edge = await serveEdge({ host: HOST, port, shopApiOrigin: mock.origin, workerDir, dataDir })
      try {
        log(`Measuring ${values.size} products in Chromium …`)
        await benchPages({ origin: edge.origin, chromiumPath, runs, log })
      } finally {
        await edge.stop()
      }
    } finally {
      await mock.stop()
    }
    return 0
  },
})
