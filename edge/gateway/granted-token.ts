import { z } from 'zod'
import { Token } from '../session/session.ts'

const Grant = z.object({ data: z.looseObject({ token: Token }) })

/** Takes the token out of a login's answer: the browser never sees it (GAP-102). null = not the answer of a login. */
export async function takeToken(answer: Response): Promise<{ token: string; body: { data: object } } | null> {
  const grant = Grant.safeParse(await answer.json().catch(() => null)).data
  if (!grant) return null
  const { token, ...data } = grant.data
  return { token, body: { data } }
}
