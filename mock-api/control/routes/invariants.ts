import { checkInvariants } from '../contract/shop.ts'
import type { ControlInputs } from '../control-inputs.ts'
import { checkWorld } from '../invariants/invariants.ts'
import { readFacts } from '../invariants/read-facts.ts'

export function routeInvariants({ app, db, store }: ControlInputs): void {
  app.openapi(checkInvariants, (c) => {
    // One transaction, so that a write in between does not look like a fault.
    const items = checkWorld(db.transaction(() => readFacts({ db, store }, c.var)))
    return c.json({ data: { world: c.var.world, ok: items.every(({ ok }) => ok), items } }, 200)
  })
}
