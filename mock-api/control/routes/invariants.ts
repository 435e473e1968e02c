import { checkInvariants } from '../contract/shop.ts'
import type { ControlInputs } from '../control-inputs.ts'
import { checkWorld } from '../invariants/invariants.ts'
import { readFacts } from '../invariants/read-facts.ts'

export function routeInvariants({ app, db, store }: ControlInputs): void {
  app.openapi(checkInvariants, (c) => {
    // One transaction, so that a concurrent write does not look like a violation.
    const items = checkWorld(db.transaction(() => readFacts({ db, store }, c.var)))
    return c.json({ data: { world: c.var.world, ok: items.every(({ ok }) => ok), items } }, 200)
  })
}
