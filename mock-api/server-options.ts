import { parseArgs } from 'node:util'
import { originOf } from '#edge/dev/local/listening.ts'
import { FASTEST_CLOCK } from './clock.ts'
import { readInstant } from './control/instant-text.ts'
import type { MainClock } from './store/worlds.ts'

export const HELP = `  --size <n>       products in the seed, as 1k, 20k or 100k          SEED_SIZE      20k
  --seed <n>       seed of all random values                          SEED           42
  --db <path>      an existing database instead of a seeded one       –              –
  --port <n>       port to listen on                                  MOCK_API_PORT  8788
  --host <name>    address to listen on                               HOST           127.0.0.1
  --latency <ms>   delays every response under /shop                  MOCK_LATENCY   0
  --clock <instant>  the main world begins at it and stands still; ISO 8601, local to Warsaw without an offset
  --clock-speed <n>  with --clock: the main world goes on from there, 1 as time goes
  --control        opens /__mock/, for this machine alone: clock, worlds, personas, mails,  MOCK_CONTROL=1
                   data, faults; accepts the headers of worlds, faults and scenarios
  --cors <origin>[,<origin>]  pages of these origins, with credentials, or of any with *, may call the shop from a browser
  --edge-credential <secret>[,<next>]  calls with neither are answered with 403 (EXT-64)
  --like-requires-login  guests have no likes (GAP-01)              LIKE_REQUIRES_LOGIN  false
  --no-response-check  for load work: responses are not compared with the contract
  --no-pictures    for load work: /photos answers 404
  --no-stock-guard for load work: orders take nothing out of stock, which the invariants have to notice

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
  hasStockGuard: boolean
  hasControl: boolean
  /** Origins whose pages may call the shop; * is any. */
  corsOrigins: readonly string[]
  /** Of the edge; none: they are not asked for. */
  edgeCredentials: readonly string[]
  /** Of the main world; undefined: as the machine's. */
  mainClock: MainClock | undefined
  /** Where the pages of the shop are. */
  shopOrigin: string
  isHelp: boolean
}

/** Options of node:util parseArgs; an environment gives their defaults. */
export function serverOptions(env: NodeJS.ProcessEnv) {
  return {
    size: { type: 'string', default: env['SEED_SIZE'] ?? '20k' },
    seed: { type: 'string', default: env['SEED'] ?? '42' },
    db: { type: 'string' },
    port: { type: 'string', default: env['MOCK_API_PORT'] ?? '8788' },
    host: { type: 'string', default: env['HOST'] ?? '127.0.0.1' },
    latency: { type: 'string', default: env['MOCK_LATENCY'] ?? '0' },
    'like-requires-login': { type: 'boolean', default: env['LIKE_REQUIRES_LOGIN'] === 'true' },
    'response-check': { type: 'boolean', default: true },
    pictures: { type: 'boolean', default: true },
    'stock-guard': { type: 'boolean', default: true },
    'edge-credential': { type: 'string', default: '' },
    clock: { type: 'string' },
    'clock-speed': { type: 'string' },
    cors: { type: 'string' },
    control: { type: 'boolean', default: env['MOCK_CONTROL'] === '1' },
  } as const
}

/**
 * Reads the options of the server from the command line and, behind it, the environment.
 * @throws Error that says which value is wrong
 */
export function readServerOptions(args: string[], env: NodeJS.ProcessEnv): ServerOptions {
  const options = { ...serverOptions(env), help: { type: 'boolean', default: false } } as const
  const { values } = parseArgs({ args, allowNegative: true, options })
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
    hasStockGuard: values['stock-guard'],
    hasControl: values.control,
    corsOrigins: values.cors?.split(',').map(readCors) ?? [],
    edgeCredentials: values['edge-credential'].split(',').filter(Boolean),
    mainClock: readClock(values.clock, values['clock-speed']),
    shopOrigin: env['SHOP_ORIGIN'] ?? originOf(env['HOST'] ?? '127.0.0.1', Number(env['PORT'] ?? '8787')),
    isHelp: values.help,
  }
}

function readCors(text: string): string {
  if (text !== '*' && (!URL.canParse(text) || new URL(text).origin !== text))
    throw new Error(`--cors must be an origin, as http://localhost:3000, or *, not "${text}".`)
  return text
}

function readClock(text: string | undefined, speed: string | undefined): MainClock | undefined {
  if (text === undefined) {
    if (speed === undefined) return undefined
    throw new Error('--clock-speed goes with --clock.')
  }
  const shows = readInstant(text)
  if (shows === null) throw new Error(`--clock must be an instant from 1970 to 2099, as 2022-03-17T12:00:00Z, not "${text}".`)
  const times = Number(speed ?? '0')
  if (speed === '' || !(times >= 0 && times <= FASTEST_CLOCK)) {
    throw new Error(`--clock-speed must be a number from 0 to ${FASTEST_CLOCK}, not "${speed}".`)
  }
  return { shows, speed: times }
}

function wholeNumber(name: string, text: string, highest: number): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number > highest) throw new Error(`${name} must be a whole number from 0 to ${highest}, not "${text}".`)
  return number
}
