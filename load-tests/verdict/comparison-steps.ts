// What to do after the verdict of a comparison: effect and limit, the worst request, who is suspected, and how to look closer.
import { type CellName, cellOf, COMPARED } from '../compared-cells.ts'
import type { ResponseRecord } from '../plan.ts'
import { type ComparedRow, isDecisive } from './judge-comparison.ts'
import { CALL_FLOOR, type Effect, EQUIVALENCE_MARGIN, type Finding } from './judge-effect.ts'
import type { Suspect } from './next-steps.ts'
import type { Pair } from './segment-pair.ts'

export interface ComparisonStepsInput {
  verdict: Finding
  rows: readonly ComparedRow[]
  segments: readonly Pair[]
  faults: Readonly<Record<string, number>>
  refs: { a: string; b: string }
}

/** Reasons why segments are lost (segment-faults.ts), by whom they accuse; the others accuse the builds. */
const ACCUSED: Readonly<Record<string, Suspect>> = {
  'k6 took too much': 'generator',
  'other programs were busy': 'host',
  'the host took processor time away': 'host',
  'nobody looked at its borders': 'host',
}

/** Lines below the verdict of a comparison. */
export function comparisonSteps({ verdict, rows, segments, faults, refs }: ComparisonStepsInput): string[] {
  const [row, effect] = decidingOf(rows, verdict)
  const worst = row && slowestOfB(segments, row.route)
  const suspect = verdict === 'invalid' ? accusedBy(faults) : undefined
  const cell = row ? cellNamed(row.route) : undefined
  return [
    ...(row && effect
      ? [`${row.route}, ${effect === row.cpu ? 'processor time' : 'median time'}: ${effectOf(effect)}, ${limitOf(verdict)}`]
      : []),
    ...(worst
      ? [`Worst request  ${worst.name} of B, ${worst.status}, ${worst.cache}, ${Math.round(worst.endMs)} ms, trace ${worst.trace}`]
      : []),
    `Suspect        ${suspect ?? (cell ? cellOf(cell).target : 'not known')}`,
    `Look closer    ${commandOf(verdict, cell, refs)}`,
  ]
}

/** The row and the effect that made the verdict; of several, the effect furthest from none. */
function decidingOf(rows: readonly ComparedRow[], verdict: Finding): [ComparedRow, Effect] | [null, null] {
  const candidates = rows
    .filter(isDecisive)
    .flatMap((row) => [row.cpu, row.p50].flatMap((effect) => (effect === null ? [] : [[row, effect] as const])))
    .filter(([row, effect]) => Number.isFinite(effect.effect) && (row.verdict === 'invalid' || effect.verdict === verdict))
    .toSorted(([, a], [, b]) => Math.abs(b.effect) - Math.abs(a.effect))
  const first = candidates[0]
  return first ? [first[0], first[1]] : [null, null]
}

function slowestOfB(segments: readonly Pair[], cell: string): ResponseRecord | null {
  const responses = segments.filter((pair) => pair.cell === cell && pair.faults.length === 0).flatMap(({ b }) => b.responses)
  return responses.reduce<ResponseRecord | null>((worst, each) => (worst === null || each.endMs > worst.endMs ? each : worst), null)
}

function accusedBy(faults: ComparisonStepsInput['faults']): Suspect | undefined {
  const [most] = Object.entries(faults).toSorted(([, a], [, b]) => b - a)
  return most && ACCUSED[most[0]]
}

function cellNamed(route: string): CellName | undefined {
  return (Object.keys(COMPARED) as CellName[]).find((name) => name === route)
}

function effectOf({ effect, low, high }: Effect): string {
  const percent = (part: number) => (part * 100).toFixed(1)
  return `${effect > 0 ? '+' : ''}${percent(effect)} % (${percent(low)} to ${percent(high)})`
}

function limitOf(verdict: Finding): string {
  return verdict === 'worse' || verdict === 'better'
    ? `called from ${CALL_FLOOR * 100} % on`
    : `the same within ${EQUIVALENCE_MARGIN * 100} %`
}

/** Where a cell differs, the benchmark of its parts; where it is not known, all minutes for that cell. */
function commandOf(verdict: Finding, cell: CellName | undefined, { a, b }: ComparisonStepsInput['refs']): string {
  if (verdict === 'invalid' || verdict === 'inconclusive' || cell === undefined)
    return `npm run load -- compare ${a} ${b}${cell === undefined || verdict === 'invalid' ? '' : ` --only "${cell}"`}`
  return cellOf(cell).target === 'edge' ? `npm run bench:edge -- --against ${a}` : `npm run bench:search -- --against ${a}`
}
