import type { AccountData } from '../domain/account/account-data.ts'
import type { AccountLogin } from '../domain/account/account-login.ts'
import { accountLogins, exportAccount } from './contract/account.ts'
import type { ResponseData, ShopCall } from './shop-call.ts'
import { toOrder } from './to-order.ts'
import { UNKNOWN } from '../domain/unknown-word.ts'
import { toInstant } from './to-product.ts'
import { toDiscountCode } from './to-professional.ts'

/** The account itself, of a logged-in user (EXT-20, EXT-22). */
export interface AccountShop {
  /** Newest first; none of a shop API without the call. */
  logins: () => Promise<readonly AccountLogin[]>
  /** null = the shop API has no such call. */
  accountData: () => Promise<AccountData | null>
}

/** Binds the calls to one visitor. */
export function createAccountShop(call: ShopCall): AccountShop {
  return {
    async logins() {
      return (await call(accountLogins))?.data.items.map(toAccountLogin) ?? []
    },
    async accountData() {
      const answer = await call(exportAccount)
      return answer && toAccountData(answer.data)
    },
  }
}

function toAccountLogin({ createdAt, ...login }: ResponseData<typeof accountLogins>['items'][number]): AccountLogin {
  return { ...login, createdAt: toInstant(createdAt) }
}

function toAccountData(wire: ResponseData<typeof exportAccount>): AccountData {
  const { profile, createdAt, addresses, orders, likes, cart, lists, discountCodes, newsletter, consents, logins } = wire
  return {
    profile,
    createdAt: toInstant(createdAt),
    addresses,
    orders: orders.map(toOrder),
    likes: likes.map(({ likedAt, ...like }) => ({ ...like, likedAt: toInstant(likedAt) })),
    cart: cart?.map(({ addedAt, ...line }) => ({ ...line, addedAt: toInstant(addedAt) })),
    lists: lists.map((list) => ({ ...list, createdAt: toInstant(list.createdAt) })),
    discountCodes: discountCodes.map(toDiscountCode),
    newsletter: newsletter && { ...newsletter, changedAt: toInstant(newsletter.changedAt) },
    consents: consents?.flatMap(({ subject, act, at }) =>
      subject === UNKNOWN || act === UNKNOWN ? [] : [{ subject, act, at: toInstant(at) }],
    ),
    logins: logins.map(toAccountLogin),
  }
}
