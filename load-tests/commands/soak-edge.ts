import { runSoak } from '../soak/soak.ts'
import { buildAndSeed } from './build-and-seed.ts'
import { defineCommand, readNumber, readPort } from './command.ts'

const PRODUCTS = 1000

/** npm run load -- soak: many mixed visits, some of which disconnect, and the worker's memory meanwhile. Exit code 1: a threshold is crossed. */
export const soakEdge = defineCommand({
  help: `  --requests <n>  visits; the thresholds are meant for        100000
  --flood <n>     addresses of the flood after half of them   3000
  --seed <n>      of all random choices                         1
  --port <n>      the first of seven                          8881`,
  config: {
    options: {
      requests: { type: 'string', default: '100000' },
      flood: { type: 'string', default: '3000' },
      seed: { type: 'string', default: '1' },
      port: { type: 'string', default: '8881' },
    },
  },
  async run({ values }, project) {
    const isMet = await runSoak({
      port: readPort(values.port, 6),
      requests: readNumber('requests', values.requests),
      floodKeys: readNumber('flood', values.flood),
      seed: readNumber('seed', values.seed),
      ...(await buildAndSeed(project, PRODUCTS)),
    })
    return isMet ? 0 : 1
  },
})
