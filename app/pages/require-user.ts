import { isLoggedIn, type User } from '../domain/account/user.ts'
import type { PrivatePageInput } from '../page.ts'
import { temporaryRedirect } from '../page-outcome.ts'
import { accountHref, loginHref } from '../addresses/page-links.ts'
import { returnPath } from '../addresses/return-path.ts'
import { unlessFailed } from '../shop-api/unless-failed.ts'

/** For pages that need a login: redirects a guest to login and back (GAP-58). @param path of the page itself */
export async function requireUser({ session, language }: PrivatePageInput<unknown>, path: string): Promise<User> {
  const user = await session.shop.user()
  if (isLoggedIn(user)) return user
  throw temporaryRedirect(loginHref(path, language))
}

/** As requireUser, for pages of professionals: anybody else is redirected to the account (GAP-58). */
export async function requireProfessional(input: PrivatePageInput<unknown>, path: string): Promise<User> {
  const user = await requireUser(input, path)
  if (!user.isUserPro) throw temporaryRedirect(accountHref(input.language))
  return user
}

/** The logged-in user, or null for a guest or when the shop API fails: guests may see these pages. */
export async function userOrNull({ session }: Pick<PrivatePageInput<unknown>, 'session'>): Promise<User | null> {
  return (await unlessFailed(session.shop.user())) ?? null
}

/**
 * For the pages of login and registration: the path to which their form leads. Redirects who is logged in, there or to the account when the page
 * was opened by itself.
 */
export async function returnOfGuest(
  input: Pick<PrivatePageInput<{ redirectTo: string | null }>, 'params' | 'session' | 'language'>,
): Promise<string> {
  const { redirectTo } = input.params
  const returnTo = returnPath(redirectTo, input.language)
  if (isLoggedIn(await userOrNull(input))) throw temporaryRedirect(redirectTo === null ? accountHref(input.language) : returnTo)
  return returnTo
}
