/**
 * Key of the e-mail in the tab's own storage with which it has logged in: it is never sent, and
 * goes with a logout or with the tab (EXT-82). Empty: somebody has come or gone in another way.
 */
export const LAST_LOGIN = 'last-login'
