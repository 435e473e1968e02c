import { addFaults, clearFaults, listFaults, listScenarios, playScenario, removeFault } from '../contract/faults.ts'
import type { ControlInputs } from '../control-inputs.ts'
import { errorResponse } from '../../http/errors.ts'
import { jsonBody } from '../../http/json-body.ts'
import { FAULT_KINDS, FaultKindName } from '../../faults/fault-kinds.ts'
import { canApply } from '../../faults/fault-rule.ts'
import { isScenario, SCENARIOS } from '../../faults/scenarios.ts'

const KINDS = FaultKindName.options.map((kind) => {
  const { does, argument } = FAULT_KINDS[kind]
  return { kind, does, argument: { means: argument.means, usual: argument.usual } }
})
const NAMED = Object.entries(SCENARIOS).map(([name, scenario]) => ({ name, ...scenario, faults: [...scenario.faults] }))

/** The calls by which the faults of a world are chosen: /__mock/faults and /__mock/scenarios. */
export function routeFaults({ app, faults, documented }: ControlInputs): void {
  const rulesOf = (world: string) => ({ data: { world, rules: [...faults.list(world)], kinds: KINDS } })
  const scenariosOf = (world: string) => ({ data: { world, scenario: faults.scenarioOf(world), scenarios: NAMED } })

  app.openapi(listFaults, (c) => c.json(rulesOf(c.var.world), 200))

  app.openapi({ ...addFaults, middleware: jsonBody }, (c) => {
    const rules = [c.req.valid('json')].flat()
    if (!rules.every((rule) => canApply(rule, documented()))) return errorResponse(c, 'INVALID', 'route')
    faults.add(c.var.world, rules)
    return c.json(rulesOf(c.var.world), 200)
  })

  app.openapi(clearFaults, (c) => {
    faults.clear(c.var.world)
    return c.json(rulesOf(c.var.world), 200)
  })

  app.openapi(removeFault, (c) => {
    const isGone = faults.remove(c.var.world, c.req.valid('param').id)
    return isGone ? c.json(rulesOf(c.var.world), 200) : errorResponse(c, 'NOT_FOUND')
  })

  app.openapi(listScenarios, (c) => c.json(scenariosOf(c.var.world), 200))

  app.openapi({ ...playScenario, middleware: jsonBody }, (c) => {
    const { name } = c.req.valid('json')
    if (name !== null && !isScenario(name)) return errorResponse(c, 'INVALID', 'name')
    faults.play(c.var.world, name)
    return c.json(scenariosOf(c.var.world), 200)
  })
}
