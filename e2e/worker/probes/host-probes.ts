// THE TABLE OF HOST PROBES: host names of a public storefront, requested over http, and the expected responses.
import { FOREIGN_HOST } from './redirect-probes.ts'

/** The configuration under test. */
export const PUBLIC_VARS = {
  PUBLIC_ORIGIN: 'https://shop.test',
  OTHER_HOSTS: 'www.shop.test,former.test',
  SERVED_HOSTS: 'preview.test',
  VISITOR_FACTS_SECRET: 'a-secret-of-the-probes',
  PURGE_SECRET: 'another-secret-of-the-probes',
} as const

export interface HostProbe {
  host: string
  path: string
  status: number
  /** @default none */
  location?: string
}

const PATHS: readonly (readonly [string, string])[] = [
  ['/', '/'],
  ['/produkty?page=2&utm_source=a', '/produkty?page=2&utm_source=a'],
  ['/shop/client/details', '/shop/client/details'],
  ['/__whole?to=%2F', '/__whole?to=%2F'],
  [`//${FOREIGN_HOST}/`, `/${FOREIGN_HOST}/`],
  [`/.//${FOREIGN_HOST}`, `/${FOREIGN_HOST}`],
  [`/@${FOREIGN_HOST}`, `/@${FOREIGN_HOST}`],
  [`/\\${FOREIGN_HOST}`, `/${FOREIGN_HOST}`],
]

const LED_TO: Readonly<Record<string, string>> = {
  'shop.test': 'https://shop.test',
  'shop.test:8080': 'https://shop.test',
  'SHOP.test': 'https://shop.test',
  'www.shop.test': 'https://shop.test',
  'former.test': 'https://shop.test',
  'preview.test': 'https://preview.test',
}

const UNKNOWN = [FOREIGN_HOST, `shop.test.${FOREIGN_HOST}`, 'a.shop.test', '127.0.0.1', 'localhost']

export const HOST_PROBES: readonly HostProbe[] = [
  ...Object.entries(LED_TO).flatMap(([host, origin]) =>
    PATHS.map(([path, led]): HostProbe => ({ host, path, status: 301, location: origin + led })),
  ),
  ...UNKNOWN.flatMap((host) => PATHS.map(([path]): HostProbe => ({ host, path, status: 421 }))),
  // Load balancers use any host name they know.
  ...[...Object.keys(LED_TO), ...UNKNOWN].flatMap((host) =>
    ['/healthz', '/readyz'].map((path): HostProbe => ({ host, path, status: 200 })),
  ),
]
