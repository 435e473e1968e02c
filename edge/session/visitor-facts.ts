// THE TABLE OF VISITOR FACTS, the data of personalisation: which calls return them, and how they are read. A new one is a row here, a cookie in
// cookies.ts and a field of VisitorFacts.
import { z } from 'zod'
import { itemCount } from '#app/domain/cart/item-count.ts'
import type { VisitorFacts } from '#app/domain/account/visitor-facts.ts'
import { COOKIES, type CookiePolicy } from './cookies.ts'

export type FactName = Exclude<keyof VisitorFacts, 'login'>
export type FactValue = number | UserFact | null

/** Who is logged in. The id stays in the edge, which names the login by it (page-login.ts). */
interface UserFact {
  firstName: string | null
  /** Absent: a cookie of an older build. */
  id?: number | undefined
}

export interface Fact {
  /** Holds the fact, signed, until the next page. */
  cookie: CookiePolicy & { writer: 'edge'; isSigned: true }
  /** Decoded paths of the calls whose responses contain it. */
  responsePath: RegExp
  /** Decoded path of a call after whose good response, or refusal that tells of an order, it is another one, which the response does not say. */
  outdatedBy?: RegExp
  /** The cheapest call that returns it. */
  request: string
  /** Reads the fact from the `data` of a response; throws on any other shape. */
  read: (data: unknown) => FactValue
}

const Cart = z.union([
  z.string().transform(() => []),
  z.object({ deliveries: z.array(z.object({ items: z.array(z.object({ id: z.number() })) })) }).transform(({ deliveries }) => deliveries),
])
const Likes = z.object({ pagination: z.object({ total: z.number().int().nonnegative() }) })
const User = z.object({ firstName: z.string().nullable(), id: z.number().optional() }).nullable()

export const FACTS = {
  cart: {
    cookie: COOKIES.cartFact,
    responsePath: /^\/shop\/cart\/(?:details2(?:\/[^/]*)?|product\/(?:change-quantity|remove-details))$/,
    outdatedBy: /^\/shop\/checkout\/order$/,
    request: '/shop/cart/details2',
    read: (data) => itemCount(Cart.parse(data)),
  },
  likes: {
    cookie: COOKIES.likesFact,
    responsePath: /^\/shop\/client\/product\/likes-details$/,
    request: '/shop/client/product/likes-details?page=1&per_page=1',
    read: (data) => Likes.parse(data).pagination.total,
  },
  user: {
    cookie: COOKIES.userFact,
    responsePath: /^\/shop\/client\/details$/,
    request: '/shop/client/details',
    read: (data) => User.parse(data),
  },
} as const satisfies Record<FactName, Fact>

export const FACT_NAMES: readonly FactName[] = ['cart', 'likes', 'user']

/** The id in a fact about the user; undefined: not known, or a guest. */
export function userIdIn(fact: FactValue | undefined): number | undefined {
  return typeof fact === 'object' ? fact?.id : undefined
}

const Envelope = z.object({ data: z.unknown() })

/** The fact in the JSON of a response; undefined: another shape. */
export function factIn(name: FactName, json: unknown): FactValue | undefined {
  try {
    return FACTS[name].read(Envelope.parse(json).data)
  } catch {
    return undefined
  }
}
