// npm run chaos:mock: kills the mock API under writers and compares what is left with what was acknowledged. Ends with 1 when anything differs.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureShopDatabase } from '#seeds/seed.ts'
import { chaosMock } from '../load-tests/mock/chaos/chaos-mock.ts'
import { raceForStock } from '../load-tests/mock/chaos/race-for-stock.ts'
import { readOptions } from './read-options.ts'
import { DATA_DIR } from './settings.ts'

const PRODUCTS = 1000

const HELP = `npm run chaos:mock -- [options]

  --kills <n>    how often the server is killed      20
  --writers <n>  shoppers who write meanwhile        16
  --seed <n>     what they do and when it is killed  1
  --port <n>     this and the next                   8855
  --help         this text`

const { values } = readOptions(HELP, {
  options: {
    kills: { type: 'string', default: '20' },
    writers: { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '8855' },
  },
})

process.exit((await run()) ? 0 : 1)

async function run(): Promise<boolean> {
  const { path: seeded } = await ensureShopDatabase({ size: PRODUCTS, dir: DATA_DIR, onProgress: console.log })
  const folder = mkdtempSync(join(DATA_DIR, 'chaos-'))
  const [port, seed] = [Number(values.port), Number(values.seed)]
  const copied = (name: string) => {
    const path = join(folder, name)
    copyFileSync(seeded, path)
    return path
  }
  const chaos = await chaosMock({
    path: copied('kills.sqlite'),
    port,
    kills: Number(values.kills),
    writers: Number(values.writers),
    seed,
    log: console.log,
  })
  console.log(`${chaos.acknowledged} writes acknowledged, ${chaos.orders} of them orders; ${chaos.repeated} tries without an answer`)
  const race = await raceForStock({ path: copied('race.sqlite'), port, seed })
  console.log(`Two processes racing for 50 pieces sold ${race.sold} and refused ${race.refused}`)

  const problems = [...chaos.problems, ...race.problems]
  if (problems.length > 0) {
    console.log(`\n✗ Seed ${seed}: ${problems.length} differences; the databases are in ${folder}\n${problems.slice(0, 40).join('\n')}`)
    return false
  }
  rmSync(folder, { recursive: true })
  console.log(`\n✓ Seed ${seed}: no acknowledged write lost, none made twice, stock + sold = initial, the file is whole`)
  return true
}
