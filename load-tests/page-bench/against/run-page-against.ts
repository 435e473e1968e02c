// Measures pages of two builds in turns on a slow phone. Times never fail the benchmark.
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { machineLine, readMachine } from '../../mock/bench/machine.ts'
import { percentileOf } from '../../statistics/percentiles.ts'
import { orderOf, type Side } from '../../statistics/sides.ts'
import { pagesToMeasure } from '../bench-pages.ts'
import { table } from '../summary.ts'
import { type Figures, type MeasuredPage, listingFigures, visitTwice } from './page-figures.ts'

export interface PageAgainstOptions {
  /** Origins of the running builds. */
  origins: Readonly<Record<Side, string>>
  /** Names of their commits. */
  names: Readonly<Record<Side, string>>
  chromiumPath: string
  rounds: number
  /** Folder of generated files; results go to `results` in it. */
  dir: string
  log: (line: string) => void
}

/** Public pages; the others are not cached, and not visited first. */
const KINDS: ReadonlySet<string> = new Set(['home', 'listing', 'product'])

/** All values of a figure by build, in the order of the rounds. */
type Samples = Record<Side, number[]>

/** Runs the benchmark, prints medians and writes every value as JSON. Rejects when something could not be measured. */
export async function runPageAgainst({ origins, names, chromiumPath, rounds, dir, log }: PageAgainstOptions): Promise<void> {
  const machine = readMachine()
  const args = ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const browser = await chromium.launch({ executablePath: chromiumPath, args })
  const samples = new Map<string, Samples>()
  try {
    const pages = { old: await measuredPages(origins.old), new: await measuredPages(origins.new) }
    // Round -1 fills the caches and does not count.
    for (let round = -1; round < rounds; round++) {
      const startedAt = performance.now()
      for (const at of pages.new.keys()) {
        for (const side of orderOf(round + 1)) {
          const page = pages[side][at]
          if (page) keep(samples, { page, side, isCounted: round >= 0 }, await figuresOf(browser, page, Math.max(0, round)))
        }
      }
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
      log(round < 0 ? `Warming up: ${seconds} s` : `Round ${round + 1} of ${rounds}: ${seconds} s, load ${(loadavg()[0] ?? 0).toFixed(1)}`)
    }
  } finally {
    await browser.close()
  }
  const results = join(dir, 'results')
  mkdirSync(results, { recursive: true })
  const file = join(results, 'bench-page-against.json')
  writeFileSync(file, JSON.stringify({ machine, names, rounds, samples: Object.fromEntries(samples) }, null, 1))
  log(`\n${machineLine(machine)}\nold ${names.old}, new ${names.new}; ms: median (90th percentile) of ${rounds} each\n`)
  log(
    table(
      ['page', 'old', 'new', 'new − old'],
      [...samples].map(([name, { old, new: next }]) => [name, spread(old), spread(next), difference(old, next)]),
    ),
  )
  log(`\n${file}`)
}

async function measuredPages(origin: string): Promise<MeasuredPage[]> {
  return (await pagesToMeasure(origin)).filter(({ kind }) => KINDS.has(kind))
}

async function figuresOf(browser: Browser, { kind, url }: MeasuredPage, round: number): Promise<Figures> {
  const visits = await visitTwice(browser, url)
  return kind === 'listing' ? { ...visits, ...(await listingFigures(browser, url, round)) } : visits
}

function keep(
  samples: Map<string, Samples>,
  { page, side, isCounted }: { page: MeasuredPage; side: Side; isCounted: boolean },
  figures: Figures,
): void {
  if (!isCounted) return
  for (const [name, value] of Object.entries(figures)) {
    const key = `${page.kind}: ${name}`
    const both = samples.get(key) ?? { old: [], new: [] }
    both[side].push(value)
    samples.set(key, both)
  }
}

function spread(values: readonly number[]): string {
  return `${shown(percentileOf(values, 50))} (${shown(percentileOf(values, 90))})`
}

/** Median of the differences round by round, which a slow moment of the machine hits on both sides. */
function difference(old: readonly number[], next: readonly number[]): string {
  const differences = next.map((value, round) => value - (old[round] ?? Number.NaN))
  return shown(percentileOf(differences, 50))
}

const shown = (value: number) => (Math.abs(value) > 0 && Math.abs(value) < 1 ? value.toFixed(3) : value.toFixed(0))
