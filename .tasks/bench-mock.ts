// npm run bench:mock: how much the mock API stands, over HTTP. Times never fail it; it ends with 1 when a call was refused.
import { ensureShopDatabase, parseSize } from '#seeds/seed.ts'
import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { benchMock } from '../load-tests/mock/bench/bench-mock.ts'
import { readOptions } from './read-options.ts'
import { DATA_DIR } from './settings.ts'

const SMALL = 100_000

const HELP = `npm run bench:mock -- [options]

  --products <n>  also search a shop of so many, as 1m
  --seconds <n>   how long each case lasts               5
  --port <n>      of the server that is measured         8851
  --help          this text`

const { values } = readOptions(HELP, {
  options: {
    products: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    port: { type: 'string', default: '8851' },
  },
})

const sizes = [SMALL, ...(values.products === undefined ? [] : [parseSize(values.products)])]
const databases = []
for (const size of sizes) {
  const { path } = await ensureShopDatabase({ size, dir: DATA_DIR, onProgress: console.log })
  databases.push({ products: size, path })
}
const credentials = { email: PERSONAS.customer.email, password: PERSONA_PASSWORD }
await benchMock({ databases, credentials, dir: DATA_DIR, port: Number(values.port), seconds: Number(values.seconds), log: console.log })
