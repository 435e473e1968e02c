/**
 * Header of a call that a page makes for the user whom it shows. Without a login that the shop takes, it is answered 401 and not made in a
 * guest's name: a guest's cart and newsletter are not what the shopper sees. Whose login it has to be says `page-login.ts`.
 */
export const EXPECTS_LOGIN = 'expects-login'

/** Id of the element in which a private page names the user for whom it was rendered. */
export const PAGE_USER = 'page-user'
