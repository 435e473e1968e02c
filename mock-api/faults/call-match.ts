import { z } from '@hono/zod-openapi'
import { isPartOf } from './is-part-of.ts'
import type { DocumentedCall } from './documented-calls.ts'

/** A place in a body: keys and numbers of items with dots between; `*` is any item or field. */
const Place = z.string().regex(/^(?!.*__proto__)[\w*]+(\.[\w*]+)*$/)

/** Which calls of a route a rule is about; every condition must hold. */
export const CallMatch = z
  .strictObject({
    id: z.string().min(1).max(128).optional().openapi({ description: 'A value of the path: an id, a slug, a code', example: '4711' }),
    body: z
      .record(Place, z.unknown())
      .optional()
      .openapi({ description: 'Place in the JSON body -> what it holds, at least', example: { productId: 4711 } }),
    persona: z
      .string()
      .regex(/^[\w.+-]{1,64}$/)
      .optional()
      .openapi({ description: 'Who calls: a name as in /__mock/personas, `guest`, or `nobody`', example: 'pro' }),
  })
  .openapi('CallMatch')

export type CallMatch = z.infer<typeof CallMatch>

/** What a match is compared with. */
export interface MatchedCall {
  /** Values of the placeholders of the path. */
  values: Readonly<Record<string, string>>
  /** Parsed; undefined: none, or no JSON. */
  body: unknown
  /** A persona's name, `guest` or `nobody`. */
  persona: string
}

/** Whether a call fulfils all conditions. */
export function isMatch({ id, body = {}, persona }: CallMatch, call: MatchedCall): boolean {
  if (id !== undefined && !Object.values(call.values).includes(id)) return false
  if (persona !== undefined && persona !== call.persona) return false
  return Object.entries(body).every(([place, wanted]) => valuesAt(call.body, place.split('.')).some((value) => isPartOf(wanted, value)))
}

/** Whether a call of the contract can fulfil the conditions: it has a value in its path, and its body the fields. */
export function canMatch({ id, body = {} }: CallMatch, { path, takes }: DocumentedCall): boolean {
  return (
    (id === undefined || path.includes('{')) &&
    Object.keys(body).every((place) => place.startsWith('*') || takes(place.split('.', 1)[0] ?? ''))
  )
}

function valuesAt(node: unknown, [key, ...rest]: readonly string[]): readonly unknown[] {
  if (key === undefined) return [node]
  if (typeof node !== 'object' || node === null) return []
  if (key === '*') return Object.values(node).flatMap((each) => valuesAt(each, rest))
  return Object.hasOwn(node, key) ? valuesAt(Reflect.get(node, key), rest) : []
}
