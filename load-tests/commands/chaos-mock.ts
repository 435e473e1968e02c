import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureShopDatabase } from '#seeds/seed.ts'
import { chaosMock as killUnderWriters } from '../mock/chaos/chaos-mock.ts'
import { raceForStock } from '../mock/chaos/race-for-stock.ts'
import { defineCommand, readNumber } from './command.ts'

const PRODUCTS = 1000
/** The terminal shows the first differences. */
const MAX_SHOWN = 40

/** npm run test:chaos -- mock: kills the mock API under writers and compares its database with what was acknowledged. Exit code 1: they differ. */
export const chaosMock = defineCommand({
  help: `  --kills <n>    how often the server is killed              20
  --writers <n>  shoppers who write meanwhile                16
  --seed <n>     of their writes and the times of the kills  1
  --port <n>     this and the next                           8855`,
  config: {
    options: {
      kills: { type: 'string', default: '20' },
      writers: { type: 'string', default: '16' },
      seed: { type: 'string', default: '1' },
      port: { type: 'string', default: '8855' },
    },
  },
  async run({ values }, { dataDir, log }) {
    const [port, seed] = [readNumber('port', values.port), readNumber('seed', values.seed)]
    const [kills, writers] = [readNumber('kills', values.kills), readNumber('writers', values.writers)]
    const { path: seeded } = await ensureShopDatabase({ size: PRODUCTS, dir: dataDir, onProgress: log })
    const folder = mkdtempSync(join(dataDir, 'chaos-'))
    const copyOf = (name: string) => {
      const path = join(folder, name)
      copyFileSync(seeded, path)
      return path
    }
    const chaos = await killUnderWriters({ path: copyOf('kills.sqlite'), kills, writers, port, seed, log })
    log(`${chaos.acknowledged} writes acknowledged, ${chaos.orders} of them orders; ${chaos.repeated} tries without an answer`)
    const race = await raceForStock({ path: copyOf('race.sqlite'), port, seed })
    log(`Two processes racing for 50 pieces sold ${race.sold} and refused ${race.refused}`)

    const problems = [...chaos.problems, ...race.problems]
    if (problems.length > 0) {
      const shown = problems.slice(0, MAX_SHOWN).join('\n')
      log(`\n✗ Seed ${seed}: ${problems.length} differences; the databases are in ${folder}\n${shown}`)
      return 1
    }
    rmSync(folder, { recursive: true })
    log(`\n✓ Seed ${seed}: no acknowledged write lost or applied twice, stock + sold = initial, the file passes its integrity check`)
    return 0
  },
})
