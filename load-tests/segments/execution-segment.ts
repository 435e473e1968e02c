// Shares of a run in k6's notation: `1/4:1/2` is the second quarter of all sessions. Fractions are exact, because 1/3 and 2/3 must
// meet.

/** A share of a run. */
export interface Fraction {
  over: number
  under: number
}

export interface ExecutionSegment {
  from: Fraction
  to: Fraction
  /** Borders of all segments of the run, including 0 and 1. k6 distributes sessions by them, so all machines use the same. */
  sequence: readonly Fraction[]
}

/** Greatest number of machines; more would wait for each other. */
const MAX_SEGMENTS = 1000

/**
 * Parses `2/3` (the second of three equal shares) or k6's `1/3:2/3` with its sequence (default: the borders named).
 * @throws Error if the text is neither
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

/** The value of k6's `--execution-segment`. */
export function segmentText({ from, to }: Pick<ExecutionSegment, 'from' | 'to'>): string {
  return `${fractionText(from)}:${fractionText(to)}`
}

/** The value of k6's `--execution-segment-sequence`. */
export function sequenceText({ sequence }: Pick<ExecutionSegment, 'sequence'>): string {
  return sequence.map(fractionText).join(',')
}

/** Negative if the first is less. */
export function compare(a: Fraction, b: Fraction): number {
  return a.over * b.under - b.over * a.under
}

function partOf(text: string): [Fraction, Fraction] {
  const [nth = Number.NaN, of = Number.NaN] = text.split('/').map(wholeOf)
  if (!(nth >= 1 && nth <= of && of <= MAX_SEGMENTS)) throw new Error(`--segment is 2/3 (the second of three) or 1/3:2/3, not "${text}".`)
  return [reduced(nth - 1, of), reduced(nth, of)]
}

/** Number of equal shares: 4 for `2/4`, although it equals 1/4 to 1/2. */
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
