// wrangler.toml comes with examples: whoever deploys puts their own hosts and ids there. What is wrong with them is refused before anything is done.

/** The part of an environment of wrangler.toml that is read. */
export interface EnvironmentValues {
  /** Of its worker. */
  name: string
  requiredSecrets: readonly string[]
  vars: Readonly<Record<string, unknown>>
  kv_namespaces: readonly { binding: string; id?: string | undefined }[]
  /** Patterns: a custom domain, or a host with a path, each perhaps with `*`. */
  routes: readonly string[]
}

/** Why an environment is not deployed, as a sentence; null: it may be. @param others with which it must share neither a domain nor a namespace */
export function environmentProblem(
  environment: string,
  values: EnvironmentValues,
  others: ReadonlyMap<string, EnvironmentValues>,
): string | null {
  const here = `[env.${environment}] of wrangler.toml`
  const examples = exampleValues(values)
  if (examples.length > 0) return `${here} still has examples: ${examples.join(', ')}.`
  const origin = String(values.vars['PUBLIC_ORIGIN'])
  if (!isRouted(origin, values)) return `${here} has no route for ${origin} (PUBLIC_ORIGIN): nobody would reach the worker.`
  for (const [other, its] of others) {
    const domain = sharedDomain(values, its)
    if (domain !== undefined) return `${here} and [env.${other}] share ${domain}, so logins of one would go to the other (EXT-62).`
    const shared = values.kv_namespaces.find(({ id }) => id !== undefined && its.kv_namespaces.some((theirs) => theirs.id === id))
    if (shared) return `${here} and [env.${other}] share the namespace of ${shared.binding}, so pages of one would be those of the other.`
  }
  return null
}

/** Names of values that are still the examples. */
function exampleValues({ vars, kv_namespaces, routes }: EnvironmentValues): string[] {
  const isExample = (address: unknown) => hostIn(String(address)).endsWith('.example')
  return [
    ...Object.keys(vars).filter((name) => isExample(vars[name])),
    ...kv_namespaces.filter(({ id = '' }) => /^(.)\1*$/.test(id)).map(({ binding }) => `id of ${binding}`),
    ...routes.filter(isExample).map((pattern) => `route ${pattern}`),
  ]
}

/** Whether a route leads visitors of an origin to the worker. A * begins the host of a pattern and stands for any text. */
function isRouted(origin: string, { routes }: EnvironmentValues): boolean {
  const name = hostIn(origin)
  return routes.map(hostIn).some((host) => (host.startsWith('*') ? name.endsWith(host.slice(1)) : name === host))
}

/** What browsers visit, or send cookies to. */
const VISITED = ['PUBLIC_ORIGIN', 'OTHER_HOSTS', 'SERVED_HOSTS', 'PARENT_DOMAIN', 'VENDOR_HOST', 'ADMIN_HOST']

/**
 * A label below a public suffix (publicsuffix.org): of two labels where a shop of our markets may stand under it. One that is missing refuses too much
 * alone.
 */
const REGISTRABLE = /[^.*]+\.(?:(?:com|net|org|info|shop|sklep)\.pl|(?:com|nom|org)\.es|co\.uk|(?:workers|pages)\.dev|[^.]+)$/

/** A registrable domain that both have, such as patyna.pl: its cookies of one would go to the other, and a page of one may set them for the other. */
function sharedDomain(one: EnvironmentValues, other: EnvironmentValues): string | undefined {
  const [domains = [], theirs = []] = [one, other].map(({ vars, routes }) =>
    [...VISITED.flatMap((name) => String(vars[name] ?? '').split(',')), ...routes].flatMap(
      (address) => REGISTRABLE.exec(hostIn(address))?.[0] ?? [],
    ),
  )
  return domains.find((domain) => theirs.includes(domain))
}

/** @param address origin, host or pattern of a route */
function hostIn(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[:/].*$/, '')
}
