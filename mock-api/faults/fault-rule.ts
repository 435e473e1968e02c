import { z } from '@hono/zod-openapi'
import { decodeComponent } from '#app/domain/decode-component.ts'
import { type ContractCall, isPathOf, isPathOfBoth } from '../http/operations.ts'
import { CallMatch, canMatch, isMatch, type MatchedCall } from './call-match.ts'
import type { DocumentedCall } from './documented-calls.ts'
import type { Applier } from './fault-call.ts'
import { FAULT_KINDS, FaultKindName } from './fault-kinds.ts'
import { OwnAnswer } from './own-answer.ts'

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
    /** Instead of `arg`, for the kind `answer`. */
    answer: OwnAnswer.optional(),
    /** Which calls of the route. */
    when: CallMatch.optional(),
    /** Of 100 calls so many. */
    percent: z.number().positive().max(100).optional(),
    /** Only the first so many calls. */
    first: z.int().positive().optional(),
    /** Not the first so many calls; `first` counts from there. */
    after: z.int().nonnegative().optional(),
  })
  .superRefine((rule, context) => {
    if (rule.answer !== undefined && (rule.kind !== 'answer' || rule.arg !== undefined)) {
      context.addIssue({ code: 'custom', path: ['answer'], message: 'goes with the kind answer, without arg', continue: false })
      return
    }
    const problem = problemOf(() => applierOf(rule))
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

/** A rule as people read it; what an answer of one's own says is left out. */
export function writeFault({ route, kind, arg }: FaultRule): string {
  return arg === undefined || kind === 'answer' ? `${route}:${kind}` : `${route}:${kind}:${arg}`
}

/** Characters that headers cannot carry, the separator of rules, and the percent sign. */
const ENCODED_IN_HEADER = /[^!-~]|[,%]/gu

/** A rule as a header says it: in visible ASCII, without commas. */
export function faultHeader(rule: FaultRule): string {
  return writeFault(rule).toWellFormed().replaceAll(ENCODED_IN_HEADER, encodeURIComponent)
}

/** Whether a rule can have an effect: its route is a call of the contract, and its kind can affect that call. */
export function canApply({ route, kind, arg, when = {} }: FaultRule, calls: readonly DocumentedCall[]): boolean {
  const isOfRoute = (call: DocumentedCall) => call.operationId === route || isPathOfBoth(route, call.path)
  return calls.some((call) => isOfRoute(call) && FAULT_KINDS[kind].fits(call, arg) && canMatch(when, call))
}

/** A call as rules see it. */
export interface RuledCall extends MatchedCall {
  path: string
  /** Undefined: the call is none of the contract. */
  operation: ContractCall | undefined
}

/** Whether a rule is about a call. */
export function isAbout({ route, when = {} }: FaultRule, call: RuledCall): boolean {
  return (call.operation?.operationId === route || isPathOf(route, call.path)) && isMatch(when, call)
}

/** Whether a rule holds for the `count`th call that it is about, by its counts and then by chance. */
export function isDue({ first, after = 0, percent = 100 }: FaultRule, count: number, random: () => number): boolean {
  if (count <= after || (first !== undefined && count > after + first)) return false
  return percent === 100 || random() * 100 < percent
}

/** What a rule does to a call. */
export function applierOf({ kind, arg, answer }: Pick<FaultRule, 'kind' | 'arg' | 'answer'>): Applier {
  return FAULT_KINDS[kind].applier(answer === undefined ? arg : JSON.stringify(answer))
}

function problemOf(run: () => unknown): string | null {
  try {
    run()
    return null
  } catch (error) {
    return error instanceof RangeError ? error.message : String(error)
  }
}
