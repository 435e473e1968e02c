import type { User } from '../../domain/account/user.ts'
import { useVisitorState } from '../../shop-api/browser/use-visitor-state.ts'
import { VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'

/** The logged-in user: undefined until it is known, null for a guest. */
export function useUser() {
  return useVisitorState<User | null>(VISITOR_KEYS.user)
}
