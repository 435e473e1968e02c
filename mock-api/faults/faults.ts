import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { world as worldTable } from '#db/world-tables.ts'
import { leastRecent } from '../http/least-recent.ts'
import { type FaultRule, isAbout, isDue, type RuledCall } from './fault-rule.ts'
import { isScenario, SCENARIOS, type ScenarioName } from './scenarios.ts'

/** Worlds whose rules are remembered at once; the one that was used longest ago is forgotten first. */
const MOST_WORLDS = 1000

/** A rule with the number of calls it was about and of those that it changed. */
export interface CountedRule {
  /** Counts up; 0: a rule of a header or of a scenario. */
  id: number
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
  let lastId = 0
  const worlds = leastRecent<OfWorld>(MOST_WORLDS, () => ({ rules: [], scenarios: new Map() }))

  function scenarioOf(world: string): ScenarioName | null {
    const scenario = stored.get({ name: world })?.scenario ?? null
    return scenario !== null && isScenario(scenario) ? scenario : null
  }

  function played(world: string, scenario: ScenarioName | null): CountedRule[] {
    if (scenario === null) return []
    const { scenarios } = worlds.of(world)
    const rules = scenarios.get(scenario) ?? SCENARIOS[scenario].faults.map((rule) => counted(rule))
    scenarios.set(scenario, rules)
    return rules
  }

  return {
    scenarioOf,
    /** Adds rules to a world. */
    add(world: string, rules: readonly FaultRule[]): void {
      worlds.of(world).rules.push(...rules.map((rule) => counted(rule, ++lastId)))
    },
    /** The rules of a world, in the order in which they were added. */
    list: (world: string): readonly CountedRule[] => worlds.of(world).rules,
    /** Forgets one rule. @returns whether the world had it */
    remove(world: string, id: number): boolean {
      const { rules } = worlds.of(world)
      worlds.of(world).rules = rules.filter((each) => each.id !== id)
      return worlds.of(world).rules.length < rules.length
    },
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
    /** Rules that may apply to a call: from its header, the rules of the world, and the scenario of the call or else of the world. */
    candidates(world: string, requested: RequestedFaults): CountedRule[] {
      const scenario = requested.scenario ?? scenarioOf(world)
      return [...requested.faults.map((rule) => counted(rule)), ...worlds.of(world).rules, ...played(world, scenario)]
    },
    /** Those of the candidates that apply. Each call is counted by the rules that are about it. */
    due: (candidates: readonly CountedRule[], call: RuledCall): CountedRule[] =>
      candidates.filter((candidate) => takes(candidate, call, random)),
  }
}

export type Faults = ReturnType<typeof createFaults>

function counted(rule: FaultRule, id = 0): CountedRule {
  return { id, rule, calls: 0, applied: 0 }
}

function takes(counted: CountedRule, call: RuledCall, random: () => number): boolean {
  if (!isAbout(counted.rule, call)) return false
  counted.calls++
  return isDue(counted.rule, counted.calls, random)
}
