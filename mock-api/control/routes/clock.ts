import type { StoredClock } from '#db/world-tables.ts'
import { errorResponse } from '../../http/errors.ts'
import { jsonBody } from '../../http/json-body.ts'
import type { Worlds } from '../../store/worlds.ts'
import { wireDate } from '../../wire/date.ts'
import { advanceClock, freezeClock, releaseClock, setClock, showClock, speedClock } from '../contract/clock.ts'
import { type ControlContext, type ControlInputs, iso } from '../control-inputs.ts'
import { addDuration, isShowable, readDuration, readInstant } from '../instant-text.ts'

export function routeClock({ app, worlds }: ControlInputs): void {
  /** Runs the clock on from an instant, at its current speed unless another is given. */
  function runFrom(context: ControlContext, shows: number, speed = speedOf(worlds, context)) {
    return wind(context, { setAt: context.machineNow, shows, speed })
  }
  function wind(context: ControlContext, clock: StoredClock | null) {
    worlds.setClock(context.world, clock)
    return { data: wireClock({ ...context, now: clock?.shows ?? context.machineNow }, clock) }
  }

  app.openapi(showClock, (c) => c.json({ data: wireClock(c.var, worlds.find(c.var.world)?.clock ?? null) }, 200))

  app.openapi({ ...freezeClock, middleware: jsonBody }, (c) => {
    const { at } = c.req.valid('json')
    return c.json(runFrom(c.var, at === undefined ? c.var.now : instant(at), 0), 200)
  })

  app.openapi({ ...setClock, middleware: jsonBody }, (c) => c.json(runFrom(c.var, instant(c.req.valid('json').at)), 200))

  app.openapi({ ...advanceClock, middleware: jsonBody }, (c) => {
    const { ms = 0, duration } = c.req.valid('json')
    const length = duration === undefined ? null : readDuration(duration)
    const shows = length ? addDuration(c.var.now, length) : c.var.now + ms
    if (!isShowable(shows)) return errorResponse(c, 'INVALID', length ? 'duration' : 'ms')
    return c.json(runFrom(c.var, shows), 200)
  })

  app.openapi({ ...speedClock, middleware: jsonBody }, (c) => c.json(runFrom(c.var, c.var.now, c.req.valid('json').speed), 200))

  app.openapi(releaseClock, (c) => c.json(wind(c.var, null), 200))
}

function speedOf(worlds: Worlds, { world }: ControlContext): number {
  return worlds.find(world)?.clock?.speed ?? 1
}

/** Parses an instant that the contract has validated. */
function instant(text: string): number {
  return readInstant(text) ?? Number.NaN
}

function wireClock({ world, now, machineNow }: ControlContext, clock: StoredClock | null) {
  const local = wireDate(now).date
  return { world, now: iso(now), local, isTouched: clock !== null, speed: clock?.speed ?? 1, machineNow: iso(machineNow) }
}
