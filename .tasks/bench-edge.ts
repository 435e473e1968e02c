// npm run bench:edge: how fast stored pages leave the edge, beside a bare worker.
import { benchEdge } from '#edge/bench/bench-edge.ts'
import { startServer } from '#mock-api/bench/server-process.ts'
import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { ensureShopDatabase } from '#seeds/seed.ts'
import { ensureBuilt } from './build.ts'
import { readOptions } from './read-options.ts'
import { DATA_DIR } from './settings.ts'

const PRODUCTS = 20_000

const HELP = `npm run bench:edge -- [options]

  --rounds <n>    turns of a second that each case gets   10
  --port <n>      the first of four                       8861
  --help          this text`

const { values } = readOptions(HELP, {
  options: {
    rounds: { type: 'string', default: '10' },
    port: { type: 'string', default: '8861' },
  },
})

const workerDir = await ensureBuilt()
const { path } = await ensureShopDatabase({ size: PRODUCTS, dir: DATA_DIR, onProgress: console.log })
const port = Number(values.port)
const mock = await startServer({ db: path, port: port + 3 })
const credentials = { email: PERSONAS.customer.email, password: PERSONA_PASSWORD }
try {
  await benchEdge({
    shopApiOrigin: mock.origin,
    credentials,
    workerDir,
    dir: DATA_DIR,
    port,
    rounds: Number(values.rounds),
    log: console.log,
  })
} finally {
  await mock.stop()
}
