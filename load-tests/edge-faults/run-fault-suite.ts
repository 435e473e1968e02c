// The resiliency matrix, row by row: what the edge shows while the shop misbehaves, held to its bars.
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { type Machine, readMachine } from '../mock/bench/machine.ts'
import { type Bar, type RowResult, tableOf } from '../edge-stack/threshold.ts'
import { cartIsText, failTogether, leadersLeave, readiness, shedding, stampede } from './concurrent-visits.ts'
import { aftermath, downAtStart, outage } from './outages.ts'
import { type Rig, type RigOptions, startRig, warm } from '../edge-stack/edge-stack.ts'
import { type RowPages, strike } from './run-fault-case.ts'
import { type Trouble, TROUBLES } from './fault-cases.ts'

export interface FaultSuiteOptions extends RigOptions {
  /** Names of rows; empty: all. */
  only: readonly string[]
  /** How long the shop is away in the row `outage`. */
  outageSeconds: number
}

interface Row {
  name: string
  does: string
  /** Listings of the row, stored and by then old; none: it needs none. */
  stale: number
  /** They are listings of a vendor. */
  isOfVendor?: boolean
  run: (rig: Rig, stale: readonly string[], options: FaultSuiteOptions) => Promise<Bar[]>
}

/** A listing is fresh for 30 s (cache-policies.ts); a second more and it is old. */
const GETS_OLD_MS = 31_000

const ROWS: readonly Row[] = [
  { name: 'at-start', does: 'is down when the worker starts', stale: 0, run: downAtStart },
  { name: 'stampede', does: 'takes 0.3 s, and 100 want one page', stale: 0, run: stampede },
  { name: 'leaders', does: 'takes 0.8 s, and who asked first leaves', stale: 0, run: leadersLeave },
  { name: 'failing-leader', does: 'fails who asked first', stale: 0, run: failTogether },
  { name: 'cart-text', does: 'answers a text for a cart', stale: 0, run: cartIsText },
  { name: 'shedding', does: 'is slower than it is asked', stale: 0, run: shedding },
  { name: 'readiness', does: 'hangs, and 300 ask whether it is ready', stale: 0, run: readiness },
  ...Object.entries<Trouble>(TROUBLES).map(([name, trouble]): Row => ({
    name,
    does: trouble.does,
    stale: 4,
    isOfVendor: trouble.stored === 'of a vendor',
    async run(rig, stale) {
      const pages: RowPages = { stale, cold: rig.takeProducts(2), coldListings: rig.takeListings(3) }
      return strike(rig, trouble, pages)
    },
  })),
  {
    name: 'outage',
    does: 'is down for a minute',
    stale: 10,
    run: (rig, stale, { outageSeconds }) => outage(rig, [...stale, '/', '/cp/pl'], outageSeconds),
  },
]

/** What came of a run. */
export interface FaultSuiteResult {
  machine: Machine
  seconds: number
  rows: RowResult[]
}

/** Runs the rows, prints the table and keeps it as JSON. @returns whether every bar was met */
export async function runFaultSuite(options: FaultSuiteOptions): Promise<boolean> {
  const { only, dir, log } = options
  const chosen = ROWS.filter(({ name }) => only.length === 0 || only.includes(name))
  const unknown = only.filter((name) => !ROWS.some((row) => row.name === name))
  if (unknown.length > 0) throw new Error(`There is no row ${unknown.join(', ')}. Rows: ${ROWS.map(({ name }) => name).join(', ')}.`)

  const machine = readMachine()
  const begun = performance.now()
  const rig = await startRig(options)
  const rows: RowResult[] = []
  try {
    const stale = new Map(chosen.map((row) => [row.name, rig.takeListings(row.stale, row.isOfVendor ? rig.vendor : undefined)]))
    const all = [...stale.values()].flat()
    for (const path of [...all, '/', '/cp/pl']) await warm(rig.origin, path)
    const warmAt = performance.now()
    log(`${chosen.length} rows over ${all.length} stored listings`)
    for (const row of chosen) {
      const left = row.stale > 0 ? warmAt + GETS_OLD_MS - performance.now() : 0
      if (left > 0) log(`… ${(left / 1000).toFixed(0)} s until stored pages are old`)
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
      rows.push(await timed(row, () => row.run(rig, stale.get(row.name) ?? [], options), log))
    }
    rows.push(await timed({ name: 'after', does: 'is well again' }, () => aftermath(rig, all), log))
  } finally {
    await rig.stop()
  }
  const seconds = (performance.now() - begun) / 1000
  log(
    `\n${tableOf(rows).join('\n')}\n\n${Math.round(seconds)} s, load ${machine.loadBefore.toFixed(1)} before it and ${(loadavg()[0] ?? 0).toFixed(1)} after, ${machine.cores} cores`,
  )
  mkdirSync(join(dir, 'results'), { recursive: true })
  writeFileSync(
    join(dir, 'results', 'chaos-edge.json'),
    `${JSON.stringify({ machine, seconds, rows } satisfies FaultSuiteResult, null, 2)}\n`,
  )
  return rows.every(({ bars }) => bars.every(({ isMet }) => isMet !== false))
}

async function timed({ name, does }: { name: string; does: string }, run: () => Promise<Bar[]>, log: FaultSuiteOptions['log']) {
  const begun = performance.now()
  const bars = await run()
  const seconds = (performance.now() - begun) / 1000
  const broken = bars.filter(({ isMet }) => isMet === false)
  log(
    `${broken.length === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)${broken.map((each) => `\n    ${each.bar}: ${each.measured}`).join('')}`,
  )
  return { row: name, does, seconds, bars }
}
