// npm run soak:edge: many mixed visits, some of which break off, and the worker's memory meanwhile. Ends with 1 when a bar is broken.
import { soakEdge } from '../load-tests/soak/soak.ts'
import { buildAndSeed } from './build-and-seed.ts'
import { readOptions } from './read-options.ts'

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

const isMet = await soakEdge({
  ...(await buildAndSeed(PRODUCTS)),
  port: Number(values.port),
  requests: Number(values.requests),
  seed: Number(values.seed),
})
process.exit(isMet ? 0 : 1)
