// A preview and production under one registrable domain share cookies: the panels' login cookie of one goes to the other, and a page of one may set
// cookies for the other (EXT-62).
import type { EnvironmentValues } from './example-values.ts'

/** What browsers visit, or send cookies to. */
const VISITED = ['PUBLIC_ORIGIN', 'OTHER_HOSTS', 'SERVED_HOSTS', 'PARENT_DOMAIN', 'VENDOR_HOST', 'ADMIN_HOST']

/** Public suffixes of two labels that a shop of our markets may stand under (publicsuffix.org). One that is missing only refuses too much. */
const SUFFIXES: ReadonlySet<string> = new Set([
  'com.pl',
  'net.pl',
  'org.pl',
  'info.pl',
  'shop.pl',
  'sklep.pl',
  'com.es',
  'nom.es',
  'org.es',
  'co.uk',
  'workers.dev',
  'pages.dev',
])

/** A registrable domain that both environments have, such as patyna.pl; null: they have none in common. */
export function sharedDomain(
  one: Pick<EnvironmentValues, 'vars' | 'routes'>,
  other: Pick<EnvironmentValues, 'vars' | 'routes'>,
): string | null {
  const domains = domainsOf(other)
  return [...domainsOf(one)].find((domain) => domains.has(domain)) ?? null
}

function domainsOf({ vars, routes }: Pick<EnvironmentValues, 'vars' | 'routes'>): ReadonlySet<string> {
  const named = VISITED.flatMap((name) => String(vars[name] ?? '').split(','))
  return new Set([...named, ...routes].map(registrable).filter(Boolean))
}

/** @param address origin, host or pattern of a route */
function registrable(address: string): string {
  const host = address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[:/].*$/, '')
  const labels = host.split('.')
  return labels
    .slice(SUFFIXES.has(labels.slice(-2).join('.')) ? -3 : -2)
    .join('.')
    .replace(/^\*/, '')
}
