// What stands for the platform's bindings on this machine: which there are, and with which limits, is in wrangler.toml alone.
import { relative, resolve } from 'node:path'
import { z } from 'zod'

/** Bindings of a built worker, from its wrangler.json. */
export const PlatformBindings = z.object({
  kv_namespaces: z.array(z.object({ binding: z.string() })).default([]),
  analytics_engine_datasets: z.array(z.object({ binding: z.string() })).default([]),
  ratelimits: z.array(z.object({ name: z.string(), simple: z.object({ limit: z.number(), period: z.number() }) })).default([]),
})

/**
 * Which bindings of the platform a worker gets. `as-deployed`: all of them; `unlimited`: all, but calls are counted without end, for tests and load that
 * come from one address; `bare`: none, for what measures or tests the worker without shared stores.
 */
export type Platform = 'as-deployed' | 'unlimited' | 'bare'

/**
 * Servers (host:port) that stand for a binding of the platform, for tests of bindings that hang, fail or lie. `cache`, `kv` and `assets` speak the protocol
 * of workerd; `limits` answers a POST with what the limiter says, as JSON.
 */
export type StandIns = Readonly<Partial<Record<'cache' | 'kv' | 'assets' | 'limits', string>>>

/** More than anybody calls within a minute. */
const NO_LIMIT = 1_000_000_000

/** The service that keeps the values of all namespaces without files. */
const STORE = 'kv-store'

/** The binding that the files of other builds are in, where there are any. */
const KEPT = { binding: 'ASSET_STORE', service: 'kept-assets' }

interface Options {
  bindings: z.infer<typeof PlatformBindings>
  platform: Platform
  /** Whether there are files of other builds. */
  hasKeptAssets: boolean
  /** A server stands for the limiters. */
  hasJudge: boolean
}

/** Rows of a worker's bindings, in Cap'n Proto. */
export function platformBindings({ bindings, platform, hasKeptAssets, hasJudge }: Options): string[] {
  const kept = hasKeptAssets ? [`(name = "${KEPT.binding}", kvNamespace = "${KEPT.service}")`] : []
  if (platform === 'bare') return kept
  const stores = bindings.kv_namespaces.filter(({ binding }) => !hasKeptAssets || binding !== KEPT.binding)
  return [
    ...kept,
    ...stores.map(({ binding }) => `(name = "${binding}", kvNamespace = "${STORE}")`),
    ...bindings.analytics_engine_datasets.map(({ binding }) => `(name = "${binding}", wrapped = (moduleName = "local:dataset"))`),
    ...bindings.ratelimits.map(({ name, simple: { limit, period } }) => {
      const most = platform === 'unlimited' ? NO_LIMIT : limit
      const judge = hasJudge ? ', (name = "judge", service = "limits")' : ''
      const inner = `(name = "most", json = "${most}"), (name = "seconds", json = "${period}")${judge}`
      return `(name = "${name}", wrapped = (moduleName = "local:rate-limit", innerBindings = [${inner}]))`
    }),
  ]
}

/** Service, and modules of this folder, that those rows need. @param configDir folder of the generated configuration @param date of compatibility */
export function platformParts(
  configDir: string,
  date: string,
  standIns: StandIns,
): { service: string; constants: string; extensions: string } {
  const own = (name: string) => `embed ${JSON.stringify(relative(configDir, resolve(import.meta.dirname, name)))}`
  return {
    service: serviceOf(STORE, '.kvStore', standIns.kv) + (standIns.limits === undefined ? '' : serviceOf('limits', '', standIns.limits)),
    extensions: '  extensions = [.platform],\n',
    constants: `
const kvStore :Workerd.Worker = (
  modules = [(name = "kv-worker.js", esModule = ${own('kv-worker.js')})],
  compatibilityDate = ${JSON.stringify(date)},
);

const platform :Workerd.Extension = (
  modules = [
    (name = "local:rate-limit", internal = true, esModule = ${own('rate-limit-binding.js')}),
    (name = "local:dataset", internal = true, esModule = ${own('dataset-binding.js')}),
  ],
);
`,
  }
}

/** The row of a service: a worker of ours, or the server that stands for it. */
export function serviceOf(name: string, worker: string, address?: string): string {
  const target = address === undefined ? `worker = ${worker}` : `external = (address = ${JSON.stringify(address)}, http = ())`
  return `    (name = "${name}", ${target}),\n`
}
