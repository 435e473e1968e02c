import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { openDb } from '#db/open.ts'
import { createMockApi } from '#mock-api/app.ts'
import { systemClock } from '#mock-api/clock.ts'
import { listen } from '#mock-api/listen.ts'
import { ensureShopDatabase } from '#seeds/seed.ts'
import { defineCommand } from '../load-tests/commands/command.ts'
import { ensureSchemathesis } from './fuzz-schemathesis.ts'
import { exitCode } from './run-step.ts'
import { DATA_DIR } from './settings.ts'

const PRODUCTS = 1000
/** Names in mock-api/openapi/fuzz-personas.json. */
const VISITORS = ['guest', 'pro']
/** Minimum number of calls of all visitors. Fewer mean that the document was not fully read. */
const LEAST_CASES = 1000

const Report = z.object({ test_cases: z.object({ generated: z.int(), unique_failures: z.int(), errored: z.int() }) })

/**
 * npm run test:matrix -- fuzz: schemathesis makes up thousands of valid and invalid calls from the OpenAPI document and runs all of its checks on
 * every response. Once as a guest and once as a professional, with and without the control API, each pair against its own mock.
 */
export const fuzz = defineCommand({
  help: `  --examples <n>  calls that are made up for each operation   30
  --seed <n>      makes the same ones again

  The exit code is 1 when a response violates the document. Needs Python 3.10 with venv.`,
  config: { options: { examples: { type: 'string', default: '30' }, seed: { type: 'string' } } },
  async run({ values }, { log }) {
    const schemathesis = await ensureSchemathesis()
    mkdirSync(`${DATA_DIR}/results`, { recursive: true })
    let cases = 0
    let failures = 0
    // With the control API, journal and faults wrap every call.
    for (const hasControl of [false, true]) {
      const mock = await startMockOfItsOwn(hasControl)
      try {
        for (const visitor of VISITORS) {
          log(`\n── As ${visitor}, ${hasControl ? 'with' : 'without'} control ──`)
          const made = await fuzzAs(visitor, mock.origin, { schemathesis, ...values })
          cases += made.cases
          failures += made.failures
        }
      } finally {
        await mock.stop()
      }
    }
    log(`\n${cases} cases, ${failures} failures`)
    return failures === 0 && cases >= LEAST_CASES ? 0 : 1
  },
})

interface FuzzOptions {
  /** Path of the program. */
  schemathesis: string
  examples: string
  seed?: string | undefined
}

/** One run; any other exit code than 0 is at least a failure. */
async function fuzzAs(
  visitor: string,
  origin: string,
  { schemathesis, examples, seed }: FuzzOptions,
): Promise<{ cases: number; failures: number }> {
  const report = join(DATA_DIR, 'results', `fuzz-${visitor}.json`)
  rmSync(report, { force: true })
  const code = await exitCode(schemathesis, [
    '--config-file=mock-api/openapi/fuzz.toml',
    'run',
    `${origin}/openapi.json`,
    '--checks=all',
    '--continue-on-failure',
    `--auth-wfc-user=${visitor}`,
    `--max-examples=${examples}`,
    `--report-json-path=${report}`,
    ...(seed === undefined ? [] : [`--seed=${seed}`]),
  ])
  const { test_cases: counts } = Report.parse(JSON.parse(readFileSync(report, 'utf8')))
  return { cases: counts.generated, failures: counts.unique_failures + counts.errored || (code === 0 ? 0 : 1) }
}

/** A mock in this process on a free port, with a disposable copy of the seeded shop. */
async function startMockOfItsOwn(hasControl: boolean): Promise<{ origin: string; stop: () => Promise<void> }> {
  const { path } = await ensureShopDatabase({ size: PRODUCTS, dir: DATA_DIR, onProgress: console.log })
  const folder = join(DATA_DIR, 'fuzz')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const copy = join(folder, 'shop.sqlite')
  const seeded = openDb(path)
  seeded.$client.prepare('VACUUM INTO ?').run(copy)
  seeded.$client.close()
  const db = openDb(copy)
  const listener = await listen({ host: '127.0.0.1', port: 0 })
  let payments = 0
  // The ids of the dictionary in fuzz.toml: a tool cannot take a payment id from a response.
  const newPaymentId = () => `00000000-0000-4000-8000-${String(++payments).padStart(12, '0')}`
  listener.serve(createMockApi({ db, clock: systemClock, validateResponses: true, newPaymentId, hasControl }).fetch)
  return {
    origin: listener.origin,
    async stop() {
      await listener.close()
      db.$client.close()
    },
  }
}
