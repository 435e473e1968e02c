import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { ensureShopDatabase, parseSize } from '#seeds/seed.ts'
import { benchMock as runMockBench } from '../mock/bench/bench-mock.ts'
import { defineCommand, readNumber } from './command.ts'

const SMALL = 100_000

/** npm run bench:mock: throughput, latency and memory of the mock API over HTTP. Times never fail it; exit code 2: a call was refused. */
export const benchMock = defineCommand({
  help: `  --products <n>  also search a shop of this size, as 20k
  --seconds <n>   duration of each case                  5
  --port <n>      of the server that is measured         8851`,
  config: {
    options: {
      products: { type: 'string' },
      seconds: { type: 'string', default: '5' },
      port: { type: 'string', default: '8851' },
    },
  },
  async run({ values }, { dataDir, log }) {
    const [port, seconds] = [readNumber('port', values.port), readNumber('seconds', values.seconds)]
    const sizes = [SMALL, ...(values.products === undefined ? [] : [parseSize(values.products)])]
    const databases = []
    for (const size of sizes) {
      const { path } = await ensureShopDatabase({ size, dir: dataDir, onProgress: log })
      databases.push({ products: size, path })
    }
    const credentials = { email: PERSONAS.customer.email, password: PERSONA_PASSWORD }
    await runMockBench({ databases, credentials, dir: dataDir, port, seconds, log })
    return 0
  },
})
