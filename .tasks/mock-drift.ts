// npm run mock:drift -- <origin>: holds a running shop API to the contract.
import { readOptions } from './read-options.ts'

const HELP = `npm run mock:drift -- <origin> [options]

  <origin>            http://127.0.0.1:8788: a running shop API. Reads are made, and requests that are refused
  --boutique <slug>   a boutique to read; may be repeated
  --page <slug>       a content page in Polish to read; may be repeated
  --header <n: v>     sent with every request, as x-mock-world: drift; may be repeated
  --pause <ms>        between two requests                             100
  --help              this text

Exit code: 0 nothing differs, 1 something differs, 2 it could not run.`

const { values, positionals } = readOptions(HELP, {
  allowPositionals: true,
  options: {
    boutique: { type: 'string', multiple: true, default: [] },
    page: { type: 'string', multiple: true, default: [] },
    header: { type: 'string', multiple: true, default: [] },
    pause: { type: 'string', default: '100' },
  },
})

const [given = ''] = positionals
if (positionals.length !== 1 || !URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) fail(HELP)
if (!/^\d{1,6}$/.test(values.pause)) fail(`--pause is a whole number, not "${values.pause}".`)
const { origin } = new URL(given)

// The whole contract: only once the options are known to be right.
const { runDrift } = await import('#mock-api/drift/run-drift.ts')
const { drifts, notHeld, requests, isUnanswered } = await runDrift({
  origin,
  headers: { langId: 'pl', shippingTo: 'pl', ...Object.fromEntries(values.header.map(readHeader)) },
  fetch,
  pauseMs: Number(values.pause),
  boutiques: values.boutique,
  pages: values.page,
})
for (const { operationId, kind, place, expected, got, responses, asks } of drifts) {
  console.log(`✗ ${operationId}: ${kind}${place && ` ${place}`}: expected ${expected}, got ${got} (${responses}×, first: ${asks})`)
}
if (isUnanswered) fail(`${origin} does not answer.`)
console.log(
  `${drifts.length === 0 ? 'No' : drifts.length} differences in ${requests} responses. Without a good answer: ${notHeld.join(', ')}.`,
)
process.exitCode = drifts.length === 0 ? 0 : 1

function readHeader(text: string): [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(text) ?? []
  return name === undefined || value === undefined ? fail(`--header is <name>: <value>, not "${text}".`) : [name, value]
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}
