import { createMiddleware } from 'hono/factory'
import { ANONYMOUS_GUEST_ID, SessionHeaders } from '#app/shop-api/contract/session-headers.ts'
import { type Clock, instantOn } from '../clock.ts'
import type { MockEnv, Visitor } from '../request-context.ts'
import type { SessionTokens } from '../accounts/session-tokens.ts'
import { readDevice } from '../login/read-device.ts'
import { MAIN_WORLD, WORLD_NAME } from '../store/world-names.ts'
import type { Worlds } from '../store/worlds.ts'
import { namedWorld, WORLD_HEADER } from './control-world.ts'
import { errorResponse } from './errors.ts'

/** Response header with the instant of the response, so that a page can be rendered at the same instant (GAP-144). */
const INSTANT_HEADER = 'x-mock-now'

interface ContextInputs {
  /** The machine's; a world that has its own goes by that. */
  clock: Clock
  worlds: Worlds
  tokens: SessionTokens
  /** Whether a request may choose its world. */
  hasControl: boolean
  /** Whether the clocks of worlds apply and responses name their instant. */
  hasClocks: boolean
}

/** Puts world, instant and visitor on the context of every call of the shop. */
export function readContext({ clock, worlds, tokens, hasControl, hasClocks }: ContextInputs) {
  return createMiddleware<MockEnv>(async function readContext(c, next) {
    const world = (hasControl ? namedWorld(c) : undefined) ?? MAIN_WORLD
    if (!WORLD_NAME.test(world)) {
      return errorResponse(c, 'MALFORMED', WORLD_HEADER)
    }
    const machineNow = clock.now()
    const { clock: ownClock, orderDueAt } = worlds.enter(world, machineNow)
    const now = hasClocks ? instantOn(ownClock, machineNow) : machineNow
    const guest = SessionHeaders.shape.guestid.safeParse(c.req.header('guestid'))
    if (!guest.success) return errorResponse(c, 'MALFORMED', 'guestid')
    const guestId = guest.data === undefined || guest.data === ANONYMOUS_GUEST_ID ? null : guest.data.toLowerCase()
    const token = bearerToken(c.req.header('authorization'))
    const clientId = token === null ? null : tokens.clientOf({ world, token, now })
    c.set('world', world)
    c.set('now', now)
    c.set('orderDueAt', orderDueAt)
    c.set('guestId', guestId)
    c.set('device', readDevice(c.req.header('user-agent')))
    c.set('visitor', visitorOf(clientId, guestId))
    c.set('isTokenRefused', token !== null && clientId === null)
    await next()
    if (hasClocks) c.header(INSTANT_HEADER, new Date(now).toISOString())
    if (c.res.status === 401) c.header('WWW-Authenticate', 'Bearer')
  })
}

/** The token of an Authorization header, or null when there is none. */
export function bearerToken(header: string | undefined): string | null {
  return header === undefined ? null : (/^Bearer +(\S+)$/i.exec(header)?.[1] ?? '')
}

function visitorOf(clientId: number | null, guestId: string | null): Visitor | null {
  if (clientId !== null) return { kind: 'client', id: clientId }
  return guestId === null ? null : { kind: 'guest', id: guestId }
}
