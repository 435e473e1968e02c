// THE TABLE OF REQUEST KINDS: what a browser requests of the storefront. The recording counts them (recorded-visits.json), sessions of load tests make
// them. A request of none of these kinds is recorded under its path, and recorded-visits.test.ts fails until it has a row here.
import type { RequestName } from '../session/request-names.ts'

export interface KindRow {
  /** Of method and path, without the build's id: `GET /_rsc/produkty`. */
  on: RegExp
  /** Header that tells it from others at the same path. */
  header?: string
  /** Names under which sessions make it; empty: they leave it out, and why. */
  names: readonly RequestName[]
  leftOut?: string
}

const PAGES = ['home', 'listing', 'search results', 'deep page', 'filtered listing', 'product', 'cart page', 'favourites page'] as const

/** The first row that fits counts. */
export const REQUEST_KINDS = {
  'panel prefetch': { on: /^GET \/_rsc\/~/, header: 'patyna-prefetch', names: ['panel prefetch'] },
  panel: { on: /^GET \/_rsc\/~/, names: ['panel'] },
  prefetch: { on: /^GET \/_rsc\//, header: 'patyna-prefetch', names: ['prefetch'] },
  refresh: { on: /^GET \/_rsc\//, header: 'patyna-refresh', names: ['listing refresh', 'product refresh'] },
  navigation: { on: /^GET \/_rsc\//, names: PAGES },
  picture: { on: /^GET \/photos\//, names: ['picture'] },
  script: { on: /^GET \/assets\/[^?]*\.js$/, names: ['script'] },
  stylesheet: { on: /^GET \/assets\/[^?]*\.css$/, names: ['stylesheet'] },
  font: { on: /^GET \/assets\/[^?]*\.woff2$/, names: ['font'] },
  suggestion: { on: /^GET \/shop\/search\/suggest\b/, names: ['suggestions'] },
  'add to cart': { on: /^POST \/shop\/cart\/product\/add$/, names: ['add to cart'] },
  cart: { on: /^GET \/shop\/cart\/details2\b/, names: ['cart details'] },
  likes: { on: /^GET \/shop\/client\/product\/likes-details\b/, names: ['likes'] },
  'visitor details': { on: /^GET \/shop\/client\/details$/, names: ['visitor details'] },
  'last viewed': { on: /^GET \/shop\/product\/viewed\/last\b/, names: ['last viewed'] },
  document: { on: /^GET \/[^?]*(?:\?.*)?$/, header: 'upgrade-insecure-requests', names: PAGES },
} as const satisfies Record<string, KindRow>

export type RequestKindName = keyof typeof REQUEST_KINDS

/** The kind of a request; null: it has no row. */
export function kindOf(request: { method: string; path: string; headers: Readonly<Record<string, string>> }): RequestKindName | null {
  const place = `${request.method} ${request.path.replace(/^\/_rsc\/[^/]+/, '/_rsc')}`
  return kindNames().find((name) => fits(REQUEST_KINDS[name], place, request.headers)) ?? null
}

function fits({ on, header }: KindRow, place: string, headers: Readonly<Record<string, string>>): boolean {
  return on.test(place) && (header === undefined || headers[header] !== undefined)
}

/** All kinds, in the order of the table. */
export function kindNames(): RequestKindName[] {
  return Object.keys(REQUEST_KINDS) as RequestKindName[]
}
