import { type KindName, PAGE_KINDS } from '../edge-bench/page-kinds.ts'
import { readNumber } from './command.ts'

const ROUNDS = 10
const PAIRS = 8
const PORT = 8861
const KINDS = Object.keys(PAGE_KINDS) as KindName[]

/** Options of node:util parseArgs. */
export const BENCH_EDGE_OPTIONS = {
  rounds: { type: 'string' },
  against: { type: 'string' },
  pairs: { type: 'string' },
  only: { type: 'string' },
  port: { type: 'string' },
} as const

export const BENCH_EDGE_HELP = `  --rounds <n>        turns of one second for each case                    ${ROUNDS}
  --port <n>          the first of five                                    ${PORT}

  --against <commit>  instead: that commit and the working tree in turns, processor time for a request of each kind
  --pairs <n>         times that both are measured, 40 s each              ${PAIRS}
  --only <kinds>      of these, by commas                                  all
${KINDS.map((name) => `    ${name.padEnd(18)}${PAGE_KINDS[name].description}`).join('\n')}

  The commit is checked out into .data/compare and built there, once. Times never fail the benchmark; the exit code is 2
  when something could not be measured.`

type BenchEdgeValues = Readonly<Partial<Record<keyof typeof BENCH_EDGE_OPTIONS, string | undefined>>>

/** What to measure. */
export type BenchEdgePlan =
  | { kind: 'bare'; rounds: number; port: number }
  | { kind: 'against'; ref: string; pairs: number; kinds: readonly KindName[]; port: number }

/** Reads the options. @throws Error with a sentence for a value that is none, or for an option of the other measurement */
export function benchEdgePlan({ rounds, against, pairs, only, port }: BenchEdgeValues): BenchEdgePlan {
  const first = atLeast(1, 'port', port) ?? PORT
  if (against === undefined) {
    if (pairs !== undefined || only !== undefined) throw new Error('--pairs and --only need --against <commit>.')
    return { kind: 'bare', rounds: atLeast(1, 'rounds', rounds) ?? ROUNDS, port: first }
  }
  if (rounds !== undefined) throw new Error('--rounds is not for --against, which has --pairs.')
  const plan = { ref: against, pairs: atLeast(1, 'pairs', pairs) ?? PAIRS, port: first }
  return { kind: 'against', ...plan, kinds: only === undefined ? KINDS : kindsOf(only) }
}

function atLeast(least: number, option: string, text: string | undefined): number | null {
  const value = readNumber(option, text)
  if (value !== null && (value < least || !Number.isInteger(value))) throw new Error(`--${option} is a whole number from ${least} on.`)
  return value
}

function kindsOf(only: string): KindName[] {
  const wanted = only.split(',').map((name) => name.trim())
  const unknown = wanted.find((name) => !KINDS.some((kind) => kind === name))
  if (unknown !== undefined) throw new Error(`There is no kind of page "${unknown}". Kinds: ${KINDS.join(', ')}.`)
  return KINDS.filter((kind) => wanted.includes(kind))
}
