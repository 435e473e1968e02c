import { runFaultSuite } from '../edge-faults/run-fault-suite.ts'
import { buildAndSeed } from './build-and-seed.ts'
import { defineCommand, readNumber, readPort } from './command.ts'

const PRODUCTS = 1000

/** npm run test:chaos: the worker while the shop API misbehaves, case by case. Exit code 1: a threshold is crossed. */
export const chaosEdge = defineCommand({
  help: `  --only <case>,…   these cases alone (an unknown one lists all)
  --outage <s>      how long the shop API is down in the case "outage"   60
  --port <n>        the first of seven                                   8871

  Between worker and mock stands toxiproxy: toxiproxy-server of the PATH, else Go builds it once.`,
  config: {
    options: {
      only: { type: 'string', default: '' },
      outage: { type: 'string', default: '60' },
      port: { type: 'string', default: '8871' },
    },
  },
  async run({ values }, project) {
    const isMet = await runFaultSuite({
      port: readPort(values.port, 6),
      only: values.only.split(',').filter(Boolean),
      outageSeconds: readNumber('outage', values.outage),
      ...(await buildAndSeed(project, PRODUCTS)),
    })
    return isMet ? 0 : 1
  },
})
