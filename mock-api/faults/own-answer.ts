import { z } from '@hono/zod-openapi'
import { isSecret } from '../journal/mask-secrets.ts'
import { valueOfJson } from '../http/value-of-json.ts'
import type { Argument } from './fault-arguments.ts'
import type { FaultCall } from './fault-call.ts'

/** Statuses without a response body. */
const WITHOUT_BODY = new Set([204, 205, 304])
/** Written by the server itself. */
const FRAMING = /^(content-length|transfer-encoding|connection)$/i

/** An answer of one's own instead of the shop's. */
export const OwnAnswer = z
  .strictObject({
    status: z.int().min(200).max(599).default(200),
    headers: z
      .record(z.string(), z.string())
      .default({})
      .refine((headers) => isHeaders(headers) && !Object.keys(headers).some((name) => FRAMING.test(name)), 'are no headers'),
    json: z.unknown().optional().openapi({
      description: 'In its texts {{path.id}}, {{query.page}}, {{body.a.0.b}}, {{header.langid}} and {{now}} are of the request',
    }),
  })
  .openapi('OwnAnswer', { example: { status: 200, headers: {}, json: { data: { id: '{{path.id}}' } } } })

export type OwnAnswer = z.infer<typeof OwnAnswer>

/** JSON with status, headers and body. */
export const ownAnswer: Argument<OwnAnswer> = {
  means: 'JSON: status, headers, json; {{path.id}}, {{query.x}}, {{body.x}}, {{header.x}}, {{now}} are of the request',
  usual: '{"status":200,"json":{"data":null}}',
  read(text) {
    const read = OwnAnswer.safeParse(valueOfJson(text))
    if (!read.success) {
      const [issue] = read.error.issues
      throw new RangeError(`must be JSON as {"status":200,"headers":{},"json":{}}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
    }
    return read.data
  },
}

/** Answers instead of the shop, which does nothing. */
export async function answerAs({ c, values, takesEffect }: FaultCall, { status, headers, json }: OwnAnswer): Promise<void> {
  takesEffect()
  const request = c.req.raw.headers
  const source = {
    path: values,
    query: Object.fromEntries(new URL(c.req.url).searchParams),
    // From a copy, as the journal keeps its own.
    body: valueOfJson(await c.req.raw.clone().text()),
    header: Object.fromEntries([...request].filter(([name]) => !isSecret(name) && name !== 'authorization' && name !== 'cookie')),
    now: new Date(c.var.now).toISOString(),
  }
  const body = WITHOUT_BODY.has(status) ? null : JSON.stringify(filled(json ?? null, source))
  c.res = new Response(body, { status, headers: { ...(body !== null && { 'content-type': 'application/json' }), ...headers } })
}

const SLOT = /\{\{\s*([\w.-]+)\s*\}\}/g
const ONLY_SLOT = /^\{\{\s*([\w.-]+)\s*\}\}$/

/** Replaces the slots in all texts; a text that is one slot becomes the value itself, null where the request has none. */
function filled(node: unknown, source: object): unknown {
  if (typeof node === 'string') {
    const only = ONLY_SLOT.exec(node)?.[1]
    if (only !== undefined) return valueAt(source, only) ?? null
    return node.replaceAll(SLOT, (_slot, place: string) => textOf(valueAt(source, place)))
  }
  if (Array.isArray(node)) return node.map((each) => filled(each, source))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, filled(value, source)]))
}

function valueAt(source: object, place: string): unknown {
  return place
    .split('.')
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null && Object.hasOwn(node, key) ? Reflect.get(node, key) : undefined),
      source,
    )
}

function textOf(value: unknown): string {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function isHeaders(headers: Record<string, string>): boolean {
  try {
    return Boolean(new Headers(headers))
  } catch {
    return false
  }
}
