import { z } from 'zod'

const Origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)

/** Names of this machine. Where the shop is public they are nobody's. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0']

/** Names without ports, separated by commas. */
const HostNames = z
  .string()
  .default('')
  .transform((names) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  )

const Env = z
  .object({
    SHOP_API_ORIGIN: Origin,
    PUBLIC_ORIGIN: Origin,
    OTHER_HOSTS: HostNames,
    SERVED_HOSTS: HostNames,
    PARENT_DOMAIN: z.string().default(''),
    VENDOR_HOST: Origin,
    ADMIN_HOST: Origin,
  })
  .transform(({ OTHER_HOSTS, SERVED_HOSTS, ...config }) => ({ ...config, ...hostsOf(config.PUBLIC_ORIGIN, OTHER_HOSTS, SERVED_HOSTS) }))

/** The host names of the storefront; any other is misdirected (RFC 9110, 7.4). */
function hostsOf(publicOrigin: string, others: readonly string[], served: readonly string[]) {
  const { protocol, hostname } = new URL(publicOrigin)
  const known = [hostname, ...(LOOPBACK.includes(hostname) ? LOOPBACK : []), ...others, ...served]
  // Without https nothing is canonical: a developer's machine answers under all its names.
  const isPublic = protocol === 'https:'
  return {
    isPublic,
    hosts: new Set(known) as ReadonlySet<string>,
    /** Those that answer themselves; the rest lead to PUBLIC_ORIGIN. */
    servedHosts: new Set(isPublic ? [hostname, ...served] : known) as ReadonlySet<string>,
  }
}

/** The part of a KV namespace that is used. */
export interface KeyValueStore {
  get: (key: string, type: 'arrayBuffer') => Promise<ArrayBuffer | null>
  put: (key: string, value: string | ArrayBufferView, options: { expirationTtl: number }) => Promise<void>
}

/** A counter of the platform. */
export interface RateLimit {
  limit: (options: { key: string }) => Promise<{ success: boolean }>
}

/** Bindings as wrangler.toml declares them. */
export interface EdgeBindings {
  SHOP_API_ORIGIN: string
  PUBLIC_ORIGIN: string
  /**
   * Further host names of this storefront, without ports, separated by commas: `www`, former domains, another machine's browser. With an https
   * PUBLIC_ORIGIN they answer 301 to it.
   */
  OTHER_HOSTS?: string
  /** Further host names that serve pages themselves and never lead to PUBLIC_ORIGIN: of previews. */
  SERVED_HOSTS?: string
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
  /** Counters of calls (http/rate-limits.ts); absent on this machine. */
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
