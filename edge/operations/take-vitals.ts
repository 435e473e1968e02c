// The endpoint of web vitals, which browsers of a share of the visitors who agreed to analytics send to. Anyone can call it, so it reads little.
import type { Context } from 'hono'
import { readConsent } from '#app/domain/marketing/consent.ts'
import { parseJson } from '#app/domain/parse-json.ts'
import { writePoint } from '../binding-door.ts'
import type { EdgeContext } from '../edge-context.ts'
import { drainAndRefuse } from '../http/drain-and-refuse.ts'
import { fetchSite } from '../http/fetch-site.ts'
import { LIMITS } from '../http/limits.ts'
import { createLogBudget } from '../http/log-budget.ts'
import { readBody } from '../http/read-body.ts'
import { refuse } from '../http/refusals.ts'
import { dataPoint } from './metrics/columns.ts'
import { vitalsLine } from './vitals-report.ts'

/** Reports that an isolate takes in a minute at most: one visit in ten sends one. */
const mayTake = createLogBudget(120)

/** Takes a report of at most 1 KB from our own pages, and logs it; without consent to analytics nothing is kept (EXT-07). */
export async function takeVitals(c: Context<EdgeContext>): Promise<Response> {
  if (fetchSite(c) !== 'same-origin') return drainAndRefuse(c, 'FOREIGN_ORIGIN')
  const body = await readBody(c.req.raw)
  if ('refusal' in body) return refuse(c, body.refusal)
  if (body.bytes.byteLength > LIMITS.vitals) return refuse(c, 'PAYLOAD_TOO_LARGE')
  const line = vitalsLine(parseJson(new TextDecoder().decode(body.bytes)), { at: Date.now(), build: import.meta.env.BUILD_ID })
  if (!line) return refuse(c, 'MALFORMED_BODY')
  const isAgreed = readConsent(c.req.header('cookie') ?? '')?.analytics === true
  if (isAgreed && mayTake(Date.now())) {
    if (c.env.LOG_REQUESTS === '1') console.log(JSON.stringify(line))
    writePoint(c.env, dataPoint(line))
  }
  return c.body(null, 204, { 'cache-control': 'no-store' })
}
