import { defineCommand } from '../load-tests/commands/command.ts'

/** npm run mock -- drift: holds a running shop API to the contract. */
export const mockDrift = defineCommand({
  help: `  <origin>            http://127.0.0.1:8788: a running shop API. Reads are made, and requests that are refused
  --boutique <slug>   a boutique to read; may be repeated
  --page <slug>       a content page in Polish to read; may be repeated
  --header <n: v>     sent with every request, as x-mock-world: drift; may be repeated
  --pause <ms>        between two requests                             100

  Exit code: 0 nothing differs, 1 something differs, 2 it could not run.`,
  config: {
    allowPositionals: true,
    options: {
      boutique: { type: 'string', multiple: true, default: [] },
      page: { type: 'string', multiple: true, default: [] },
      header: { type: 'string', multiple: true, default: [] },
      pause: { type: 'string', default: '100' },
    },
  },
  async run({ values, positionals }, { log }) {
    const [given = ''] = positionals
    if (positionals.length !== 1 || !URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
      throw new Error('Give one origin, as http://127.0.0.1:8788.')
    if (!/^\d{1,6}$/.test(values.pause)) throw new Error(`--pause is a whole number, not "${values.pause}".`)
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
      log(`✗ ${operationId}: ${kind}${place && ` ${place}`}: expected ${expected}, got ${got} (${responses}×, first: ${asks})`)
    }
    if (isUnanswered) throw new Error(`${origin} does not answer.`)
    log(`${drifts.length === 0 ? 'No' : drifts.length} differences in ${requests} responses. Without a good answer: ${notHeld.join(', ')}.`)
    return drifts.length === 0 ? 0 : 1
  },
})

function readHeader(text: string): [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(text) ?? []
  if (name === undefined || value === undefined) throw new Error(`--header is <name>: <value>, not "${text}".`)
  return [name, value]
}
