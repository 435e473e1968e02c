// THE TABLE OF FAULTS. Add a row to add a kind; the header, the admin call, the scenarios and GET /__mock/faults read it.
import { z } from '@hono/zod-openapi'
import { errorBody } from '../http/errors.ts'
import { isRecord } from '../http/record.ts'
import { valueOfJson } from '../http/value-of-json.ts'
import { mismatchResponse } from './mismatched-response.ts'
import { answerOtherCall, answerOtherMarket } from './mixed-up-response.ts'
import { bombHeaders, replaceValue, rewriteBody, sendHalf, sendHuge } from './broken-responses.ts'
import { ConnectionLost } from '../http/connection.ts'
import { respondsWith, type DocumentedCall, takesProduct } from './documented-calls.ts'
import { type Argument, nothing, replacement, spread, whole } from './fault-arguments.ts'
import { type Applier, type FaultCall, LONGEST_HOLD_MS } from './fault-call.ts'
import { lognormal } from './lognormal.ts'
import { answerAs, ownAnswer } from './own-answer.ts'

/** A kind of fault. */
export interface FaultKind {
  /** For people: what the caller meets. */
  does: string
  argument: Pick<Argument<unknown>, 'means' | 'usual'>
  /** Makes the applier. @throws RangeError that says what is wrong with the argument */
  applier: (text: string | undefined) => Applier
  /** Whether it can affect a call of the contract. */
  fits: (call: DocumentedCall, text: string | undefined) => boolean
}

const MEGABYTE = 1024 * 1024
/** Statuses without a response body. */
const WITHOUT_BODY = new Set([204, 205, 304])

export const FAULT_KINDS = {
  latency: kind('waits, then the shop answers', whole('ms', 800, [0, LONGEST_HOLD_MS]), async ({ wait, next, takesEffect }, ms) => {
    if (ms > 0) takesEffect()
    await wait(ms)
    await next()
  }),
  'latency-lognormal': kind('waits as long as a real network: mostly short, now and then very long', spread, async (call, shape) => {
    call.takesEffect()
    await call.wait(lognormal(call.random, shape))
    await call.next()
  }),
  status: kind('answers the status; the shop does nothing', whole('status', 503, [200, 599]), async ({ c, takesEffect }, status) => {
    takesEffect()
    const body = { error: { code: 'FAULT', message: `A fault answered ${status}` } }
    c.res = WITHOUT_BODY.has(status) ? new Response(null, { status }) : Response.json(body, { status })
  }),
  answer: kind('answers what the rule says, a template of the request; the shop does nothing', ownAnswer, answerAs),
  'error-page': kind(
    'answers the status with HTML, as a proxy does',
    whole('status', 502, [400, 599]),
    async ({ c, takesEffect }, status) => {
      takesEffect()
      const page = `<html><head><title>${status}</title></head><body><h1>${status}</h1></body></html>`
      c.res = new Response(page, { status, headers: { 'content-type': 'text/html' } })
    },
  ),
  'rate-limit': kind(
    'answers 429 with Retry-After; the shop does nothing',
    whole('seconds', 30, [0, 86_400]),
    async ({ c, takesEffect }, seconds) => {
      takesEffect()
      c.res = Response.json(errorBody('TOO_MANY_REQUESTS'), { status: 429, headers: { 'retry-after': String(seconds) } })
    },
  ),
  'malformed-json': kind('the shop does its work, its answer is no JSON', nothing, (call) =>
    rewriteBody(call, (text) => `${text.slice(0, -1)},,`),
  ),
  'wrong-shape': kind('the shop does its work, its answer is JSON of another shape', nothing, (call) =>
    replaceValue(call, { path: ['data'], value: { surprise: [{ id: 'one' }, null] } }),
  ),
  replace: kind('the shop does its work, one value of its answer is another', replacement, replaceValue, respondsWith),
  'mismatched-response': kind(
    'the shop does its work, its answer says by its id or slug that it is about another thing',
    nothing,
    mismatchResponse,
    ({ identities }) => identities.length > 0,
  ),
  'other-call': kind('the shop does its work, its answer is the good one of another call', nothing, answerOtherCall),
  'other-market': kind('the shop answers for a market in another currency', nothing, answerOtherMarket),
  truncated: kind('the shop does its work, the connection breaks after half of its answer', nothing, (call) =>
    sendHalf(call, async () => {}),
  ),
  huge: kind('the shop does its work, its answer is good JSON and enormous', whole('MB', 64, [1, 256]), (call, megabytes) =>
    sendHuge(call, megabytes * MEGABYTE),
  ),
  'header-bomb': kind('a good answer with so many headers of 1 kB', whole('headers', 400, [1, 2000]), bombHeaders),
  hang: kind('says nothing at all, until the connection breaks after 60 s; the shop does nothing', nothing, async (call) => {
    call.takesEffect()
    await call.wait(LONGEST_HOLD_MS)
    lose(call, 'Nothing was answered')
  }),
  'hang-body': kind('the shop does its work, half of its answer comes, and 60 s later the connection breaks', nothing, (call) =>
    sendHalf(call, () => call.wait(LONGEST_HOLD_MS)),
  ),
  reset: kind('the connection is reset; the shop does nothing', nothing, async (call) => lose(call, 'The connection was reset')),
  'response-lost': kind('the shop does its work, then the connection is reset', nothing, async (call) => {
    await call.next()
    lose(call, 'The answer was lost')
  }),
  'expired-token': kind('a login is as if it had expired (GAP-102)', nothing, async ({ c, next, takesEffect }) => {
    if (c.var.visitor?.kind === 'client') {
      takesEffect()
      c.set('visitor', c.var.guestId === null ? null : { kind: 'guest', id: c.var.guestId })
      c.set('isTokenRefused', true)
    }
    await next()
  }),
  'price-raised': kind(
    'the product of the body costs a tenth more from now on, then the shop answers',
    nothing,
    (call) => moveProduct(call, call.shop.raisePrice),
    takesProduct,
  ),
  'sold-out': kind(
    'somebody else buys all pieces of the product of the body, then the shop answers',
    nothing,
    (call) => moveProduct(call, call.shop.sellOut),
    takesProduct,
  ),
} as const satisfies Record<string, FaultKind>

export type FaultKindName = keyof typeof FAULT_KINDS

/** The name of a kind of fault. */
export const FaultKindName = z.enum(Object.keys(FAULT_KINDS).filter((name): name is FaultKindName => name in FAULT_KINDS))

function kind<A>(
  does: string,
  argument: Argument<A>,
  apply: (call: FaultCall, argument: A) => Promise<void>,
  fits: (call: DocumentedCall, argument: A) => boolean = () => true,
): FaultKind {
  const read = (text: string | undefined) => argument.read(text ?? argument.usual)
  return {
    does,
    argument,
    applier(text) {
      const value = read(text)
      return (call) => apply(call, value)
    },
    fits: (call, text) => fits(call, read(text)),
  }
}

function lose({ connection, takesEffect }: FaultCall, message: string): never {
  takesEffect()
  connection?.reset()
  throw new ConnectionLost(message)
}

/** Changes the product of the request body, then runs the handler. */
async function moveProduct(call: FaultCall, move: FaultCall['shop']['sellOut']): Promise<void> {
  // From a copy: the shop reads the body itself.
  const body = valueOfJson(await call.c.req.raw.clone().text())
  const productId = isRecord(body) ? body['productId'] : undefined
  if (typeof productId === 'number' && Number.isSafeInteger(productId) && move({ ...call.c.var, productId })) call.takesEffect()
  await call.next()
}
