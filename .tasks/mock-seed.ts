import { ensureShopDatabase, parseSize } from '#seeds/seed.ts'
import { DEFAULT_SEED } from '#seeds/seed-size.ts'
import { defineCommand, readNumber } from '../load-tests/commands/command.ts'

/** npm run mock -- seed: makes the mock's database in the folder of generated files. The mock does so at its start, too. */
export const mockSeed = defineCommand({
  help: `  --size <n>  products, as 1k or 100k              SEED_SIZE, else 20k
  --seed <n>  seed of all random values            SEED, else ${DEFAULT_SEED}`,
  config: {
    options: {
      size: { type: 'string', default: process.env['SEED_SIZE'] ?? '20k' },
      seed: { type: 'string', default: process.env['SEED'] ?? String(DEFAULT_SEED) },
    },
  },
  async run({ values }, { dataDir, log }) {
    const seed = readNumber('seed', values.seed)
    if (!Number.isInteger(seed) || seed < 0) throw new Error(`--seed is a whole number, not "${values.seed}".`)
    const { path, checksum, broken, isNew } = await ensureShopDatabase({
      size: parseSize(values.size),
      seed,
      dir: dataDir,
      onProgress: log,
    })
    log(`${isNew ? 'Made' : 'There already:'} ${path}\nChecksum ${checksum}`)
    for (const { what, count } of broken) log(`${String(count).padStart(7)} ${what}`)
    return 0
  },
})
