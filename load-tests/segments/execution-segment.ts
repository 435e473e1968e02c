// Shares of a run by k6's own notation: `1/4:1/2` is what lies between a quarter and a half of all sessions. Exact fractions, since 1/3 and
// 2/3 must meet.

/** Part of a run. */
export interface Fraction {
  over: number
  under: number
}

export interface ExecutionSegment {
  from: Fraction
  to: Fraction
  /** Borders of all segments of the run, 0 and 1 among them. k6 deals sessions out by these, so they are the same for all. */
  sequence: readonly Fraction[]
}

/** More machines than this would wait for each other. */
const MAX_SEGMENTS = 1000

/**
 * Reads `2/3`, the second of three equal ones, or k6's `1/3:2/3` with its sequence (without one: the borders named).
 * @throws Error of anything else
 */
export function readSegment(text: string, sequence?: string): ExecutionSegment {
  const [from, to] = text.includes(':') ? text.split(':').map(readFraction) : partOf(text)
  if (!from || !to || compare(from, to) >= 0) throw new Error(`--segment is 2/3 (the second of three) or 1/3:2/3, not "${text}".`)
  const { over, under } = to
  const equal = text.includes(':') ? [from, to] : Array.from({ length: originalOf(text) }, (_, at) => reduced(at, originalOf(text)))
  const borders = sequence === undefined ? equal : sequence.split(',').map(readFraction)
  const all = [{ over: 0, under: 1 }, ...borders, { over: 1, under: 1 }].toSorted(compare)
  const unique = all.filter((border, at) => compare(border, all[at - 1] ?? { over: -1, under: 1 }) !== 0)
  const at = unique.findIndex((border) => compare(border, from) === 0)
  const next = unique[at + 1]
  if (at < 0 || !next || compare(next, { over, under }) !== 0)
    throw new Error(`The segment ${text} is none of the sequence ${sequenceText({ sequence: unique })}.`)
  return { from, to, sequence: unique }
}

/** As `--execution-segment` of k6 takes it. */
export function segmentText({ from, to }: Pick<ExecutionSegment, 'from' | 'to'>): string {
  return `${fractionText(from)}:${fractionText(to)}`
}

/** As `--execution-segment-sequence` takes it. */
export function sequenceText({ sequence }: Pick<ExecutionSegment, 'sequence'>): string {
  return sequence.map(fractionText).join(',')
}

/** < 0: the first is less. */
export function compare(a: Fraction, b: Fraction): number {
  return a.over * b.under - b.over * a.under
}

function partOf(text: string): [Fraction, Fraction] {
  const [nth = Number.NaN, of = Number.NaN] = text.split('/').map(wholeOf)
  if (!(nth >= 1 && nth <= of && of <= MAX_SEGMENTS)) throw new Error(`--segment is 2/3 (the second of three) or 1/3:2/3, not "${text}".`)
  return [reduced(nth - 1, of), reduced(nth, of)]
}

/** Of how many `2/4` is one: 4, though it lies between 1/4 and 1/2. */
function originalOf(text: string): number {
  return wholeOf(text.split('/')[1] ?? '')
}

function readFraction(text: string): Fraction {
  const [over = Number.NaN, under = 1] = text.trim().split('/').map(wholeOf)
  if (!(under >= 1 && over >= 0 && over <= under)) throw new Error(`"${text}" is no part of a run: 0, 1 or one such as 1/4.`)
  return reduced(over, under)
}

function wholeOf(text: string): number {
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
}

function reduced(over: number, under: number): Fraction {
  const divisor = greatestDivisor(over, under)
  return { over: over / divisor, under: under / divisor }
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}

function fractionText({ over, under }: Fraction): string {
  return under === 1 ? String(over) : `${over}/${under}`
}
