// npm run soak:edge: many mixed visits, some of which break off, and the worker's memory meanwhile. Ends with 1 when a bar is broken.
import { soakEdge } from '#edge/chaos/soak.ts'
import { ensureShopDatabase } from '#seeds/seed.ts'
import { ensureBuilt } from './build.ts'
import { readOptions } from './read-options.ts'
import { DATA_DIR } from './settings.ts'

const PRODUCTS = 1000

const HELP = `npm run soak:edge -- [options]

  --requests <n>  visits; the verdict is meant for   100000
  --seed <n>      what they are                      1
  --port <n>      the first of eight                   8881
  --help          this text`

const { values } = readOptions(HELP, {
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '8881' },
  },
})

const workerDir = await ensureBuilt()
const { path } = await ensureShopDatabase({ size: PRODUCTS, dir: DATA_DIR, onProgress: console.log })
const isMet = await soakEdge({
  db: path,
  workerDir,
  dir: DATA_DIR,
  port: Number(values.port),
  requests: Number(values.requests),
  seed: Number(values.seed),
  log: console.log,
})
process.exit(isMet ? 0 : 1)
