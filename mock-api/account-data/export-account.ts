import type { Language } from '#app/domain/language.ts'
import type { Owner } from '#db/columns.ts'
import type { RouteInputs } from '../route-inputs.ts'
import type { Checkout } from '../orders/checkout.ts'
import type { OrderRow } from '../orders/order-rows.ts'
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
  const known = accounts.newsletter.ofClient(row)
  // What was not confirmed in time has never begun: that it was asked for stands among the consents.
  const newsletter = known && !known.isActive && known.confirmBy !== null && known.confirmBy <= now ? undefined : known
  const orders = checkout.orders.page({ world, owner }, ALL)

  /** Lines with the name that their product has now. */
  function named<Line extends { productId: number }>(lines: readonly Line[]): (Line & { name: string })[] {
    const products = store.products.list(
      world,
      lines.map(({ productId }) => productId),
    )
    const names = new Map(products.map((product) => [product.id, product.name]))
    return lines.map((line) => Object.assign({}, line, { name: names.get(line.productId) ?? '' }))
  }

  return {
    exportedAt: wireDate(now),
    profile: ownProfile(inputs, row, now),
    createdAt: wireDate(row.createdAt),
    addresses: accounts.addresses.list(key).map(({ world: _world, clientId: _clientId, ...address }) => address),
    orders: orders.map((order) => withReasons(checkout, order, wireOrder(checkout, order, context))),
    likes: named(accounts.likes.all({ world, owner })).map(({ likedAt, ...like }) => ({ ...like, likedAt: wireDate(likedAt) })),
    cart: named(checkout.carts.lines({ world, owner })).map(({ productId, name, deliveryTypeId, quantity, zipCode, addedAt }) => ({
      productId,
      name,
      deliveryTypeId,
      quantity,
      zipCode,
      addedAt: wireDate(addedAt),
    })),
    lists: accounts.proLists.list(key).map((list) => {
      const lines = named(accounts.proLists.lines(list))
      return {
        name: list.name,
        createdAt: wireDate(list.createdAt),
        products: lines.map(({ productId, name, quantity }) => ({ productId, name, quantity })),
      }
    }),
    discountCodes: wireDiscountCodes(checkout.codes.heldBy(key), context),
    newsletter: newsletter
      ? {
          email: newsletter.email,
          isActive: newsletter.isActive,
          langId: newsletter.langId as Language,
          placement: newsletter.placement,
          changedAt: wireDate(newsletter.changedAt),
        }
      : null,
    consents: accounts.consents
      .ofAccount({ world, clientId, email: known ? email : null, orderIds: orders.map(({ id }) => id) })
      .map(({ subject, act, place, version, langId, at }) => ({
        subject,
        act,
        place,
        version,
        langId: langId as Language,
        at: wireDate(at),
      })),
    logins: wireLogins(accounts.tokens.list(key, { token, now })),
  }
}

/** An order with the reasons that its buyer gave for withdrawals, which an answer to who has the id of a payment must not have. */
function withReasons(checkout: Checkout, row: OrderRow, order: ReturnType<typeof wireOrder>) {
  const reasons = new Map(checkout.withdrawals.ofOrder(row).map(({ id, reason }) => [id, reason]))
  return { ...order, withdrawals: order.withdrawals.map((withdrawal) => ({ ...withdrawal, reason: reasons.get(withdrawal.id) ?? null })) }
}
