import type { User } from './user.ts'

// Entries of the user menu in order (spec §2, GAP-109); `for` names who gets one besides every user.
const ENTRIES = [
  { name: 'favorites', for: 'everyone' },
  { name: 'orderLists', for: 'isUserPro' },
  { name: 'discountCodes', for: 'isUserPro' },
  { name: 'account', for: 'everyone' },
  { name: 'orderHistory', for: 'everyone' },
  { name: 'sellerPanel', for: 'isVendor' },
  { name: 'logout', for: 'everyone' },
] as const

export type UserMenuEntry = (typeof ENTRIES)[number]['name']

/** What a logged-in user's menu holds; where the role is not known, what every user's does. */
export function userMenu(user: Partial<Pick<User, 'isUserPro' | 'isVendor'>>): UserMenuEntry[] {
  return ENTRIES.filter((entry) => entry.for === 'everyone' || user[entry.for]).map(({ name }) => name)
}
