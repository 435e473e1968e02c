import { BUDGETS, type WeighedPage } from '../../e2e/budgets.ts'
import { percentileOf } from '../statistics/percentiles.ts'
import { markdownTable } from '../statistics/results.ts'
import { SLOW_PHONE } from './slow-phone.ts'

/** What one measurement of a page gives, by name: ms, but for CLS, kB and requests. */
export type Figures = Readonly<Record<string, number>>

/** All values of a figure, run by run, of each build. */
export interface FigureSamples {
  page: WeighedPage
  figure: string
  values: readonly number[][]
}

/** Most that medians should be, of public pages. Scripts have budgets by page. */
const GOALS: Readonly<Record<string, number>> = {
  'first FCP': 700,
  'first LCP': 1200,
  'first TBT': 50,
  'first CLS': BUDGETS.layoutShift,
  'card, hovered': 100,
  'card, direct': 250,
  'tap like': BUDGETS.interactionMs,
  'tap add': BUDGETS.interactionMs,
  'tap filter': BUDGETS.interactionMs,
}
/** Pages of one visitor come from no cache. */
const PRIVATE: ReadonlySet<WeighedPage> = new Set<WeighedPage>(['cart', 'checkout'])

/** The result as lines: conditions, then a Markdown table. @param builds names, one or old and new */
export function figureLines(builds: readonly string[], samples: readonly FigureSamples[]): string[] {
  const { downloadBitsPerSecond, uploadBitsPerSecond, latencyMs, cpuSlowdown, viewport } = SLOW_PHONE
  const isCompared = builds.length === 2
  const columns = isCompared ? builds.map((name, at) => `${at === 0 ? 'old' : 'new'} ${name}`) : builds
  const head = ['page', 'figure', ...columns, isCompared ? 'new − old' : 'goal']
  const rows = samples.map(({ page, figure, values }) => {
    const [first = [], second = []] = values
    const spread = (each: readonly number[]) => `${shown(figure, percentileOf(each, 50))} (${shown(figure, percentileOf(each, 90))})`
    const last = isCompared ? shown(figure, differenceOf(first, second)) : goalOf(page, figure, percentileOf(first, 50))
    return [page, figure, ...values.map(spread), last]
  })
  return [
    `${downloadBitsPerSecond / 1e6} Mbps down, ${uploadBitsPerSecond / 1e3} kbps up, ${latencyMs} ms, CPU ${cpuSlowdown}x, ${viewport.width}x${viewport.height}.`,
    'ms and kB: median (90th percentile). kB as transferred: the local server compresses files and cached pages, not cart and checkout; br: all texts.\n',
    ...markdownTable(head, rows),
  ]
}

function goalOf(page: WeighedPage, figure: string, value: number): string {
  const ofTimes = PRIVATE.has(page) ? undefined : GOALS[figure]
  const most = figure === 'first scripts br kB' ? BUDGETS.firstLoadScripts[page] / 1000 : ofTimes
  return most === undefined ? '' : `${value <= most ? '✓' : '✗'} ≤ ${most}`
}

/** Median of the differences run by run: a slow moment of the machine hits both builds. */
function differenceOf(old: readonly number[], next: readonly number[]): number {
  return percentileOf(
    next.map((value, run) => value - (old[run] ?? Number.NaN)),
    50,
  )
}

function shown(figure: string, value: number): string {
  return value.toFixed(figure.endsWith('CLS') ? 3 : figure.endsWith('kB') ? 1 : 0)
}
