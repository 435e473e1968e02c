/** Who is logged in (spec §3); a guest is null. */
export interface User {
  id: number
  firstName: string | null
  hasPassword: boolean
  isAdmin: boolean
  isUserPro: boolean
  isVendor: boolean
}

/** Logged in means having an id (spec §4). */
export function isLoggedIn(user: User | null): user is User {
  return user?.id !== undefined
}

/** The admin card needs one session that is both a user's and an admin's (GAP-28). */
export function isAdminCardShown(user: User | null): boolean {
  return isLoggedIn(user) && user.isAdmin
}
