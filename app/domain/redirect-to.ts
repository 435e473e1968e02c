const HOME_PATH = '/'

/**
 * Where to go after login: a path of this site, else home (GAP-59). A second slash, a backslash or a control character behind the first
 * one would let browsers read another host.
 */
export function redirectTarget(redirectTo: string | null | undefined): string {
  return redirectTo && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(redirectTo) ? redirectTo : HOME_PATH
}
