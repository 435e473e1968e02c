import { type ComparedRow, judgeComparison, type Pair } from '../verdict/judge-comparison.ts'
import type { Effect } from '../verdict/judge-effect.ts'

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
      const effects = rows.filter(({ market }) => market === 'all').map(({ cell, cpu }) => `${cell} ${effectText(cpu)}`)
      found = ` · ${counted.lost} of ${counted.all} segments lost · ${effects.join(', ')}`
      if (!process.stdout.isTTY) log(`${Math.round((Date.now() - begun) / 1000)} s · ${line}${found}`)
    },
    stop() {
      clearInterval(timer)
      if (process.stdout.isTTY) process.stdout.write('\r\u001B[K')
    },
  }
}

/** The rows as terminal lines. */
export function rowLines(rows: readonly ComparedRow[]): string[] {
  return rows.map(({ cell, market, verdict, cpu, p50 }) =>
    [verdict.padEnd(12), cell.padEnd(16), market.padEnd(4), `cpu ${effectText(cpu)}`.padEnd(30), `p50 ${effectText(p50)}`].join(' '),
  )
}

/** `+3.1 % (1.0 to 5.2)`; a dash for NaN. */
function effectText({ effect, low, high }: Effect): string {
  if (Number.isNaN(effect)) return '–'
  const percent = (part: number) => (part * 100).toFixed(1)
  return `${effect > 0 ? '+' : ''}${percent(effect)} % (${percent(low)} to ${percent(high)})`
}
