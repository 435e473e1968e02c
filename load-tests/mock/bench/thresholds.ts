import type { ShopRun } from './shop-run.ts'
import type { Measured } from './measure.ts'

/** What is expected of two cores with the clients on them. Connections are those at which a bar is read. */
export const THRESHOLDS = {
  searches: { connections: 8, perSecond: 1500, goal: 2000, p99: 25 },
  cartAdds: { connections: 8, perSecond: 4000, p99: 20 },
} as const

export interface Verdict {
  bar: string
  measured: string
  isMet: boolean
}

/** Compares runs with the bars. Timings gate nothing: this is to be read. */
export function verdicts(runs: readonly ShopRun[]): Verdict[] {
  return runs.flatMap(({ cases }) => (cases.some(({ name }) => name === 'cart add') ? verdictsOf(cases) : []))
}

function verdictsOf(cases: ShopRun['cases']): Verdict[] {
  const { searches, cartAdds } = THRESHOLDS
  const found = caseOf(cases, 'search', searches.connections)
  const added = caseOf(cases, 'cart add', cartAdds.connections)
  return [
    atLeast(`searches ≥ ${searches.perSecond}/s (goal ${searches.goal})`, found, searches.perSecond),
    atMost(`search p99 ≤ ${searches.p99} ms at ${searches.connections} connections`, found?.p99, searches.p99, 'ms'),
    atLeast(`cart adds ≥ ${cartAdds.perSecond}/s`, added, cartAdds.perSecond),
    atMost(`cart add p99 ≤ ${cartAdds.p99} ms at ${cartAdds.connections} connections`, added?.p99, cartAdds.p99, 'ms'),
  ]
}

function caseOf(cases: readonly Measured[], name: string, connections: number): Measured | undefined {
  return cases.find((each) => each.name === name && each.connections === connections)
}

function atLeast(bar: string, found: Measured | undefined, least: number): Verdict {
  const { perSecond = 0 } = found ?? {}
  return { bar, measured: `${Math.round(perSecond)}/s`, isMet: perSecond >= least }
}

function atMost(bar: string, value = Infinity, most: number, unit: string): Verdict {
  return { bar, measured: `${value.toFixed(1)} ${unit}`, isMet: value <= most }
}
