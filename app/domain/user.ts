/** Who is logged in (spec §3); a guest is null. */
export interface User {
  id: number
  firstName: string | null
  hasPassword: boolean
  isAdmin: boolean
  isUserPro: boolean
  isVendor: boolean
}

export const USER_KINDS = ['guest', 'customer', 'professional', 'vendor', 'admin'] as const
export type UserKind = (typeof USER_KINDS)[number]

/** All that somebody is: a vendor may be a professional too (spec §1). */
export function userKinds(user: User | null): UserKind[] {
  if (!isLoggedIn(user)) return ['guest']
  const { isUserPro, isVendor, isAdmin } = user
  const kinds: (UserKind | false)[] = ['customer', isUserPro && 'professional', isVendor && 'vendor', isAdmin && 'admin']
  return kinds.filter((kind) => kind !== false)
}

/** Logged in means having an id (spec §4). */
export function isLoggedIn(user: User | null): user is User {
  return user?.id !== undefined
}

/** The admin card needs one session that is both a user's and an admin's (GAP-28). */
export function isAdminCardShown(user: User | null): boolean {
  return isLoggedIn(user) && user.isAdmin
}
