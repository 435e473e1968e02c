import type { Paths } from '../../e2e/promises/promise.ts'
import type { Market } from '../plan.ts'

/** Addresses of pages, which k6 cannot compute: it does not read the imports of package.json, which app/addresses needs (catalog.test.ts compares them). */
export const PAGE_PATHS: Readonly<Record<Market, { prefix: string; pages: Paths }>> = {
  pl: {
    prefix: '',
    pages: {
      home: '/cp/pl',
      catalog: '/produkty',
      cart: '/cart',
      login: '/logowanie',
      userProfile: '/moje-konto',
      checkout: '/checkout',
      favorites: '/ulubione',
      withdrawal: '/historia-zamowien/0/odstapienie',
    },
  },
  en: {
    prefix: '/en',
    pages: {
      home: '/cp/en',
      catalog: '/en/products',
      cart: '/en/cart',
      login: '/en/login',
      userProfile: '/en/my-account',
      checkout: '/en/checkout',
      favorites: '/en/favorites',
      withdrawal: '/en/order-history/0/withdrawal',
    },
  },
  es: {
    prefix: '/es',
    pages: {
      home: '/cp/es',
      catalog: '/es/productos',
      cart: '/es/cart',
      login: '/es/iniciar-sesion',
      userProfile: '/es/mi-cuenta',
      checkout: '/es/checkout',
      favorites: '/es/favoritos',
      withdrawal: '/es/historial-de-pedidos/0/desistimiento',
    },
  },
}
