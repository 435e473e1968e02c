import useSWR from 'swr'
import type { User } from '../../domain/user.ts'
import { readUser } from '../../shop-api/browser/user.ts'
import { VISITOR_KEYS } from '../../shop-api/browser/visitor-state.ts'

/** Spec §7: after one error it is not asked again. Another tab's login is told of, so there is no need to look on focus. */
export const USER_OPTIONS = { shouldRetryOnError: false, revalidateOnFocus: false } as const

/** Who is logged in: undefined until it is known, null for a guest. */
export function useUser() {
  return useSWR<User | null>(VISITOR_KEYS.user, readUser, USER_OPTIONS)
}
