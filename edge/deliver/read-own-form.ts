import type { Context } from 'hono'
import type { EdgeContext } from '../edge-context.ts'
import { drainAndRefuse } from '../http/drain-and-refuse.ts'
import { fetchSite } from '../http/fetch-site.ts'
import { readBody } from '../http/read-body.ts'
import { refuse } from '../http/refusals.ts'

const FORM_TYPE = /^application\/x-www-form-urlencoded(;|$)/i

/** The fields of a form that a page of ours has sent, as calls of the gateway are taken from our own pages alone; else the refusal. */
export async function readOwnForm(c: Context<EdgeContext>): Promise<URLSearchParams | Response> {
  if (fetchSite(c) !== 'same-origin') return drainAndRefuse(c, 'FOREIGN_ORIGIN')
  if (!FORM_TYPE.test(c.req.header('content-type') ?? '')) return drainAndRefuse(c, 'UNSUPPORTED_MEDIA_TYPE')
  const body = await readBody(c.req.raw)
  return 'refusal' in body ? refuse(c, body.refusal) : new URLSearchParams(new TextDecoder().decode(body.bytes))
}
