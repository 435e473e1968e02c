import type { Language } from '#app/domain/language.ts'
import type { Db } from '#db/open.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { MockApp, RequestContext } from './request-context.ts'
import type { AsyncSearch } from './shop-search.ts'
import type { GroupCommit } from './store/group-commit.ts'
import type { Store } from './store/store.ts'
import type { Worlds } from './store/worlds.ts'
import type { Checkout } from './orders/checkout.ts'
import { responseContext, type ResponseContext } from './response-context.ts'

/** What route files depend on. There is no clock: a call has one instant, `c.var.now`. */
export interface RouteInputs {
  app: MockApp
  db: Db
  /** Group commit, for the most frequent writes. */
  commit: GroupCommit
  store: Store
  search: AsyncSearch
  worlds: Worlds
  accounts: Accounts
  checkout: Checkout
}

/** The response context of a request, at its instant. */
export function contextFor(
  { store }: RouteInputs,
  headers: { langid: Language; shippingto?: string },
  { world, now }: Pick<RequestContext, 'world' | 'now'>,
): ResponseContext {
  return responseContext({ store, world, language: headers.langid, ...(headers.shippingto && { countryId: headers.shippingto }), now })
}
