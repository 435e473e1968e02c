import { LAST_LOGIN } from '../../domain/account/last-login.ts'
import { writeTabText } from '../../shop-api/browser/stored-text.ts'
import { LEFT_FORMS } from '../../ui/kept-forms/may-be-kept.ts'

/**
 * Forgets what this tab knows of its visitor when somebody has logged in or out in another one: somebody else may sit here next. What the end of a session
 * has saved stays, and is shown to its user alone.
 */
export function forgetOfTab(): void {
  writeTabText(LAST_LOGIN, '')
  writeTabText(LEFT_FORMS, null)
}
