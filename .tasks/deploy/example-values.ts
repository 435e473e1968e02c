// wrangler.toml comes with examples; whoever deploys puts their own hosts and ids there.

/** The part of an environment that is read. */
export interface EnvironmentValues {
  vars: Readonly<Record<string, unknown>>
  kv_namespaces: readonly { binding: string; id?: string | undefined }[]
}

/** Names of values that are still the examples. */
export function exampleValues({ vars, kv_namespaces }: EnvironmentValues): string[] {
  const hosts = Object.entries(vars).flatMap(([name, value]) => (hostOf(value).endsWith('.example') ? [name] : []))
  const namespaces = kv_namespaces.flatMap(({ binding, id = '' }) => (/^(.)\1*$/.test(id) ? [`id of ${binding}`] : []))
  return [...hosts, ...namespaces]
}

function hostOf(value: unknown): string {
  const text = String(value)
  return URL.canParse(text) ? new URL(text).hostname : text
}
