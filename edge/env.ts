import { z } from 'zod'
import type { KeyValueStore } from './cache/shared-pages.ts'

const Origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)

/** Names of this machine. Where the shop is public they are nobody's. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0']

const Env = z
  .object({
    SHOP_API_ORIGIN: Origin,
    PUBLIC_ORIGIN: Origin,
    OTHER_HOSTS: z.string().default(''),
    PARENT_DOMAIN: z.string().default(''),
    VENDOR_HOST: Origin,
    ADMIN_HOST: Origin,
  })
  .transform(({ OTHER_HOSTS, ...config }) => ({ ...config, hosts: hostsOf(config.PUBLIC_ORIGIN, OTHER_HOSTS) }))

/** Every name under which the shop answers (RFC 9110, 7.4: others are misdirected). */
function hostsOf(publicOrigin: string, others: string): ReadonlySet<string> {
  const { hostname } = new URL(publicOrigin)
  return new Set([hostname, ...(LOOPBACK.includes(hostname) ? LOOPBACK : []), ...others.split(',').filter(Boolean)])
}

/** A counter of the platform. */
export interface RateLimit {
  limit: (options: { key: string }) => Promise<{ success: boolean }>
}

/** Bindings as wrangler.toml declares them. */
export interface EdgeBindings {
  SHOP_API_ORIGIN: string
  PUBLIC_ORIGIN: string
  /** Further names of hosts under which this shop answers, without ports, separated by commas: of previews, of another machine's browser. */
  OTHER_HOSTS?: string
  /** `1` lets cookies choose a world and a scenario of the mock. The local stack alone sets it. */
  MOCK_CONTROL?: string
  /** Signs the facts that cookies keep for the tail of pages; a secret. Without it no cookie is believed and the shop is asked. */
  HINT_SECRET?: string
  /** `off`: no page is stored, neither written nor read. */
  PAGE_CACHE?: string
  /** KV namespace in which all locations share pages; without it each location keeps its own. */
  PAGE_STORE?: KeyValueStore
  /** Whoever knows it may purge pages by tag; absent, nobody can. */
  PURGE_SECRET?: string
  /** Domain of the login's cookie, such as patyna.example, when other hosts of it must know it, too; '' = this host alone. */
  PARENT_DOMAIN?: string
  /** Origin of the sellers' panel, a shop of its own (GAP-50). */
  VENDOR_HOST: string
  /** Origin of the administrators' panel (GAP-28). */
  ADMIN_HOST: string
  /** `1` writes a line for every request. */
  LOG_REQUESTS?: string
  /** Counters of calls (security/rate-limits.ts); absent on this machine. */
  LOGIN_LIMIT?: RateLimit
  SEARCH_LIMIT?: RateLimit
  REPORT_LIMIT?: RateLimit
  /** Static files of the build. */
  ASSETS: { fetch: (request: Request) => Promise<Response> }
}

/** Configuration of the edge, checked. */
export type EdgeConfig = z.infer<typeof Env>

const parsed = new WeakMap<object, EdgeConfig>()

/** Checks the configuration once per isolate; a wrong one stops every request with the name of the value. */
export function parseEnv(bindings: EdgeBindings): EdgeConfig {
  const known = parsed.get(bindings)
  if (known) return known
  const config = Env.parse(bindings)
  parsed.set(bindings, config)
  return config
}
