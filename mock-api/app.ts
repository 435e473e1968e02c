import { randomUUID } from 'node:crypto'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Db } from '#db/open.ts'
import { createAccounts } from './accounts/accounts.ts'
import { type NewSecret, randomSecret } from './accounts/secrets.ts'
import type { Clock } from './clock.ts'
import { createControl } from './control/control.ts'
import { mountControl } from './mount-control.ts'
import { routeConditionalReads } from './http/conditional-reads.ts'
import { allowOrigin } from './http/allow-origin.ts'
import { delayResponses } from './http/delay.ts'
import { expireOrders } from './orders/expire-orders.ts'
import { handleThrown, refuseInvalid } from './http/errors.ts'
import { handleUnrouted } from './http/method-guard.ts'
import { readContext } from './http/read-context.ts'
import { requireEdge } from './http/require-edge.ts'
import { checkResponses } from './http/response-check.ts'
import { routeOpenApi } from './openapi/routes.ts'
import type { MockApp, MockEnv } from './request-context.ts'
import { routeAccount } from './routes/account.ts'
import { routeAddresses } from './routes/addresses.ts'
import { routeAuth } from './routes/auth.ts'
import { routeBanners } from './routes/banners.ts'
import { routeCart } from './routes/cart.ts'
import { routeCheckout } from './routes/checkout.ts'
import { routeClient } from './routes/client.ts'
import { routeContact } from './routes/contact.ts'
import { routeContent } from './routes/content.ts'
import { routeHome } from './routes/home.ts'
import { routeLikes } from './routes/likes.ts'
import { routeListings } from './routes/listings.ts'
import { routeOrders } from './routes/orders.ts'
import { routePassword } from './routes/password.ts'
import { routePhotoFiles } from './routes/photo-files.ts'
import { routePro } from './routes/pro.ts'
import { routeProduct } from './routes/product.ts'
import { routeReference } from './routes/reference.ts'
import { routeSearch } from './routes/search.ts'
import { routeNewsletter } from './routes/newsletter.ts'
import { routeSimilarAlerts } from './routes/similar-alerts.ts'
import { routeSitemap } from './routes/sitemap.ts'
import { createSearchIndex } from './search/search-index.ts'
import type { AsyncSearch } from './shop-search.ts'
import { announceArrivals } from './shop-changes/announce-arrivals.ts'
import { groupCommit } from './store/group-commit.ts'
import { createStore } from './store/store.ts'
import { MAIN_WORLD } from './store/world-names.ts'
import { createWorlds, type MainClock, type Worlds } from './store/worlds.ts'
import type { NewPaymentId } from './orders/payment-rows.ts'
import { createCheckout } from './orders/checkout.ts'

export interface MockApiOptions {
  db: Db
  /** The machine's clock. A world whose clock was set goes by its own. */
  clock: Clock
  /** Check responses against the contract: on in development and tests, off under load. @default false */
  validateResponses?: boolean
  /** @default an index over the database, built now */
  search?: AsyncSearch
  /** Directory of the picture files; without it /photos answers 404. */
  photosDir?: string
  /** Delay before each response of the shop, in ms, to see pages stream. @default 0 */
  latencyMs?: number
  /** Likes are for clients only, instead of for guests too (GAP-01). @default false */
  likeRequiresLogin?: boolean
  /** false: orders take nothing out of stock, which a load test must detect. @default true */
  hasStockGuard?: boolean
  /** Read the header that chooses a world, and mount the control API under /__mock/. @default false: every request is in the main world */
  hasControl?: boolean
  /** Credentials of the edge, of which a call must carry one; none: they are not asked for. @default [] */
  edgeCredentials?: readonly string[]
  /** Origins whose pages may call the shop from a browser; `*` is any. @default []: browsers refuse pages of other origins */
  corsOrigins?: readonly string[]
  /** Errors of the shop tell developers the nearest call, what differs and a line of it; with control only. @default hasControl */
  hasHints?: boolean
  /** Sets the clock of the main world, without control too. @default the machine's clock */
  mainClock?: MainClock | undefined
  /** With the same main clock. @default made here */
  worlds?: Worlds
  /** Origin of the storefront, for links in the mails that the control API shows. @default http://127.0.0.1:8787 */
  shopOrigin?: string
  /** Seed of faults by percentage and of random latencies. @default 1 */
  faultSeed?: number
  /** Aborted when the server stops; ends the waiting of faults. @default never */
  stopping?: AbortSignal
  /** Makes tokens. @default from the machine's random source */
  newSecret?: NewSecret
  /** Makes ids of payments. @default random UUIDs */
  newPaymentId?: NewPaymentId
}

