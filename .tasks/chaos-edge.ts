// npm run chaos:edge: the worker while its shop misbehaves, row by row of the resiliency matrix. Ends with 1 when a bar is broken.
import { chaosEdge } from '../load-tests/edge-faults/chaos-edge.ts'
import { buildAndSeed } from './build-and-seed.ts'
import { readOptions } from './read-options.ts'

const PRODUCTS = 1000

const HELP = `npm run chaos:edge -- [options]

  --only <row>,…    these rows alone (an unknown one lists all)
  --outage <s>      how long the shop is away in the row "outage"   60
  --port <n>        the first of seven                              8871
  --help            this text

  Between worker and mock stands toxiproxy: toxiproxy-server of the PATH, else Go builds it once.`

const { values } = readOptions(HELP, {
  options: {
    only: { type: 'string', default: '' },
    outage: { type: 'string', default: '60' },
    port: { type: 'string', default: '8871' },
  },
})

const isMet = await chaosEdge({
  ...(await buildAndSeed(PRODUCTS)),
  port: Number(values.port),
  only: values.only.split(',').filter(Boolean),
  outageSeconds: Number(values.outage),
})
process.exit(isMet ? 0 : 1)
