import type { Language } from '../language.ts'
import type { AccountAction } from './account-actions.ts'
import type { User } from './user.ts'

/** What a logged-in user sees and changes about himself or herself (GAP-35). */
export interface Profile extends User {
  email: string
  lastName: string | null
  /** Nine digits of Poland, grouped as they were typed (GAP-112), or a number with its prefix (EXT-12). */
  phone: string | null
  defaultLangId: Language
  newsletterAgreement: boolean
  /** A mailed link has to confirm the newsletter before the agreement counts (EXT-52). */
  newsletterAwaitsConfirmation?: boolean | undefined
  /** What can be done with the account itself; nothing of a shop that does not say (EXT-19 to EXT-22). */
  accountActions?: readonly AccountAction[] | undefined
  /** A requested e-mail (EXT-19); null: none. */
  emailChange?: EmailChange | null | undefined
}

/** The mailboxes that have to confirm another e-mail. */
export type ConfirmingMailbox = 'OLD_EMAIL' | 'NEW_EMAIL'

/** A requested e-mail, and who has to confirm it yet. */
export interface EmailChange {
  email: string
  awaits: readonly ConfirmingMailbox[]
}
