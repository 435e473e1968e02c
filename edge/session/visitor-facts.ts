// THE FACTS of a visitor's tail: which calls tell them, and how. A new one = a row here, a cookie in session/cookies.ts, a field of
// VisitorFacts.
import { z } from 'zod'
import { itemCount } from '#app/domain/cart/item-count.ts'
import type { VisitorFacts } from '#app/domain/account/visitor-facts.ts'
import { COOKIES, type CookiePolicy } from './cookies.ts'

export type FactName = keyof VisitorFacts
export type FactValue = NonNullable<VisitorFacts[FactName]> | null

export interface Fact {
  /** Keeps the fact, signed, between two pages. */
  cookie: CookiePolicy
  /** Decoded paths of the calls whose answers tell it. */
  toldBy: RegExp
  /** The smallest call that tells it. */
  ask: string
  /** The fact in the `data` of an answer; throws on any other shape. */
  read: (data: unknown) => FactValue
}

const Cart = z.union([
  z.string().transform(() => []),
  z.object({ deliveries: z.array(z.object({ items: z.array(z.object({ id: z.number() })) })) }).transform(({ deliveries }) => deliveries),
])
const Likes = z.object({ pagination: z.object({ total: z.number().int().nonnegative() }) })
const User = z.object({ firstName: z.string().nullable() }).nullable()

export const FACTS = {
  cart: {
    cookie: COOKIES.cartHint,
    toldBy: /^\/shop\/cart\/(?:details2(?:\/[^/]*)?|product\/(?:change-quantity|remove-details))$/,
    ask: '/shop/cart/details2',
    read: (data) => itemCount(Cart.parse(data)),
  },
  likes: {
    cookie: COOKIES.likesHint,
    toldBy: /^\/shop\/client\/product\/likes-details$/,
    ask: '/shop/client/product/likes-details?page=1&per_page=1',
    read: (data) => Likes.parse(data).pagination.total,
  },
  user: {
    cookie: COOKIES.userHint,
    toldBy: /^\/shop\/client\/details$/,
    ask: '/shop/client/details',
    read: (data) => User.parse(data),
  },
} as const satisfies Record<FactName, Fact>

export const FACT_NAMES: readonly FactName[] = ['cart', 'likes', 'user']

const Answer = z.object({ data: z.unknown() })

/** The fact in an answer's text; undefined = the answer is another. */
export function factIn(name: FactName, text: string): FactValue | undefined {
  try {
    return FACTS[name].read(Answer.parse(JSON.parse(text)).data)
  } catch {
    return undefined
  }
}