/** The paths of the shop; the others are the mock's own. */
const SHOP_PATHS = ['/shop/*', '/auth/*']

/** The stand-in for the remote shop: a Hono app, so a fetch function. Tests call `app.request()` and need no port. */
export function createMockApi(options: MockApiOptions): MockApp {
  const {
    db,
    clock,
    validateResponses = false,
    search = createSearchIndex(db),
    photosDir,
    latencyMs = 0,
    likeRequiresLogin = false,
    hasStockGuard = true,
    hasControl = false,
    hasHints = hasControl,
    corsOrigins = [],
    edgeCredentials = [],
    mainClock,
    worlds = createWorlds(db, { mainClock }),
    shopOrigin = 'http://127.0.0.1:8787',
    faultSeed = 1,
    stopping = new AbortController().signal,
    newSecret = randomSecret,
    newPaymentId = randomUUID,
  } = options
  const app = new OpenAPIHono<MockEnv>({ defaultHook: refuseInvalid })
  if (mainClock) worlds.setClock(MAIN_WORLD, { ...mainClock, setAt: clock.now() })
  const accounts = createAccounts({ db, worlds, newSecret })
  const store = createStore(db)
  const announcing = announceArrivals({ db, store, accounts })
  const checkout = createCheckout({ db, worlds, newPaymentId, announcing, outbox: accounts.outbox, hasStockGuard })
  const mounted = hasControl && mountControl({ app, db, store, worlds, accounts, clock, faultSeed, stopping, hasHints })
  if (corsOrigins.length > 0) for (const path of [...SHOP_PATHS, '/openapi.json']) app.use(path, allowOrigin(corsOrigins))
  for (const path of SHOP_PATHS) {
    if (edgeCredentials.length > 0) app.use(path, requireEdge(edgeCredentials))
    app.use(path, readContext({ clock, worlds, tokens: accounts.tokens, hasControl, hasClocks: hasControl || mainClock !== undefined }))
    if (mounted) app.use(path, mounted.apply)
    if (latencyMs > 0) app.use(path, delayResponses(latencyMs))
  }
  routeConditionalReads(app)
  for (const path of SHOP_PATHS) {
    if (validateResponses) app.use(path, checkResponses(app))
    app.use(path, expireOrders(checkout.orders))
  }

  const inputs = { app, db, commit: groupCommit(db), store, search, worlds, accounts, checkout }
  routeSearch(inputs)
  routeProduct(inputs)
  routeBanners(inputs)
  routeListings(inputs)
  routeHome(inputs)
  routeContent(inputs)
  routeContact(inputs)
  routeNewsletter(inputs)
  routeSimilarAlerts(inputs)
  routeSitemap(inputs)
  routeReference(inputs)
  routeAuth(inputs)
  routeClient(inputs)
  routePassword(inputs)
  routeAccount(inputs)
  routeAddresses(inputs)
  routeLikes(inputs, { likeRequiresLogin })
  routeCart(inputs)
  routeCheckout(inputs)
  routeOrders(inputs)
  routePro(inputs)
  routePhotoFiles(app, photosDir)
  routeOpenApi(app)
  if (mounted) {
    const control = createControl({
      ...inputs,
      ...mounted,
      clock,
      validateResponses,
      newGuestId: randomUUID,
      shopOrigin,
    })
    app.all('/__mock/*', (c) => control.fetch(c.req.raw, c.env))
  }
  app.get('/healthz', (c) => c.json({ status: 'ok' }))

  app.notFound(handleUnrouted(app))
  app.onError(handleThrown)
  return app
}
