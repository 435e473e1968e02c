import { clearJournal, readJournal } from '../contract/journal.ts'
import type { ControlInputs } from '../control-inputs.ts'

/** The journal of a world: read it, forget it. */
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
}
