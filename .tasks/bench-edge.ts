// npm run bench:edge: how fast stored pages leave the edge, beside a bare worker.
import { benchEdge } from '../load-tests/edge-bench/bench-edge.ts'
import { startServer } from '../load-tests/mock/bench/server-process.ts'
import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { buildAndSeed } from './build-and-seed.ts'
import { readOptions } from './read-options.ts'

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

const { db, ...worker } = await buildAndSeed(PRODUCTS)
const port = Number(values.port)
const mock = await startServer({ db, port: port + 3 })
const credentials = { email: PERSONAS.customer.email, password: PERSONA_PASSWORD }
try {
  await benchEdge({
    shopApiOrigin: mock.origin,
    ...worker,
    credentials,
    port,
    rounds: Number(values.rounds),
  })
} finally {
  await mock.stop()
}
