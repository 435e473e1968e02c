// THE TABLE OF EVENTS (spec §7). An event = a row in EVENTS; its kind sets the type of its parameters, all of which are sent. Another kind = a row in
// KindData as well.
import type { AnalyticsItem } from '../domain/product/analytics-item.ts'
import type { CurrencyId } from '../domain/market.ts'

/** Parameters of an event about products. */
export interface ShopEvent {
  currency: CurrencyId
  items: readonly (AnalyticsItem & { quantity?: number })[]
  /** Quantity of each item that has none of its own. @default 1 */
  quantity?: number
  /** Decimal amount. @default the sum of the items */
  value?: number
  /** 2 on events of the product page (GAP-121). */
  page_version?: 2
}

/** Parameters of a listing's event. */
interface ListEvent extends ShopEvent {
  /** Path of the listing: by the time the event is pushed another page may be open. */
  item_list_name: string
}

/** Parameters of `purchase`, which is sent once per order. */
export interface OrderEvent extends ShopEvent {
  transaction_id: number | string
  /** E-mail of the guest or the account; it leaves the page only as a hash. */
  email?: string
}

/** Parameters of an event about a person. The e-mail is hashed, and only with marketing consent. */
export interface PersonEvent {
  email?: string
}

interface KindData {
  shop: ShopEvent
  list: ListEvent
  order: OrderEvent
  person: PersonEvent
}

export const EVENTS = {
  view_item_list: 'list',
  view_item: 'shop',
  add_to_wishlist: 'shop',
  add_to_cart: 'shop',
  remove_from_cart: 'shop',
  view_cart: 'shop',
  begin_checkout: 'shop',
  add_shipping_info: 'shop',
  add_payment_info: 'shop',
  purchase: 'order',
  newsletter_signup: 'person',
  login: 'person',
  sign_up: 'person',
} as const satisfies Record<string, keyof KindData>

export type EventName = keyof typeof EVENTS
export type EventData<Name extends EventName = EventName> = KindData[(typeof EVENTS)[Name]]
