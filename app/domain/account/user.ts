/** Who is logged in (spec §3); a guest is null. */
export interface User {
  id: number
  firstName: string | null
  hasPassword: boolean
  isAdmin: boolean
  isUserPro: boolean
  isVendor: boolean
  /** Orders that await their payment, newest first; none of a shop that does not say (EXT-16). */
  unpaidOrders?: readonly UnpaidOrder[] | undefined
}

/** An order that awaits its payment. */
export interface UnpaidOrder {
  id: number
  /** As people name it. */
  number: string
  /** Where to pay; null = a new payment has to be created. */
  paymentLink: string | null
}

/** Logged in means having an id (spec §4). */
export function isLoggedIn(user: User | null): user is User {
  return user?.id !== undefined
}

/** The admin card needs one session that is both a user's and an admin's (GAP-28). */
export function isAdminCardShown(user: User | null): boolean {
  return isLoggedIn(user) && user.isAdmin
}
