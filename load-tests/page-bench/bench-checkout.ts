import { chromium } from '@playwright/test'
import { type BenchOptions, pagesToMeasure } from './bench-pages.ts'
import { measureCheckout, type Press } from './measure-checkout.ts'
import { SLOW_PHONE } from './slow-phone.ts'
import { spreadOf, table } from './summary.ts'

/** A press shows within this time, ms. */
const MOST_MS = 50
/** Least number of walks for a useful median. */
const MIN_WALKS = 5

/** Measures every press of the checkout on a slow phone and prints a table. Rejects if a walk does not arrive. */
export async function benchCheckout({ origin, chromiumPath, runs, log }: BenchOptions): Promise<void> {
  const checkout = (await pagesToMeasure(origin)).find(({ kind }) => kind === 'checkout')
  if (!checkout?.prepare) throw new Error('There is no checkout to measure.')
  const { prepare } = checkout
  const args = ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const browser = await chromium.launch({ executablePath: chromiumPath, args })
  const times = new Map<string, number[]>()
  try {
    // The first walk also loads modules on the server, so it does not count.
    for (let walk = 0; walk <= Math.max(runs, MIN_WALKS); walk++) {
      const presses = await measureCheckout(browser, { origin, prepare })
      if (walk > 0) for (const { name, ms } of presses) times.set(name, [...(times.get(name) ?? []), ms])
      log(`  walk ${walk}  ${presses.length} presses`)
    }
  } finally {
    await browser.close()
  }
  log(`Event Timing of each press at CPU ${SLOW_PHONE.cpuSlowdown}x, median (lowest–highest); 0: less than 16 ms`)
  log(
    table(
      ['press', 'ms', `at most ${MOST_MS}`],
      [...times].map(([name, values]) => rowOf({ name, values })),
    ),
  )
}

function rowOf({ name, values }: { name: string; values: readonly Press['ms'][] }): string[] {
  const { median, low, high } = spreadOf(values)
  return [name, `${median} (${low}–${high})`, median <= MOST_MS ? '✓' : '✗']
}
