import type { Owner } from '#db/columns.ts'
import type { RouteInputs } from '../route-inputs.ts'
import { wireOrder } from '../orders/wire-order.ts'
import type { ResponseContext } from '../response-context.ts'
import { wireDate } from '../wire/date.ts'
import { wireDiscountCodes } from '../orders/wire-discount-codes.ts'
import { wireLogins } from '../wire/logins.ts'
import type { ClientRow } from '../accounts/clients.ts'
import { ownProfile } from './own-profile.ts'

/** All orders at once. */
const ALL = { limit: Number.MAX_SAFE_INTEGER, offset: 0 }

/** All that the shop keeps of a client, without hashes and tokens (EXT-20). @param token of the login that asks */
export function exportAccount(inputs: RouteInputs, row: ClientRow, { context, token }: { context: ResponseContext; token: string }) {
  const { accounts, checkout, store } = inputs
  const { world, id: clientId, email } = row
  const { now } = context
  const key = { world, clientId }
  const owner: Owner = `client:${clientId}`
  const newsletter = accounts.newsletter.ofOwner({ world, email, owner })
  return {
    exportedAt: wireDate(now),
    profile: ownProfile(inputs, row, now),
    createdAt: wireDate(row.createdAt),
    addresses: accounts.addresses.list(key).map(({ world: _world, clientId: _clientId, ...address }) => address),
    orders: checkout.orders.page({ world, owner }, ALL).map((order) => wireOrder(checkout, order, context)),
    likes: accounts.likes.all({ world, owner }).map(({ likedAt, ...like }) => ({ ...like, likedAt: wireDate(likedAt) })),
    lists: accounts.proLists.list(key).map((list) => {
      const lines = accounts.proLists.lines(list)
      const products = store.products.list(
        world,
        lines.map(({ productId }) => productId),
      )
      const names = new Map(products.map((product) => [product.id, product.name]))
      return {
        name: list.name,
        createdAt: wireDate(list.createdAt),
        products: lines.map(({ productId, quantity }) => ({ productId, name: names.get(productId) ?? '', quantity })),
      }
    }),
    discountCodes: wireDiscountCodes(checkout.codes.heldBy(key), context),
    newsletter: newsletter
      ? {
          email: newsletter.email,
          isActive: newsletter.isActive,
          langId: context.language,
          placement: newsletter.placement,
          changedAt: wireDate(newsletter.changedAt),
        }
      : null,
    logins: wireLogins(accounts.tokens.list(key, { token, now })),
  }
}
