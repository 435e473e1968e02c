import { costTable } from '../cache-simulation/monthly-cost.ts'
import { defineCommand, readNumber } from './command.ts'

/** npm run load -- simulate: what a store shared by many locations costs a month. */
export const simulateEdge = defineCommand({
  help: '  --seed <n>  of all random choices  1',
  config: { options: { seed: { type: 'string', default: '1' } } },
  async run({ values }, { log }) {
    log(costTable(readNumber('seed', values.seed)).join('\n'))
    return 0
  },
})
