import { z } from 'zod'
import type { Session } from '../edge-context.ts'
import { withoutToken } from './session-changes.ts'

/** What the shop says of a token that it does not know (any more); a wrong password is another code. */
const Refusal = z.object({ error: z.object({ code: z.literal('UNAUTHORIZED') }) })

interface AskOptions {
  /** The call is about what is the user's: it is never made in a guest's name. @default false */
  expectsLogin?: boolean
}

/**
 * Asks the shop for a visitor. When it refuses the token, the visitor goes on as a guest without a word (GAP-102): the call is made once
 * more without it. A refusal means that nothing was done, so that holds for mutations, too. A call that expects a login keeps its refusal.
 */
export async function askAsVisitor<S extends Session>(
  session: S,
  ask: (session: S) => Promise<Response>,
  { expectsLogin = false }: AskOptions = {},
): Promise<{ answer: Response; session: S }> {
  const answer = await ask(session)
  if (session.token === null || answer.status !== 401 || !(await isRefusal(answer.clone()))) return { answer, session }
  const guest = withoutToken(session)
  return { answer: expectsLogin ? answer : await ask(guest), session: guest }
}

async function isRefusal(answer: Response): Promise<boolean> {
  return Refusal.safeParse(await answer.json().catch(() => null)).success
}
