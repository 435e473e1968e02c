import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { runEdgeBench } from '../edge-bench/run-edge-bench.ts'
import { startServer } from '../mock/bench/server-process.ts'
import { buildAndSeed } from './build-and-seed.ts'
import { defineCommand } from './command.ts'

const PRODUCTS = 20_000

/** npm run bench:edge: cached and uncached pages beside a bare worker in the same process. Times never fail it. */
export const benchEdge = defineCommand({
  help: `npm run bench:edge -- [options]

  --rounds <n>    turns of one second for each case   10
  --port <n>      the first of four                   8861
  --help          this text`,
  config: {
    options: {
      rounds: { type: 'string', default: '10' },
      port: { type: 'string', default: '8861' },
    },
  },
  async run({ values }, project) {
    const { db, ...worker } = await buildAndSeed(project, PRODUCTS)
    const port = Number(values.port)
    const mock = await startServer({ db, port: port + 3 })
    const credentials = { email: PERSONAS.customer.email, password: PERSONA_PASSWORD }
    try {
      await runEdgeBench({ shopApiOrigin: mock.origin, ...worker, credentials, port, rounds: Number(values.rounds) })
    } finally {
      await mock.stop()
    }
    return 0
  },
})
