import type { Language } from '../domain/language.ts'

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

/** `namespace:key` of every text, plural forms folded into one. A key that no Polish file has does not compile. */
export type MessageKey = { [N in Namespace]: `${N}:${WithoutPlural<keyof PolishMessages[N] & string>}` }[Namespace]

/** Loads a language's texts from the locale files, on demand. */
export async function loadMessages(language: Language): Promise<Messages> {
  const [common, nav, routes, product, listing, validations] = await Promise.all(LOADERS[language]())
  return { common, nav, routes, product, 'product-listing': listing, validations }
}

type File = Promise<Record<string, string>>

const text = async (file: Promise<{ default: Record<string, string> }>): File => (await file).default

const LOADERS: Record<Language, () => [File, File, File, File, File, File]> = {
  pl: () => [
    text(import('#locales/pl/common.json', { with: { type: 'json' } })),
    text(import('#locales/pl/nav.json', { with: { type: 'json' } })),
    text(import('#locales/pl/routes.json', { with: { type: 'json' } })),
    text(import('#locales/pl/product.json', { with: { type: 'json' } })),
    text(import('#locales/pl/product-listing.json', { with: { type: 'json' } })),
    text(import('#locales/pl/validations.json', { with: { type: 'json' } })),
  ],
  en: () => [
    text(import('#locales/en/common.json', { with: { type: 'json' } })),
    text(import('#locales/en/nav.json', { with: { type: 'json' } })),
    text(import('#locales/en/routes.json', { with: { type: 'json' } })),
    text(import('#locales/en/product.json', { with: { type: 'json' } })),
    text(import('#locales/en/product-listing.json', { with: { type: 'json' } })),
    text(import('#locales/en/validations.json', { with: { type: 'json' } })),
  ],
  es: () => [
    text(import('#locales/es/common.json', { with: { type: 'json' } })),
    text(import('#locales/es/nav.json', { with: { type: 'json' } })),
    text(import('#locales/es/routes.json', { with: { type: 'json' } })),
    text(import('#locales/es/product.json', { with: { type: 'json' } })),
    text(import('#locales/es/product-listing.json', { with: { type: 'json' } })),
    text(import('#locales/es/validations.json', { with: { type: 'json' } })),
  ],
}
