import type { DocumentedCall } from '../faults/documented-calls.ts'
import type { Faults } from '../faults/faults.ts'
import type { Journal } from '../journal/journal.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import type { Clock } from '../clock.ts'
import { instantOn } from '../clock.ts'
import { controlWorld } from '../http/control-world.ts'
import { errorResponse } from '../http/errors.ts'
import type { RouteInputs } from '../route-inputs.ts'

/** Context of a control call, beyond its own parameters. */
export interface ControlContext {
  world: string
  /** Instant of the world's clock. */
  now: number
  machineNow: number
}

export interface ControlEnv {
  Variables: ControlContext
}

/** The app of the control API. */
export type ControlApp = OpenAPIHono<ControlEnv>

/** Dependencies of the control routes. */
export interface ControlInputs extends Pick<RouteInputs, 'db' | 'store' | 'worlds' | 'accounts' | 'checkout'> {
  app: ControlApp
  faults: Faults
  /** What faults can change. */
  documented: () => readonly DocumentedCall[]
  journal: Journal
  /** Generates ids of guests. */
  newGuestId: () => string
  /** Origin of the storefront, for links in mails. */
  shopOrigin: string
}

/**
 * Puts the world of a call and its instant on the context. As calls of the shop API do, it creates an unknown world, and cancels orders that are
 * overdue: what a developer sees or moves on must not depend on whether the shop was asked since.
 */
export function enterWorld({ worlds, checkout, clock }: Pick<RouteInputs, 'worlds' | 'checkout'> & { clock: Clock }) {
  return createMiddleware<ControlEnv>(async function enterWorld(c, next) {
    const world = controlWorld(c)
    if (world === null) return errorResponse(c, 'MALFORMED', 'world')
    const machineNow = clock.now()
    c.set('world', world)
    c.set('machineNow', machineNow)
    const { clock: ownClock, orderDueAt } = worlds.enter(world, machineNow)
    const now = instantOn(ownClock, machineNow)
    if (orderDueAt !== null && orderDueAt <= now) checkout.orders.expire(world, now)
    c.set('now', now)
    return next()
  })
}

/** The rows of a page, and how many there are. */
export function pageOf<Row>(rows: readonly Row[], { page, per_page }: { page: number; per_page: number }) {
  return { items: rows.slice((page - 1) * per_page, page * per_page), pagination: { total: rows.length, page, per_page } }
}

/** Formats an instant for responses of the control API. */
export function iso(instant: number): string {
  return new Date(instant).toISOString()
}
