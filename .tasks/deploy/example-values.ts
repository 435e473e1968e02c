// wrangler.toml comes with examples; whoever deploys puts their own hosts and ids there.

/** The part of an environment that is read. */
export interface EnvironmentValues {
  vars: Readonly<Record<string, unknown>>
  kv_namespaces: readonly { binding: string; id?: string | undefined }[]
  /** Patterns of its routes: a custom domain, or a host with a path, each perhaps with `*`. */
  routes: readonly string[]
}

/** Names of values that are still the examples. */
export function exampleValues({ vars, kv_namespaces, routes }: EnvironmentValues): string[] {
  const hosts = Object.entries(vars).flatMap(([name, value]) => (hostOf(value).endsWith('.example') ? [name] : []))
  const namespaces = kv_namespaces.flatMap(({ binding, id = '' }) => (/^(.)\1*$/.test(id) ? [`id of ${binding}`] : []))
  const examples = routes.filter((pattern) => hostIn(pattern).endsWith('.example')).map((pattern) => `route ${pattern}`)
  return [...hosts, ...namespaces, ...examples]
}

/** Whether a route leads visitors of an origin to the worker. */
export function isRouted(origin: string, { routes }: Pick<EnvironmentValues, 'routes'>): boolean {
  const { hostname } = new URL(origin)
  // A * begins the host of a pattern and stands for any text.
  return routes.map(hostIn).some((host) => (host.startsWith('*') ? hostname.endsWith(host.slice(1)) : hostname === host))
}

function hostIn(pattern: string): string {
  return pattern.replace(/^https?:\/\//, '').replace(/\/.*$/, '')
}

function hostOf(value: unknown): string {
  const text = String(value)
  return URL.canParse(text) ? new URL(text).hostname : text
}
