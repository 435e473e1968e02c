// Settings of the local stack, from the environment.
import { parseSize } from '#seeds/seed-size.ts'

/** Folder of all generated files: databases, configuration. Safe to delete. */
export const DATA_DIR = '.data'

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1'])

export interface Settings {
  host: string
  /** Port of the edge. */
  port: number
  mockApiPort: number
  /** Address of an OTLP/HTTP collector that gets the spans of every request, or null. */
  collector: string | null
  /** Number of products in the seed. */
  seedSize: number
  /** Enables the mock's control, at /__mock/ and by cookies at the edge. */
  hasMockControl: boolean
  /** Whether it listens for this machine alone. */
  isLocal: boolean
  /** Serves /__ui, the page of the kit. */
  hasUiKit: boolean
  /** Whether calls of one address are limited, as where it is deployed. */
  hasRateLimits: boolean
}

/** Reads PORT, MOCK_API_PORT, OTLP_ENDPOINT, HOST, SEED_SIZE, MOCK_CONTROL, UI_KIT and RATE_LIMITS. @throws Error with a sentence for the terminal */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const host = env['HOST'] ?? '127.0.0.1'
  return {
    host,
    port: readPort('PORT', env, 8787),
    mockApiPort: readPort('MOCK_API_PORT', env, 8788),
    collector: env['OTLP_ENDPOINT'] ?? null,
    seedSize: parseSize(env['SEED_SIZE'] ?? '20k'),
    hasMockControl: env['MOCK_CONTROL'] === '1',
    isLocal: LOOPBACK.has(host),
    hasUiKit: env['UI_KIT'] === '1',
    hasRateLimits: env['RATE_LIMITS'] !== 'off',
  }
}

function readPort(name: string, env: NodeJS.ProcessEnv, fallback: number): number {
  const text = env[name]
  if (text === undefined) return fallback
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) throw new Error(`${name} must be a port number from 1 to 65535, not "${text}".`)
  return port
}
