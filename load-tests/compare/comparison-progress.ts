import { type ComparedRow, judgeComparison } from '../verdict/judge-comparison.ts'
import { effectText } from './effect-text.ts'
import type { Pair } from '../verdict/segment-pair.ts'

interface ProgressInputs {
  /** Duration of the whole comparison. */
  milliseconds: number
  restarts: number
  log: (line: string) => void
}

const EVERY_MS = 1000

/** Prints progress and the results so far in one line, once a second; without a terminal, one line per restart. */
export function showComparisonProgress({ milliseconds, restarts, log }: ProgressInputs) {
  const begun = Date.now()
  let line = ''
  let found = ''
  const timer = setInterval(() => {
    if (!process.stdout.isTTY) return
    const seconds = Math.round((Date.now() - begun) / 1000)
    process.stdout.write(`\r\u001B[K${seconds} of ${Math.round(milliseconds / 1000)} s · ${line}${found}`)
  }, EVERY_MS)
  return {
    begin(round: number) {
      line = `restart ${round + 1} of ${restarts}`
    },
    /** Called after each restart. */
    finish(pairs: readonly Pair[]) {
      const { rows, pairs: counted } = judgeComparison(pairs)
      const effects = rows.filter(({ market, cpu }) => market === 'all' && cpu).map(({ route, cpu }) => `${route} ${effectText(cpu)}`)
      found = ` · ${counted.lost} of ${counted.all} segments lost · ${effects.join(', ')}`
      if (!process.stdout.isTTY) log(`${Math.round((Date.now() - begun) / 1000)} s · ${line}${found}`)
    },
    stop() {
      clearInterval(timer)
      if (process.stdout.isTTY) process.stdout.write('\r\u001B[K')
    },
  }
}

/** The rows as terminal lines, decisive ones first. */
export function rowLines(rows: readonly ComparedRow[]): string[] {
  return rows.map(({ route, market, cache, verdict, cpu, p50 }) =>
    [
      verdict.padEnd(12),
      route.padEnd(16),
      market.padEnd(4),
      (cache === 'none' ? '' : cache).padEnd(9),
      `cpu ${effectText(cpu)}`.padEnd(30),
      `p50 ${effectText(p50)}`,
    ].join(' '),
  )
}
