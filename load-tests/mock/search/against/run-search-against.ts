// Measures the search of two builds in turns: start and memory, then classes of searches in process.
import { loadavg } from 'node:os'
import { median, percentileOf } from '../../../statistics/percentiles.ts'
import { orderOf, type Side } from '../../../statistics/sides.ts'
import { type QueryClass, queryClasses } from '../bench-queries.ts'
import type { Memory } from './side-messages.ts'
import { type Catalog, startBuild, type TestedBuild } from './tested-build.ts'

export interface SearchAgainstOptions {
  /** Roots of the builds. */
  roots: Readonly<Record<Side, string>>
  catalog: Catalog
  /** How often both are started and both do every class. */
  rounds: number
  log: (line: string) => void
}

/** Runs of a class per round and build. */
const RUNS = 100
const SIDES: readonly Side[] = ['old', 'new']

type Values = Record<Side, number[]>

/** Prints both builds and the ratio of new to old: medians of the starts, percentiles of all runs of a class. */
export async function runSearchAgainst({ roots, catalog, rounds, log }: SearchAgainstOptions): Promise<void> {
  const starts = new Map<string, Values>()
  let builds: Record<Side, TestedBuild> | null = null
  for (let round = 0; round < rounds; round++) {
    await stop(builds)
    const begun: Partial<Record<Side, TestedBuild>> = {}
    for (const side of orderOf(round)) {
      const build = await startBuild(roots[side], catalog)
      begun[side] = build
      const { wallMs, cpuMs, memory } = build.started
      add(starts, side, { 'index, wall s': wallMs / 1000, 'index, processor s': cpuMs / 1000, ...megabytes('after the index', memory) })
    }
    const { old, new: next } = begun
    builds = old && next ? { old, new: next } : null
    log(`Start ${round + 1} of ${rounds}: load ${(loadavg()[0] ?? 0).toFixed(1)}`)
  }
  if (!builds) return
  try {
    const classes = queryClasses(await builds.new.facets())
    const times = await timeInTurns(builds, { classes, rounds, log })
    for (const side of SIDES) add(starts, side, megabytes('after the searches', await builds[side].memory()))
    printStarts(starts, log)
    printTimes(classes, times, log)
  } finally {
    await stop(builds)
  }
}

type Times = Map<string, Values>

async function timeInTurns(
  builds: Record<Side, TestedBuild>,
  { classes, rounds, log }: { classes: readonly QueryClass[]; rounds: number; log: (line: string) => void },
): Promise<Times> {
  const times: Times = new Map()
  for (let round = 0; round < rounds; round++) {
    for (const { name, queries } of classes) {
      for (const side of orderOf(round)) {
        keep(times, name, side, await builds[side].time(queries, RUNS))
      }
    }
    log(`Searches ${round + 1} of ${rounds}: load ${(loadavg()[0] ?? 0).toFixed(1)}`)
  }
  return times
}

function add(all: Map<string, Values>, side: Side, values: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(values)) keep(all, name, side, [value])
}

function keep(all: Map<string, Values>, name: string, side: Side, values: readonly number[]): void {
  const both = all.get(name) ?? { old: [], new: [] }
  both[side].push(...values)
  all.set(name, both)
}

function megabytes(when: string, { rss, arrayBuffers, heap, peak }: Memory): Record<string, number> {
  const named = { rss, peak, 'sets and columns': arrayBuffers, heap }
  return Object.fromEntries(Object.entries(named).map(([name, bytes]) => [`${name} ${when}, MB`, bytes / 1e6]))
}

function printStarts(starts: ReadonlyMap<string, Values>, log: (line: string) => void): void {
  log(`\n${''.padEnd(40)}     old      new  new/old`)
  for (const [name, values] of starts) {
    const [old, next] = SIDES.map((side) => median(values[side]))
    log(name.padEnd(40) + row([old, next, (next ?? 0) / (old ?? 1)]))
  }
}

function printTimes(classes: readonly QueryClass[], times: Times, log: (line: string) => void): void {
  log('\nIn process, ms'.padEnd(29) + ' p50 old  p50 new  new/old  p99 old  p99 new  new/old')
  const slowest: Record<Side, number> = { old: 0, new: 0 }
  for (const { name, isNew } of classes) {
    const values = times.get(name) ?? { old: [], new: [] }
    const cells = [50, 99].flatMap((p) => {
      const [old = NaN, next = NaN] = SIDES.map((side) => percentileOf(values[side], p))
      return [old, next, next / old]
    })
    log(`${name}${isNew ? ' *' : ''}`.padEnd(28) + row(cells))
    if (!isNew) for (const side of SIDES) slowest[side] = Math.max(slowest[side], percentileOf(values[side], 99))
  }
  log(`slowest p99 of the classes without *: old ${slowest.old.toFixed(2)}, new ${slowest.new.toFixed(2)}`)
  log('\n* the first edition searched these as plain words')
}

function row(cells: readonly (number | undefined)[]): string {
  return cells.map((cell) => (cell ?? NaN).toFixed(2).padStart(9)).join('')
}

async function stop(builds: Record<Side, TestedBuild> | null): Promise<void> {
  if (builds) await Promise.all(SIDES.map((side) => builds[side].stop()))
}
