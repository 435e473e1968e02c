import { spawnSync } from 'node:child_process'
import { copyFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { ensureShopDatabase, parseSize } from '#seeds/seed.ts'
import { machineLine, readMachine } from '../mock/bench/machine.ts'
import { startServer } from '../mock/bench/server-process.ts'
import { k6File } from '../run/k6-file.ts'
import { defineCommand, readNumber, readPort } from './command.ts'

/** npm run bench:mock: throughput and latency of the mock API over HTTP, by k6. Times never fail it; exit code 2: a call was refused. */
export const benchMock = defineCommand({
  help: `  --products <n>  as 20k                       100k
  --seconds <n>   duration of each kind of call  5
  --port <n>      of the server that is measured 8851`,
  config: {
    options: {
      products: { type: 'string', default: '100k' },
      seconds: { type: 'string', default: '5' },
      port: { type: 'string', default: '8851' },
    },
  },
  async run({ values }, { dataDir, log }) {
    const [port, seconds, size] = [readPort(values.port), readNumber('seconds', values.seconds), parseSize(values.products)]
    const k6 = k6File({ dir: dataDir, log })
    const { path } = await ensureShopDatabase({ size, dir: dataDir, onProgress: log })
    // Carts and likes go to a copy.
    const db = join(dataDir, 'bench-mock.sqlite')
    copyFileSync(path, db)
    const server = await startServer({ db, port })
    try {
      log(`${machineLine(readMachine())}\n${values.products} products, ready after ${(server.startMs / 1000).toFixed(1)} s`)
      const env = { SECONDS: String(seconds), EMAIL: PERSONAS.customer.email, PASSWORD: PERSONA_PASSWORD, ORIGIN: server.origin }
      const args = ['run', '--quiet', '--no-usage-report', '--address', '', resolve(import.meta.dirname, '../bench-mock-main.ts')]
      const { status } = spawnSync(k6, args, { stdio: 'inherit', env: { ...process.env, ...env } })
      return status === 0 ? 0 : 2
    } finally {
      await server.stop()
      for (const end of ['', '-wal', '-shm']) rmSync(db + end, { force: true })
    }
  },
})
