import { readKept, writeKept } from '../../ui/kept-forms/kept-record.ts'

/** Name under which the login form keeps its input: those of its fields. */
const LOGIN_FORM = 'email password'

/** Lets the login form begin with an e-mail that was typed elsewhere; it stays in the tab. Input saved when a session ended is not replaced. */
export function prefillLogin(loginHref: string, email: string): void {
  const kept = readKept()
  if (email === '' || (kept !== null && !(LOGIN_FORM in kept.forms))) return
  writeKept({ userId: null, page: loginHref, at: Date.now(), forms: { [LOGIN_FORM]: [{ name: 'email', value: email }] } })
}
