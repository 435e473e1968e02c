import { isLoggedIn, type User } from './user.ts'

/** The viewer is active when logged in (GAP-02). Only the contact links and the promo bar ask. */
export function isViewerActive(user: User | null): boolean {
  return isLoggedIn(user)
}
