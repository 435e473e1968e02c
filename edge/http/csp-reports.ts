// The endpoint of CSP violation reports. Anyone can call it, so it reads little and logs less.
import type { Context } from 'hono'
import { z } from 'zod'
import { parseJson } from '#app/domain/parse-json.ts'
import type { EdgeContext } from '../edge-context.ts'
import { drainAndRefuse } from './drain-and-refuse.ts'
import { readBody } from './read-body.ts'
import { LIMITS } from './limits.ts'
import { createLogBudget } from './log-budget.ts'
import { refuse } from './refusals.ts'

/** Where reports are sent. */
export const CSP_PATH = '/csp'

/** Reports that an isolate logs in a minute at most: every visitor of one broken page sends some. */
const mayLog = createLogBudget(60)

/** One report by `report-uri`, or a list by the newer Reporting API. */
const Reports = z.union([
  z
    .object({
      'csp-report': z.object({
        'effective-directive': z.string().optional(),
        'violated-directive': z.string().optional(),
        'blocked-uri': z.string().optional(),
      }),
    })
    .transform(({ 'csp-report': report }) => [
      { directive: report['effective-directive'] ?? report['violated-directive'], blocked: report['blocked-uri'] },
    ]),
  z
    .array(z.object({ type: z.string(), body: z.object({ effectiveDirective: z.string().optional(), blockedURL: z.string().optional() }) }))
    .max(20)
    .transform((reports) =>
      reports
        .filter(({ type }) => type === 'csp-violation')
        .map(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL })),
    ),
])

export interface CspReport {
  directive: string
  /** An origin, or a keyword such as `inline`; never a path, which may be personal. */
  blocked: string
}

/** The logged parts of reports; null: not a report. */
export function readReports(json: unknown): readonly CspReport[] | null {
  const reports = Reports.safeParse(json)
  if (!reports.success) return null
  return reports.data.map(({ directive = '', blocked = '' }) => ({
    directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown',
    blocked: blockedOrigin(blocked),
  }))
}

/** Accepts reports of at most 8 KB; logs the directive, the blocked origin and the build. */
export async function takeReports(c: Context<EdgeContext>): Promise<Response> {
  if (!/^application\/(csp-report|reports\+json|json)(;|$)/i.test(c.req.header('content-type') ?? ''))
    return drainAndRefuse(c, 'UNSUPPORTED_MEDIA_TYPE')
  // Read to its end, which limits.ts bounds: an unread body can break the connection.
  const body = await readBody(c.req.raw)
  if ('refusal' in body) return refuse(c, body.refusal)
  if (body.bytes.byteLength > LIMITS.report) return refuse(c, 'PAYLOAD_TOO_LARGE')
  const reports = readReports(parseJson(new TextDecoder().decode(body.bytes)))
  if (!reports) return refuse(c, 'MALFORMED_BODY')
  for (const report of reports) {
    if (mayLog(Date.now())) console.warn(JSON.stringify({ level: 'warn', event: 'csp', ...report, build: import.meta.env.BUILD_ID }))
  }
  return c.body(null, 204, { 'cache-control': 'no-store' })
}

function blockedOrigin(blocked: string): string {
  if (/^[a-z-]{1,24}$/.test(blocked)) return blocked
  return URL.canParse(blocked) ? new URL(blocked).origin : 'unknown'
}
