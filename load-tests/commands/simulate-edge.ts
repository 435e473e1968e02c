import { simulateEdge as simulate } from '../cache-simulation/simulate-edge.ts'
import { defineCommand, readNumber } from './command.ts'

/** npm run load -- simulate: the page cache over many locations, of synthetic visits. */
export const simulateEdge = defineCommand({
  help: `  What a store shared by many locations costs and saves: hits, renders and writes a second, and what the
  platform charges a month at three sizes; half a minute.

  --pages <n>       number of pages that are visited               20000
  --exponent <x>    of the popularity of pages (Zipf)              0.9
  --rate <n>        visits a second                                50
  --seconds <n>     duration                                       3600
  --make-ms <n>     duration of an uncached render                 100
  --seed <n>        of all random draws                            1`,
  config: {
    options: {
      pages: { type: 'string', default: '20000' },
      exponent: { type: 'string', default: '0.9' },
      rate: { type: 'string', default: '50' },
      seconds: { type: 'string', default: '3600' },
      'make-ms': { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
    },
  },
  async run({ values }, { log }) {
    const seed = readNumber('seed', values.seed)
    const traffic = {
      pages: readNumber('pages', values.pages),
      exponent: readNumber('exponent', values.exponent),
      rate: readNumber('rate', values.rate),
      seconds: readNumber('seconds', values.seconds),
    }
    const { pages, exponent, rate, seconds } = traffic
    const synthetic = `Synthetic: ${pages} pages, exponent ${exponent}, ${rate} visits a second for ${seconds} s, seed ${seed}`
    const lines = simulate({ traffic, makeMs: readNumber('make-ms', values['make-ms']), seed })
    log([`${synthetic}.`, ...lines].join('\n'))
    return 0
  },
})
