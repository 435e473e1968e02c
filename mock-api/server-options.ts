import { parseArgs } from 'node:util'

export const HELP = `The mock of the shop's API, with its own database and pictures.

  npm run mock -- [options]

  --size <n>       products in the seed, as 1k, 20k or 1m            SEED_SIZE      20k
  --seed <n>       number from which everything is made               SEED           42
  --db <path>      an existing database instead of a seeded one       –              –
  --port <n>       where to listen                                    MOCK_API_PORT  8788
  --host <name>    on which address                                   HOST           127.0.0.1
  --latency <ms>   holds every answer under /shop back                MOCK_LATENCY   0
  --like-requires-login  guests have no likes (GAP-01)              LIKE_REQUIRES_LOGIN  false
  --no-response-check  for load work: answers are not compared with the contract
  --no-pictures    for load work: none are drawn, /photos answers 404
  --help           this text

  MOCK_CONTROL=1 opens /__mock/, for this machine alone, and hears the headers of worlds, faults and scenarios.
  Options win over the environment. /docs is the reference, /openapi.json the document, /healthz says when it is ready.`

export interface ServerOptions {
  /** As given: 20k. The seed reads it. */
  size: string
  seed: number
  /** Path of an existing database, or undefined to seed one. */
  db: string | undefined
  port: number
  host: string
  latencyMs: number
  validateResponses: boolean
  hasPictures: boolean
  likeRequiresLogin: boolean
  hasControl: boolean
  isHelp: boolean
}

/**
 * Reads the options of the server from the command line and, behind it, the environment.
 * @throws Error that says which value is wrong
 */
export function readServerOptions(args: string[], env: NodeJS.ProcessEnv): ServerOptions {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      size: { type: 'string', default: env['SEED_SIZE'] ?? '20k' },
      seed: { type: 'string', default: env['SEED'] ?? '42' },
      db: { type: 'string' },
      port: { type: 'string', default: env['MOCK_API_PORT'] ?? '8788' },
      host: { type: 'string', default: env['HOST'] ?? '127.0.0.1' },
      latency: { type: 'string', default: env['MOCK_LATENCY'] ?? '0' },
      'like-requires-login': { type: 'boolean', default: env['LIKE_REQUIRES_LOGIN'] === 'true' },
      'response-check': { type: 'boolean', default: true },
      pictures: { type: 'boolean', default: true },
      help: { type: 'boolean', default: false },
    },
  })
  return {
    size: values.size,
    seed: wholeNumber('--seed', values.seed, 2 ** 32 - 1),
    db: values.db,
    port: wholeNumber('--port', values.port, 65_535),
    host: values.host,
    latencyMs: wholeNumber('--latency', values.latency, 60_000),
    validateResponses: values['response-check'],
    hasPictures: values.pictures,
    likeRequiresLogin: values['like-requires-login'],
    hasControl: env['MOCK_CONTROL'] === '1',
    isHelp: values.help,
  }
}

function wholeNumber(name: string, text: string, highest: number): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number > highest) throw new Error(`${name} must be a whole number from 0 to ${highest}, not "${text}".`)
  return number
}
