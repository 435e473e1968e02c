import { z } from 'zod'

const Origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)

/** Names of a developer's machine, accepted where PUBLIC_ORIGIN is one of them. */
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
    OLD_SESSIONS_UNTIL: z.union([z.literal(''), z.iso.date()]).default(''),
    VENDOR_HOST: Origin,
    ADMIN_HOST: Origin,
  })
  .transform(({ OTHER_HOSTS, SERVED_HOSTS, ...config }) => ({ ...config, ...hostsOf(config.PUBLIC_ORIGIN, OTHER_HOSTS, SERVED_HOSTS) }))

/** The host names of the storefront; any other is misdirected (RFC 9110, 7.4). */
function hostsOf(publicOrigin: string, others: readonly string[], served: readonly string[]) {
  const { protocol, hostname } = new URL(publicOrigin)
  const known = [hostname, ...(LOOPBACK.includes(hostname) ? LOOPBACK : []), ...others, ...served]
  // Without https no name is canonical: a developer's machine serves all of its names.
  const isPublic = protocol === 'https:'
  return {
    isPublic,
    hosts: new Set(known) as ReadonlySet<string>,
    /** Names that serve pages; the others redirect to PUBLIC_ORIGIN. */
    servedHosts: new Set(isPublic ? [hostname, ...served] : known) as ReadonlySet<string>,
  }
}

/** The part of a KV namespace that is used. */
export interface KeyValueStore {
  get: (key: string, type: 'arrayBuffer') => Promise<ArrayBuffer | null>
  put: (key: string, value: string | ArrayBufferView, options: { expirationTtl: number; metadata?: string }) => Promise<void>
  /** In the order of their names, 1,000 at a time. */
  list: (options: { prefix: string; cursor: string | null }) => Promise<ListedKeys>
}

export interface ListedKeys {
  keys: readonly { name: string; metadata?: unknown }[]
  list_complete: boolean
  cursor?: string
}

/** A rate limit of the platform. */
export interface RateLimit {
  limit: (options: { key: string }) => Promise<{ success: boolean }>
}

export type RateLimitName = 'LOGIN_LIMIT' | 'SEARCH_LIMIT' | 'REPORT_LIMIT' | 'RENDER_LIMIT' | 'PRIVATE_LIMIT'

/** Bindings as wrangler.toml declares them. */
export interface EdgeBindings {
  SHOP_API_ORIGIN: string
  PUBLIC_ORIGIN: string
  /**
   * Further host names of the storefront, without ports, separated by commas: `www`, former domains, a machine's network addresses. With an https
   * PUBLIC_ORIGIN they redirect to it (301).
   */
  OTHER_HOSTS?: string
  /** Further host names that serve pages and never redirect: previews. */
  SERVED_HOSTS?: string
  /** `1` lets cookies choose a world and a scenario of the mock. The local stack alone sets it. */
  MOCK_CONTROL?: string
  /** Secret that signs the visitor-facts cookies. Without it no such cookie is trusted, and the facts are requested each time. */
  VISITOR_FACTS_SECRET?: string
  /** `off`: the page cache is neither read nor written. */
  PAGE_CACHE?: string
  /** KV namespace in which all locations share pages; without it each location has its own. */
  PAGE_STORE?: KeyValueStore
  /** KV namespace with the files of the last builds (gateway/kept-assets.ts); without it each build has its own alone. */
  ASSET_STORE?: Pick<KeyValueStore, 'get'>
  /** Secret by which the shop API knows this edge (upstream/edge-credential.ts); without it calls carry none. */
  EDGE_CREDENTIAL?: string
  /** Secret for purging pages by tag; without it purging is off. */
  PURGE_SECRET?: string
  /** `1` admits outage drills (http/outage-drill.ts), which also take the secret: previews alone. */
  OUTAGE_DRILL?: string
  DRILL_SECRET?: string
  /** Domain whose other hosts, the panels, get a login cookie of their own, such as patyna.example; '': there is none. */
  PARENT_DOMAIN?: string
  /** Day until which sessions of older builds are taken over (session/old-session.ts), such as 2027-01-31; '': none is. */
  OLD_SESSIONS_UNTIL?: string
  /** Origin of the sellers' panel, a site of its own (GAP-50). */
  VENDOR_HOST: string
  /** Origin of the administrators' panel (GAP-28). */
  ADMIN_HOST: string
  /** `1` logs a line for each request. */
  LOG_REQUESTS?: string
  /** Address of an OpenTelemetry collector's trace service (OTLP/HTTP), such as https://otlp.example/v1/traces; without it no spans are recorded. */
  OTLP_ENDPOINT?: string
  /** Secret: the value of the Authorization header for it. */
  OTLP_AUTHORIZATION?: string
  /** `1` records every request instead of a sample. The local stack alone sets it. */
  OTLP_SAMPLE_ALL?: string
  /** Dataset of Analytics Engine for metrics (operations/metrics/columns.ts); without it they are in the log alone. */
  METRICS?: { writeDataPoint: (point: { indexes: string[]; blobs: string[]; doubles: number[] }) => void }
  /** Rate limits (http/rate-limits.ts); without one nothing is counted. */
  LOGIN_LIMIT?: RateLimit
  SEARCH_LIMIT?: RateLimit
  REPORT_LIMIT?: RateLimit
  RENDER_LIMIT?: RateLimit
  PRIVATE_LIMIT?: RateLimit
  /** Static files of the build. */
  ASSETS: { fetch: (request: Request) => Promise<Response> }
}

/** Configuration of the edge, checked. */
export type EdgeConfig = z.infer<typeof Env>

const parsed = new WeakMap<object, EdgeConfig>()

/** Checks the configuration once per isolate; a wrong value fails every request with its name. */
export function parseEnv(bindings: EdgeBindings): EdgeConfig {
  const known = parsed.get(bindings)
  if (known) return known
  const config = Env.parse(bindings)
  parsed.set(bindings, config)
  return config
}
