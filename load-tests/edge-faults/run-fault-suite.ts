// The fault suite: pages and responses of the edge while the shop API misbehaves, held to thresholds case by case.
import { loadavg } from 'node:os'
import { keepResult } from '../statistics/results.ts'
import { pause } from '../edge-stack/request.ts'
import { readMachine } from '../mock/bench/machine.ts'
import { type ThresholdResult, type CaseResult, tableOf } from '../edge-stack/threshold.ts'
import { flapping } from './flapping.ts'
import { aftermath, downAtStart, outage } from './outages.ts'
import { restartUnderLoad } from './restart.ts'
import { type EdgeStack, type EdgeStackOptions, startEdgeStack, warm } from '../edge-stack/edge-stack.ts'
import { type CasePages, runFaultCase } from './run-fault-case.ts'
import { type FaultCase, FAULT_CASES } from './fault-cases.ts'

export interface FaultSuiteOptions extends EdgeStackOptions {
  /** Names of cases; empty: all. */
  only: readonly string[]
  /** How long the shop API is down in the case `outage`. */
  outageSeconds: number
}

interface SuiteCase {
  name: string
  description: string
  /** Number of cached listings that are stale when the case runs. */
  stale: number
  /** Whether these are listings of a vendor. @default false */
  isOfVendor?: boolean
  run: (stack: EdgeStack, stale: readonly string[], options: FaultSuiteOptions) => Promise<ThresholdResult[]>
}

/** A listing is fresh for 30 s (cache-policies.ts); after one second more it is stale. */
const STALE_AFTER_MS = 31_000

const CASES: readonly SuiteCase[] = [
  { name: 'at-start', description: 'is down when the worker starts', stale: 0, run: downAtStart },
  ...Object.entries<FaultCase>(FAULT_CASES).map(([name, faultCase]): SuiteCase => ({
    name,
    description: faultCase.description,
    stale: 4,
    isOfVendor: faultCase.cached === 'of a vendor',
    async run(stack, stale) {
      const pages: CasePages = { stale, uncached: stack.takeProducts(2), uncachedListings: stack.takeListings(3) }
      return runFaultCase(stack, faultCase, pages)
    },
  })),
  { name: 'flapping', description: 'goes and comes every two seconds', stale: 10, run: flapping },
  { name: 'restart', description: 'is well; the worker is restarted under load', stale: 0, run: restartUnderLoad },
  {
    name: 'outage',
    description: 'is down for a minute',
    stale: 10,
    run: (stack, stale, { outageSeconds }) => outage(stack, [...stale, '/', '/cp/pl'], outageSeconds),
  },
]

/** Runs the cases, prints the table and keeps it as JSON. @returns whether every threshold is met */
export async function runFaultSuite(options: FaultSuiteOptions): Promise<boolean> {
  const { only, dir, log } = options
  const chosen = CASES.filter(({ name }) => only.length === 0 || only.includes(name))
  const unknown = only.filter((name) => !CASES.some((suiteCase) => suiteCase.name === name))
  if (unknown.length > 0) throw new Error(`There is no case ${unknown.join(', ')}. Cases: ${CASES.map(({ name }) => name).join(', ')}.`)

  const machine = readMachine()
  const begun = performance.now()
  const stack = await startEdgeStack(options)
  const cases: CaseResult[] = []
  try {
    const stale = new Map(
      chosen.map((suiteCase) => [suiteCase.name, stack.takeListings(suiteCase.stale, suiteCase.isOfVendor ? stack.vendor : undefined)]),
    )
    const all = [...stale.values()].flat()
    for (const path of [...all, '/', '/cp/pl']) await warm(stack.origin, path)
    const warmAt = performance.now()
    log(`${chosen.length} cases over ${all.length} cached listings`)
    for (const suiteCase of chosen) {
      const left = suiteCase.stale > 0 ? warmAt + STALE_AFTER_MS - performance.now() : 0
      if (left > 0) log(`… ${(left / 1000).toFixed(0)} s until cached pages are stale`)
      if (left > 0) await pause(left)
      cases.push(await timed(suiteCase, () => suiteCase.run(stack, stale.get(suiteCase.name) ?? [], options), log))
    }
    cases.push(await timed({ name: 'after', description: 'has recovered' }, () => aftermath(stack, all), log))
  } finally {
    await stack.stop()
  }
  const seconds = (performance.now() - begun) / 1000
  log(
    `\n${tableOf(cases).join('\n')}\n\n${Math.round(seconds)} s, load ${machine.loadBefore.toFixed(1)} before it and ${(loadavg()[0] ?? 0).toFixed(1)} after, ${machine.cores} cores`,
  )
  keepResult(dir, 'chaos-edge', { machine, seconds, cases })
  return cases.every(({ thresholds }) => thresholds.every(({ isMet }) => isMet !== false))
}

async function timed(
  { name, description }: { name: string; description: string },
  run: () => Promise<ThresholdResult[]>,
  log: FaultSuiteOptions['log'],
) {
  const begun = performance.now()
  const thresholds = await run()
  const seconds = (performance.now() - begun) / 1000
  const broken = thresholds.filter(({ isMet }) => isMet === false)
  log(
    `${broken.length === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)${broken.map((each) => `\n    ${each.threshold}: ${each.measured}`).join('')}`,
  )
  return { name, description, seconds, thresholds }
}
