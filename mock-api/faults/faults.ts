import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { world as worldTable } from '#db/world-tables.ts'
import type { ContractCall } from '../http/operations.ts'
import { leastRecent } from './least-recent.ts'
import { type FaultRule, isAbout, isDue } from './fault-rule.ts'
import { isScenario, SCENARIOS, type ScenarioName } from './scenarios.ts'

/** Worlds whose rules are remembered at once; the one that was used longest ago is forgotten first. */
const MOST_WORLDS = 1000

/** A rule with the number of calls it was about and of those that it changed. */
export interface CountedRule {
  rule: FaultRule
  calls: number
  applied: number
}

/** Faults and scenario that a call requests by its headers. */
interface RequestedFaults {
  /** By the header x-mock-fault. */
  faults: readonly FaultRule[]
  /** By the header x-mock-scenario. */
  scenario: ScenarioName | null
}

interface OfWorld {
  rules: CountedRule[]
  /** Counts of scenarios that were played here. */
  scenarios: Map<ScenarioName, CountedRule[]>
}

/** Fault rules by world, in memory; the scenario of a world is in its row. */
export function createFaults(db: Db, random: () => number) {
  const name = sql.placeholder('name')
  const stored = db.select({ scenario: worldTable.scenario }).from(worldTable).where(eq(worldTable.name, name)).prepare()
  const worlds = leastRecent<OfWorld>(MOST_WORLDS, () => ({ rules: [], scenarios: new Map() }))

  function scenarioOf(world: string): ScenarioName | null {
    const scenario = stored.get({ name: world })?.scenario ?? null
    return scenario !== null && isScenario(scenario) ? scenario : null
  }

  function played(world: string, scenario: ScenarioName | null): CountedRule[] {
    if (scenario === null) return []
    const { scenarios } = worlds.of(world)
    const rules = scenarios.get(scenario) ?? SCENARIOS[scenario].faults.map(counted)
    scenarios.set(scenario, rules)
    return rules
  }

  return {
    scenarioOf,
    /** Adds rules to a world. */
    add(world: string, rules: readonly FaultRule[]): void {
      worlds.of(world).rules.push(...rules.map(counted))
    },
    /** The rules of a world, in the order in which they were added. */
    list: (world: string): readonly CountedRule[] => worlds.of(world).rules,
    /** Forgets the rules of a world. Its scenario stays. */
    clear(world: string): void {
      worlds.of(world).rules = []
    },
    /** Forgets rules and counts of a world that is gone. */
    forget(world: string): void {
      worlds.forget(world)
    },
    /** Sets the scenario of a world, or none, and resets its counts. The world must exist. */
    play(world: string, scenario: ScenarioName | null): void {
      worlds.of(world).scenarios.clear()
      db.update(worldTable).set({ scenario }).where(eq(worldTable.name, world)).run()
    },
    /** Rules that apply to a call: from its header, the rules of the world, and the scenario of the call or else of the world. */
    due(world: string, call: { path: string; operation: ContractCall | undefined }, requested: RequestedFaults): CountedRule[] {
      const scenario = requested.scenario ?? scenarioOf(world)
      const candidates = [...requested.faults.map(counted), ...worlds.of(world).rules, ...played(world, scenario)]
      return candidates.filter((candidate) => takes(candidate, call, random))
    },
  }
}

export type Faults = ReturnType<typeof createFaults>

function counted(rule: FaultRule): CountedRule {
  return { rule, calls: 0, applied: 0 }
}

function takes(counted: CountedRule, call: { path: string; operation: ContractCall | undefined }, random: () => number): boolean {
  if (!isAbout(counted.rule, call)) return false
  counted.calls++
  return isDue(counted.rule, counted.calls, random)
}
