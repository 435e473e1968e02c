import type { Language } from '../domain/language.ts'
import { routeSegments } from './route-segments.ts'

/** The translation namespaces (spec §7). */
export const NAMESPACES = ['common', 'nav', 'routes', 'product', 'product-listing', 'validations'] as const
export type Namespace = (typeof NAMESPACES)[number]

/** Texts of one language by namespace. */
export type Messages = Record<Namespace, Record<string, string>>

interface PolishMessages {
  common: typeof import('#locales/pl/common.json')
  nav: typeof import('#locales/pl/nav.json')
  routes: typeof import('#locales/pl/routes.json')
  product: typeof import('#locales/pl/product.json')
  'product-listing': typeof import('#locales/pl/product-listing.json')
  validations: typeof import('#locales/pl/validations.json')
}

type WithoutPlural<Key> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key

/** `namespace:key` of every text, plural forms merged. A key without a Polish text does not compile. */
export type MessageKey = { [N in Namespace]: `${N}:${WithoutPlural<keyof PolishMessages[N] & string>}` }[Namespace]

/** Loads a language's texts from the locale files, on demand. */
export async function loadMessages(language: Language): Promise<Messages> {
  const load = (namespace: Namespace) => LOADERS[`/locales/${language}/${namespace}.json`]?.() ?? Promise.resolve({})
  const [common, nav, product, listing, validations] = await Promise.all([
    load('common'),
    load('nav'),
    load('product'),
    load('product-listing'),
    load('validations'),
  ])
  return { common, nav, routes: routeSegments(language), product, 'product-listing': listing, validations }
}

// Path segments are always loaded: links need them before any text is rendered.
const LOADERS = import.meta.glob<Record<string, string>>('/locales/*/{common,nav,product,product-listing,validations}.json', {
  import: 'default',
})
