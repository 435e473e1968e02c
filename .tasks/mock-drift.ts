// npm run mock:drift -- <origin>: holds a running shop API to the contract.
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { readOptions } from './read-options.ts'
import { DATA_DIR } from './settings.ts'

const HELP = `npm run mock:drift -- <origin> [options]

  <origin>            http://127.0.0.1:8788: a running shop API. Reads are made, and requests that are refused
  --write             also cart, likes, addresses, lists and an order that is not paid and is cancelled, with a
                      test account; asks before the first request
  --settle            with --write: a second order, paid in the sandbox, which the account withdraws from
  --account <e-mail>  the test account for --write; its password comes from the environment: DRIFT_PASSWORD
  --yes               does not ask
  --boutique <slug>   a boutique that no banner leads to; may be repeated
  --page <slug>       a content page in Polish that no banner leads to; may be repeated
  --header <n: v>     sent with every request, as x-mock-world: drift; may be repeated
  --requests <n>      at most                                          200
  --pause <ms>        between two requests                             100
  --report <path>     beginning of the two report files                ${DATA_DIR}/results/mock-drift
  --help              this text

Exit code: 0 nothing differs, 1 something differs or the run ended early, 2 it could not run.`

const { values, positionals } = readOptions(HELP, {
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    settle: { type: 'boolean', default: false },
    account: { type: 'string' },
    yes: { type: 'boolean', default: false },
    boutique: { type: 'string', multiple: true, default: [] },
    page: { type: 'string', multiple: true, default: [] },
    header: { type: 'string', multiple: true, default: [] },
    requests: { type: 'string', default: '200' },
    pause: { type: 'string', default: '100' },
    report: { type: 'string', default: join(DATA_DIR, 'results', 'mock-drift') },
  },
})

const [given = ''] = positionals
if (positionals.length !== 1 || !URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) fail(HELP)
const { origin } = new URL(given)
if (values.settle && !values.write) fail('--settle goes with --write.')
const account = values.write ? testAccount() : null
if (account && !values.yes && !(await isWanted())) process.exit(2)

// The whole contract: only once the options are known to be right.
const { runDrift } = await import('#mock-api/drift/run-drift.ts')
const { driftLine, driftPage, verdictLine } = await import('#mock-api/drift/drift-report.ts')
const result = await runDrift({
  origin,
  headers: { langId: 'pl', shippingTo: 'pl', ...Object.fromEntries(values.header.map(readHeader)) },
  fetch,
  mostRequests: wholeNumber('requests', values.requests),
  pauseMs: wholeNumber('pause', values.pause),
  account,
  settles: values.settle,
  boutiques: values.boutique,
  pages: values.page,
  startedAt: Date.now(),
})
mkdirSync(join(values.report, '..'), { recursive: true })
writeFileSync(`${values.report}.json`, JSON.stringify(result, null, 2))
writeFileSync(`${values.report}.html`, String(driftPage(result)))
if (result.calls.every(({ status }) => status === null)) fail(`Nothing answers at ${origin}.`)
if (result.endedBecause !== null) console.log(`The run ended early. ${result.endedBecause}`)
for (const drift of result.drifts) console.log(`✗ ${driftLine(drift)}`)
console.log(`${verdictLine(result)}\n${result.requests} requests; report: ${values.report}.html`)
process.exitCode = result.drifts.length === 0 && result.endedBecause === null ? 0 : 1

function testAccount() {
  const password = process.env['DRIFT_PASSWORD']
  if (values.account === undefined || password === undefined) {
    return fail('--write needs --account <e-mail> and the password of that test account in DRIFT_PASSWORD.')
  }
  return { email: values.account, password }
}

async function isWanted(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const question = `${origin} will get a cart, likes, an address, lists and a cancelled order${values.settle ? ' and a paid one' : ''} of the test account. Go on? [y/N] `
  // An input that ends says no.
  const answer = await Promise.race([terminal.question(question), once(terminal, 'close').then(() => '')])
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

function readHeader(text: string): [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(text) ?? []
  return name === undefined || value === undefined ? fail(`--header is <name>: <value>, not "${text}".`) : [name, value]
}

function wholeNumber(option: string, text: string): number {
  return /^\d{1,6}$/.test(text) ? Number(text) : fail(`--${option} is a whole number, not "${text}".`)
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}
