import { z } from 'zod'
import { Token } from '../session/session.ts'
import { jsonOf } from '../upstream/response-json.ts'

const Grant = z.object({ data: z.looseObject({ token: Token }) })

/** Takes the token out of a login's response, so that the browser never sees it (GAP-102). null: no token. */
export async function takeToken(response: Response): Promise<{ token: string; body: { data: object } } | null> {
  const grant = Grant.safeParse(await jsonOf(response)).data
  if (!grant) return null
  const { token, ...data } = grant.data
  return { token, body: { data } }
}
