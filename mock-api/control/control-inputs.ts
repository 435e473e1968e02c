import type { OpenAPIHono } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import type { Clock } from '../clock.ts'
import { instantOn } from '../clock.ts'
import { controlWorld } from '../http/control-world.ts'
import { errorResponse } from '../http/errors.ts'
import type { RouteInputs } from '../route-inputs.ts'

/** What a call of the control room knows besides its own parameters. */
export interface ControlContext {
  world: string
  /** What the clock of the world shows. */
  now: number
  machineNow: number
}

export interface ControlEnv {
  Variables: ControlContext
}

/** The app of the control room. */
export type ControlApp = OpenAPIHono<ControlEnv>

/** What the routes of the control room are given. */
export interface ControlInputs extends Pick<RouteInputs, 'db' | 'store' | 'worlds' | 'accounts'> {
  app: ControlApp
  /** Makes ids of guests. */
  newGuestId: () => string
  /** Where pages of the shop are, for links in mails. */
  shopOrigin: string
}

/** Puts the world of a call and its instant on the context; a world that is not there yet is made, as calls of the shop do. */
export function enterWorld({ worlds, clock }: Pick<RouteInputs, 'worlds'> & { clock: Clock }) {
  return createMiddleware<ControlEnv>(async function enterWorld(c, next) {
    const world = controlWorld(c)
    if (world === null) return errorResponse(c, 'MALFORMED', { world: 'incorrectValueErrorMessage' })
    const machineNow = clock.now()
    c.set('world', world)
    c.set('machineNow', machineNow)
    c.set('now', instantOn(worlds.enter(world, machineNow).clock, machineNow))
    return next()
  })
}

/** An instant as the control room writes it. */
export function iso(instant: number): string {
  return new Date(instant).toISOString()
}
