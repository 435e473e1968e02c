import { z } from '@hono/zod-openapi'
import type { Clock } from '../clock.ts'
import { errorResponse } from '../http/errors.ts'
import { bodyOf, inWorld, refuse } from '../http/outer-call.ts'
import type { MockApp } from '../request-context.ts'
import type { Worlds } from '../store/worlds.ts'
import type { DocumentedCall } from './documented-calls.ts'
import { FAULT_KINDS } from './fault-kinds.ts'
import { canApply, FaultRule, MOST_RULES } from './fault-rule.ts'
import type { Faults } from './faults.ts'
import { isScenario, SCENARIOS } from './scenarios.ts'

interface FaultRouteInputs {
  app: MockApp
  faults: Faults
  documented: () => readonly DocumentedCall[]
  worlds: Worlds
  /** The machine's. */
  clock: Clock
}

const NewScenario = z.strictObject({ name: z.string().refine(isScenario).nullable() })

const KINDS = Object.entries(FAULT_KINDS).map(([kind, { does, argument }]) => ({ kind, does, argument }))
const NAMED = Object.entries(SCENARIOS).map(([name, scenario]) => ({ name, ...scenario }))

/** The calls by which the faults of a world are chosen: /__mock/faults and /__mock/scenarios. */
export function routeFaults({ app, faults, documented, worlds, clock }: FaultRouteInputs): void {
  const NewRule = FaultRule.refine((rule) => canApply(rule, documented()), {
    error: 'No call of the contract can go wrong so',
    path: ['route'],
  })
  const OneRule = NewRule.transform((rule) => [rule])
  const Rules = z.array(NewRule).min(1).max(MOST_RULES)
  const rulesOf = (world: string) => ({ data: { world, rules: faults.list(world), kinds: KINDS } })
  const scenariosOf = (world: string) => ({ data: { world, scenario: faults.scenarioOf(world), scenarios: NAMED } })

  app.get('/__mock/faults', (c) => inWorld(c, (world) => c.json(rulesOf(world))))

  app.post('/__mock/faults', (c) =>
    inWorld(c, async (world) => {
      const body = await bodyOf(c)
      const rules = (Array.isArray(body) ? Rules : OneRule).safeParse(body)
      if (!rules.success) return refuse(c, 'json', rules.error)
      faults.add(world, rules.data)
      return c.json(rulesOf(world))
    }),
  )

  app.delete('/__mock/faults', (c) =>
    inWorld(c, (world) => {
      faults.clear(world)
      return c.json(rulesOf(world))
    }),
  )

  app.delete('/__mock/faults/:id{\\d+}', (c) =>
    inWorld(c, (world) => {
      const isGone = faults.remove(world, Number(c.req.param('id')))
      return isGone ? c.json(rulesOf(world)) : errorResponse(c, 'NOT_FOUND')
    }),
  )

  app.get('/__mock/scenarios', (c) => inWorld(c, (world) => c.json(scenariosOf(world))))

  app.post('/__mock/scenarios', (c) =>
    inWorld(c, async (world) => {
      const wanted = NewScenario.safeParse(await bodyOf(c))
      if (!wanted.success) return refuse(c, 'json', wanted.error)
      worlds.enter(world, clock.now())
      faults.play(world, wanted.data.name)
      return c.json(scenariosOf(world))
    }),
  )
}
