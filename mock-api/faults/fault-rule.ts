import { z } from '@hono/zod-openapi'
import { decodeComponent } from '#app/domain/decode-component.ts'
import { type ContractCall, isPathOf, isPathOfBoth } from '../http/operations.ts'
import type { DocumentedCall } from './documented-calls.ts'
import type { Applier } from './fault-call.ts'
import { FAULT_KINDS, FaultKindName } from './fault-kinds.ts'

/** An operationId, a path pattern such as /shop/cart/*, or * for every call. */
const Route = z.string().regex(/^(\*|[A-Za-z]\w*|\/[\w\-./{}*]*)$/)

/** At most so many rules in one call. */
export const MOST_RULES = 100

/** Which calls go wrong, how, and how often. */
export const FaultRule = z
  .strictObject({
    route: Route,
    kind: FaultKindName,
    /** As in the header; each kind says what its argument means. */
    arg: z.string().optional(),
    /** Of 100 calls so many. */
    percent: z.number().positive().max(100).optional(),
    /** Only the first so many calls. */
    first: z.int().positive().optional(),
    /** Not the first so many calls; `first` counts from there. */
    after: z.int().nonnegative().optional(),
  })
  .superRefine(({ kind, arg }, context) => {
    const problem = problemOf(() => FAULT_KINDS[kind].applier(arg))
    if (problem !== null) context.addIssue({ code: 'custom', path: ['arg'], message: problem, continue: false })
  })

export type FaultRule = z.infer<typeof FaultRule>

/**
 * Reads `<route>:<kind>[:arg][@percent]`, several with commas between them. What a header cannot carry, and commas of an argument, come
 * percent-encoded (RFC 3986 §2.1).
 * @throws RangeError that says what is wrong
 */
export function readFaults(text: string): FaultRule[] {
  return text.split(',').map((part) => {
    const [, route, kind, arg, percent] = /^\s*([^:\s]+):([a-z-]+)(?::(.*?))?(?:@(\d+(?:\.\d+)?))?\s*$/s.exec(part) ?? []
    const rule = FaultRule.safeParse({
      route,
      kind,
      ...(arg !== undefined && { arg: decodeComponent(arg) ?? arg }),
      ...(percent !== undefined && { percent: Number(percent) }),
    })
    if (!rule.success) throw new RangeError(`"${part.trim()}" is no <route>:<kind>[:arg][@percent]: ${rule.error.issues[0]?.message ?? ''}`)
    return rule.data
  })
}

/** A rule as people read it. */
export function writeFault({ route, kind, arg }: FaultRule): string {
  return arg === undefined ? `${route}:${kind}` : `${route}:${kind}:${arg}`
}

/** Characters that headers cannot carry, the separator of rules, and the percent sign. */
const ENCODED_IN_HEADER = /[^!-~]|[,%]/gu

/** A rule as a header says it: in visible ASCII, without commas. */
export function faultHeader(rule: FaultRule): string {
  return writeFault(rule).toWellFormed().replaceAll(ENCODED_IN_HEADER, encodeURIComponent)
}

/** Whether a rule can have an effect: its route is a call of the contract, and its kind can affect that call. */
export function canApply({ route, kind, arg }: FaultRule, calls: readonly DocumentedCall[]): boolean {
  return calls.some((call) => (call.operationId === route || isPathOfBoth(route, call.path)) && FAULT_KINDS[kind].fits(call, arg))
}

/** Whether a rule is about a call. @param operation undefined: the call is none of the contract */
export function isAbout({ route }: FaultRule, { path, operation }: { path: string; operation: ContractCall | undefined }): boolean {
  return operation?.operationId === route || isPathOf(route, path)
}

/** Whether a rule holds for the `count`th call that it is about, by its counts and then by chance. */
export function isDue({ first, after = 0, percent = 100 }: FaultRule, count: number, random: () => number): boolean {
  if (count <= after || (first !== undefined && count > after + first)) return false
  return percent === 100 || random() * 100 < percent
}

/** What a rule does to a call. */
export function applierOf({ kind, arg }: FaultRule): Applier {
  return FAULT_KINDS[kind].applier(arg)
}

function problemOf(run: () => unknown): string | null {
  try {
    run()
    return null
  } catch (error) {
    return error instanceof RangeError ? error.message : String(error)
  }
}
