import { z } from 'zod'
import { Token } from '../session/session.ts'

/** Calls whose good answer is a login. */
const GRANTING_PATHS = new Set([
  '/auth/standard',
  '/shop/client/register',
  '/shop/client/create-without-registration',
  '/shop/client/password/set',
])

const Grant = z.object({ data: z.looseObject({ token: Token }) })

/** Whether a good answer of this path carries a token. @param path decoded, as the shop reads it */
export function grantsToken(path: string): boolean {
  return GRANTING_PATHS.has(path.replace(/\/+$/, ''))
}

/** Takes the token out of a login's answer: the browser never sees it (GAP-102). null = not the answer of a login. */
export async function takeToken(answer: Response): Promise<{ token: string; body: { data: object } } | null> {
  const grant = Grant.safeParse(await answer.json().catch(() => null)).data
  if (!grant) return null
  const { token, ...data } = grant.data
  return { token, body: { data } }
}
