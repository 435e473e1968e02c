import { clearJournal, countCalls, readJournal } from '../contract/journal.ts'
import type { ControlInputs } from '../control-inputs.ts'
import { jsonBody } from '../../http/json-body.ts'

/** The journal of a world: read it, forget it, count what is in it. */
export function routeJournal({ app, journal }: ControlInputs): void {
  app.openapi(readJournal, (c) => {
    const { limit, world: _world, ...filter } = c.req.valid('query')
    const { world } = c.var
    return c.json({ data: { world, entries: journal.list(world, filter).slice(0, limit) } }, 200)
  })

  app.openapi(clearJournal, (c) => {
    journal.clear(c.var.world)
    return c.json({ data: { world: c.var.world, entries: [] } }, 200)
  })

  app.openapi({ ...countCalls, middleware: jsonBody }, (c) => {
    const { world } = c.var
    return c.json({ data: { world, n: journal.list(world, c.req.valid('json')).length } }, 200)
  })
}
