import type { Context } from 'hono'
import { drainBody } from './read-body.ts'
import { refuse, type RefusalCode } from './refusals.ts'

/** Refuses a request whose body nobody has read, once it is dropped. @param headers beside those of the table of refusals */
export async function drainAndRefuse(c: Context, code: RefusalCode, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  await drainBody(c.req.raw)
  return refuse(c, code, headers)
}
