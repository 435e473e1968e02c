import type { Language } from '../language.ts'
import type { User } from './user.ts'

/** What a logged-in user sees and changes about himself or herself (GAP-35). */
export interface Profile extends User {
  email: string
  lastName: string | null
  /** Nine digits, grouped as they were typed (GAP-112). */
  phone: string | null
  defaultLangId: Language
  newsletterAgreement: boolean
}
