import { OpenAPIHono } from '@hono/zod-openapi'
import type { Db } from '#db/open.ts'
import type { Clock } from './clock.ts'
import { delayAnswers } from './http/delay.ts'
import { answerThrown, refuseInvalid } from './http/errors.ts'
import { answerUnrouted } from './http/method-guard.ts'
import { checkResponses } from './http/response-check.ts'
import { routeOpenApi } from './openapi/routes.ts'
import { routeBanners } from './routes/banners.ts'
import { routeContent } from './routes/content.ts'
import { routeListings } from './routes/listings.ts'
import { type PhotoSource, routePhotoFiles } from './routes/photo-files.ts'
import { routeProduct } from './routes/product.ts'
import { routeReference } from './routes/reference.ts'
import { routeSearch } from './routes/search.ts'

import { createSearchIndex } from './search/search-index.ts'
import type { ShopSearch } from './shop-search.ts'
import { createStore } from './store/store.ts'

export interface MockApiOptions {
  db: Db
  /** Every rule that knows time reads it. */
  clock: Clock
  /** Compare answers with the contract: on in development and tests, off for load work. @default false */
  validateResponses?: boolean
  /** @default an index over the database, built now */
  search?: ShopSearch
  /** Directory of the picture files; without it /photos answers 404. */
  photos?: PhotoSource
  /** Time to wait before each answer of the shop, in ms; to see pages stream. @default 0 */
  latencyMs?: number
}

/** The stand-in for the remote shop: a Hono app, so a fetch function. Tests call `app.request()` and need no port. */
export function createMockApi(options: MockApiOptions): OpenAPIHono {
  const { db, clock, validateResponses = false, search = createSearchIndex(db), photos, latencyMs = 0 } = options
  const app = new OpenAPIHono({ defaultHook: refuseInvalid })
  if (latencyMs > 0) app.use('/shop/*', delayAnswers(latencyMs))
  if (validateResponses) app.use('/shop/*', checkResponses(app))

  const inputs = { app, db, store: createStore(db), search, clock }
  routeSearch(inputs)
  routeProduct(inputs)
  routeBanners(inputs)
  routeListings(inputs)
  routeContent(inputs)
  routeReference(inputs)
  routePhotoFiles(app, photos)
  routeOpenApi(app)
  app.get('/healthz', (c) => c.json({ status: 'ok' }))

  app.notFound(answerUnrouted(app))
  app.onError(answerThrown)
  return app
}
