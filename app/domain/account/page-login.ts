// Whose page it is (EXT-44). A login has an opaque name: `<login>`, or `<login>.<user>` where the edge knows the user. It reveals neither the token nor
// the id, and lasts as long as the login.

/** Header of a call of a page: the name of the login for which the page was rendered. Of a response: the name of the login that was read. */
export const PAGE_LOGIN_HEADER = 'page-login'

/** Id of the element in which a private page carries that name as its value; of a guest's page it is empty. */
export const PAGE_LOGIN = 'page-login'

/** Name of no login: of a call that a guest's page makes for a guest alone (EXT-45). Who is logged in by now has another. */
export const GUEST_LOGIN = 'guest'

/** Whether two names of logins are of one user: the same login, or another login of the same user. */
export function isSameUser(one: string, other: string): boolean {
  const [login, user] = one.split('.', 2)
  const [otherLogin, otherUser] = other.split('.', 2)
  return login === otherLogin || (Boolean(user) && user === otherUser)
}
