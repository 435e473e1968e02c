// THE PAGE TABLE. A page = one row: how long the shared cache keeps it, and its loader. Its URL is in app/addresses/. Only the edge imports
// this file: pages import addresses, never each other.
import type { RouteName, RouteParams } from './addresses/route-params.ts'
import type { PrivatePage, PublicPage } from './page.ts'

/** Names of the lifetimes in edge/store/cache-policies.ts. */
export type CachePolicyName = 'product' | 'listing' | 'content'

/** A page that may be cached; one that reads a session does not fit this type. */
interface PublicRow<Params> {
  cache: CachePolicyName
  load: () => Promise<PublicPage<Params>>
}

/** A private page: cart, checkout, account. */
interface PrivateRow<Params> {
  cache: 'private'
  load: () => Promise<PrivatePage<Params>>
}

/** A row of the table. */
export type PageRow<Params> = PublicRow<Params> | PrivateRow<Params>

export const PAGES: { readonly [Name in RouteName]: PageRow<RouteParams[Name]> } = {
  home: { cache: 'content', load: async () => (await import('./pages/home/home-page.tsx')).HomePage },
  content: { cache: 'content', load: async () => (await import('./pages/content/content-page.tsx')).ContentPage },
  catalog: { cache: 'listing', load: async () => (await import('./pages/catalog/catalog-page.tsx')).CatalogPage },
  tag: { cache: 'listing', load: async () => (await import('./pages/tag/tag-page.tsx')).TagPage },
  boutique: { cache: 'listing', load: async () => (await import('./pages/boutique/boutique-page.tsx')).BoutiquePage },
  vendor: { cache: 'listing', load: async () => (await import('./pages/vendor/vendor-page.tsx')).VendorPage },
  cart: { cache: 'private', load: async () => (await import('./pages/cart/cart-page.tsx')).CartPage },
  favorites: { cache: 'private', load: async () => (await import('./pages/favorites/favorites-page.tsx')).FavoritesPage },
  login: { cache: 'private', load: async () => (await import('./pages/login/login-page.tsx')).LoginPage },
  register: { cache: 'private', load: async () => (await import('./pages/register/register-page.tsx')).RegisterPage },
  passwordReset: { cache: 'private', load: async () => (await import('./pages/password-reset/password-reset-page.tsx')).PasswordResetPage },
  newPassword: { cache: 'private', load: async () => (await import('./pages/new-password/new-password-page.tsx')).NewPasswordPage },
  confirmEmail: { cache: 'private', load: async () => (await import('./pages/confirm-email/confirm-email-page.tsx')).ConfirmEmailPage },
  similarAlert: { cache: 'private', load: async () => (await import('./pages/similar-alert/similar-alert-page.tsx')).SimilarAlertPage },
  confirmNewsletter: {
    cache: 'private',
    load: async () => (await import('./pages/newsletter-link/newsletter-link-pages.tsx')).ConfirmNewsletterPage,
  },
  endNewsletter: {
    cache: 'private',
    load: async () => (await import('./pages/newsletter-link/newsletter-link-pages.tsx')).EndNewsletterPage,
  },
  userProfile: { cache: 'private', load: async () => (await import('./pages/profile/profile-page.tsx')).ProfilePage },
  accountData: { cache: 'private', load: async () => (await import('./pages/profile/account-data-page.tsx')).AccountDataPage },
  checkout: { cache: 'private', load: async () => (await import('./pages/checkout/checkout-page.tsx')).CheckoutPage },
  payment: { cache: 'private', load: async () => (await import('./pages/payment/payment-page.tsx')).PaymentPage },
  orderHistory: { cache: 'private', load: async () => (await import('./pages/orders/order-history-page.tsx')).OrderHistoryPage },
  order: { cache: 'private', load: async () => (await import('./pages/orders/order-page.tsx')).OrderPage },
  orderDocuments: { cache: 'private', load: async () => (await import('./pages/orders/order-documents-page.tsx')).OrderDocumentsPage },
  withdrawal: { cache: 'private', load: async () => (await import('./pages/orders/withdrawal-page.tsx')).WithdrawalPage },
  proLists: { cache: 'private', load: async () => (await import('./pages/pro-lists/pro-lists-page.tsx')).ProListsPage },
  sharedList: { cache: 'private', load: async () => (await import('./pages/pro-lists/shared-list-page.tsx')).SharedListPage },
  discountCodes: { cache: 'private', load: async () => (await import('./pages/discount-codes/discount-codes-page.tsx')).DiscountCodesPage },
  product: { cache: 'product', load: async () => (await import('./pages/product/product-page.tsx')).ProductPage },
}
