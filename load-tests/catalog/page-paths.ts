import type { Assortment, Market } from '../plan.ts'

/** Addresses of pages, which k6 cannot compute: it does not read the imports of package.json, which app/addresses needs (catalog.test.ts compares them). */
export const PAGE_PATHS: Readonly<Record<Market, { prefix: string; pages: Assortment['paths'][Market] }>> = {
  pl: { prefix: '', pages: { catalog: '/produkty', cart: '/cart', favorites: '/ulubione', home: '/cp/pl' } },
  en: { prefix: '/en', pages: { catalog: '/en/products', cart: '/en/cart', favorites: '/en/favorites', home: '/cp/en' } },
  es: { prefix: '/es', pages: { catalog: '/es/productos', cart: '/es/cart', favorites: '/es/favoritos', home: '/cp/es' } },
}
