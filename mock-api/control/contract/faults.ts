// Fault injection: /__mock/faults and /__mock/scenarios.
import { createRoute, z } from '@hono/zod-openapi'
import { NOT_FOUND } from '#app/shop-api/contract/error.ts'
import { requestBody } from '#app/shop-api/contract/json.ts'
import { PathId } from '#app/shop-api/contract/wire.ts'
import { FAULT_KINDS, FaultKindName } from '../../faults/fault-kinds.ts'
import { FaultRule, MOST_RULES } from '../../faults/fault-rule.ts'
import { SCENARIOS } from '../../faults/scenarios.ts'
import { inWorld, reads, WorldName, writes } from './in-world.ts'

const rule = { route: 'searchProducts', kind: 'latency' as const, arg: '800', percent: 50 }
const KINDS = Object.entries(FAULT_KINDS).map(([name, { does }]) => `\`${name}\`: ${does}`)
const NAMES = Object.keys(SCENARIOS)

const DocumentedRule = FaultRule.openapi('FaultRule', { example: rule })
const CountedRule = z.object({ id: z.int().positive(), rule: DocumentedRule, calls: z.int().nonnegative(), applied: z.int().nonnegative() })
const WorldFaults = z
  .object({
    world: WorldName,
    rules: z.array(CountedRule).openapi({ description: 'With the calls that each was about, and those it was applied to' }),
    kinds: z.array(
      z.object({
        kind: FaultKindName,
        does: z.string(),
        argument: z.object({ means: z.string(), usual: z.string() }),
      }),
    ),
  })
  .openapi('WorldFaults')
const Scenario = z.object({ name: z.string(), does: z.string(), shows: z.string(), faults: z.array(FaultRule) })
const WorldScenario = z
  .object({ world: WorldName, scenario: z.string().nullable(), scenarios: z.array(Scenario) })
  .openapi('WorldScenario', { example: { world: 'main', scenario: 'slow-search', scenarios: [] } })

const faultsNow = ['The faults of the world as they are now', WorldFaults] as const
const scenarioNow = ['The scenario of the world as it is now', WorldScenario] as const

export const listFaults = createRoute({
  method: 'get',
  path: '/__mock/faults',
  tags: ['faults'],
  operationId: 'listFaults',
  summary: 'The faults of a world, and every kind that there is',
  description: KINDS.join('\n\n'),
  request: inWorld,
  responses: reads(...faultsNow),
})

export const addFaults = createRoute({
  method: 'post',
  path: '/__mock/faults',
  tags: ['faults'],
  operationId: 'addFaults',
  summary: 'Lets calls of a world go wrong from now on, by percentage and count',
  description: `One rule or up to ${MOST_RULES}. The header \`x-mock-fault: <route>:<kind>[:arg][@percent]\` does it for one call; what was applied is told in \`x-mock-fault-applied\`.`,
  request: {
    ...inWorld,
    body: requestBody(z.union([DocumentedRule, z.array(DocumentedRule).min(1).max(MOST_RULES)]).openapi({ example: rule })),
  },
  responses: writes(...faultsNow),
})

export const removeFault = createRoute({
  method: 'delete',
  path: '/__mock/faults/{id}',
  tags: ['faults'],
  operationId: 'removeFault',
  summary: 'Switches one rule of a world off',
  request: { ...inWorld, params: z.object({ id: PathId }) },
  responses: { ...reads(...faultsNow), ...NOT_FOUND },
})

export const clearFaults = createRoute({
  method: 'delete',
  path: '/__mock/faults',
  tags: ['faults'],
  operationId: 'clearFaults',
  summary: 'Forgets the faults of a world; its scenario stays',
  request: inWorld,
  responses: reads(...faultsNow),
})

export const listScenarios = createRoute({
  method: 'get',
  path: '/__mock/scenarios',
  tags: ['faults'],
  operationId: 'listScenarios',
  summary: 'The scenario of a world, and every one that there is',
  request: inWorld,
  responses: reads(...scenarioNow),
})

export const playScenario = createRoute({
  method: 'post',
  path: '/__mock/scenarios',
  tags: ['faults'],
  operationId: 'playScenario',
  summary: 'Lets a world misbehave as a named scenario says, or behave again',
  description: `One of ${NAMES.map((name) => `\`${name}\``).join(', ')}. The header \`x-mock-scenario\` chooses one for a call, the cookie \`mock-scenario\` at the edge for a browser.`,
  request: {
    ...inWorld,
    body: requestBody(
      z
        .strictObject({ name: z.string().nullable().openapi({ description: 'null: none' }) })
        .openapi('ScenarioBody', { example: { name: 'slow-search' } }),
    ),
  },
  responses: writes(...scenarioNow),
})
