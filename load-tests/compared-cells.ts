// THE TABLE OF COMPARED CELLS. A cell = a row; each runs in each market, in its own segments, so that the processor time of a segment
// belongs to one kind of request. Its requests are in journeys/compared.ts.
import type { Market, RunPlan, Target } from './plan.ts'

interface Cell {
  target: Target
  /**
   * Sessions per second, for each of the two builds: on 2 cores neither build is busier than two thirds of one, and k6, which reads each
   * response, stays below half of one. With 60 searches k6 exceeded that in 49 of 163 segments, nearly all in Spanish; with 42, on a
   * machine with a busy host, in 14 of 65.
   */
  rate: number
  /** Number of pages requested once before each segment, so that they are fresh hits in it. @default none */
  primes?: number
}

export const COMPARED = {
  search: { target: 'mock', rate: 36 },
  cart: { target: 'mock', rate: 20 },
  'listing hit': { target: 'edge', rate: 40, primes: 6 },
  'product hit': { target: 'edge', rate: 40, primes: 6 },
  'search miss': { target: 'edge', rate: 8 },
  'product miss': { target: 'edge', rate: 10 },
} as const satisfies Record<string, Cell>

export type CellName = keyof typeof COMPARED

/** Cells of a comparison by default: what a request costs that is computed. Each further cell leaves fewer segments for all. */
const USUAL: readonly CellName[] = ['search', 'search miss', 'product miss']

/** The two builds. */
export const BUILDS = ['a', 'b'] as const
export type Build = (typeof BUILDS)[number]

/** Input of compare-main.ts. */
export interface ComparisonPlan extends RunPlan {
  cells: readonly CellName[]
  /** Of the order of popularity, the same in all restarts. */
  catalogSeed: number
  origins: Readonly<Record<Build, Readonly<Record<Target, string>>>>
}

/** A row of the table. */
export function cellOf(name: CellName): Cell {
  return COMPARED[name]
}

/** The selected cells: those named, else the usual ones of the target. All of them decide. @throws Error that lists all cells */
export function cellsOf(target: string, only: string | undefined): CellName[] {
  if (target !== 'edge' && target !== 'mock' && target !== 'both') throw new Error(`--target is edge, mock or both, not "${target}".`)
  const all = Object.keys(COMPARED) as CellName[]
  const wanted = only?.split(',').map((name) => name.trim())
  const strange = wanted?.find((name) => !all.some((known) => known === name))
  if (strange !== undefined) throw new Error(`Nothing is called "${strange}". What is compared: ${all.join(', ')}.`)
  if (wanted) return all.filter((name) => wanted.includes(name))
  return USUAL.filter((name) => target === 'both' || cellOf(name).target === target)
}

/** An interval in which both builds get requests of one cell in one market. */
export interface Segment {
  nth: number
  cell: CellName
  market: Market
  /** The build whose requests come first; those of the other are half a period later. */
  first: Build
  /** ms after the start of k6. */
  startMs: number
}

/** Segment and build of a session, recorded in place of its journey. */
export interface Half {
  nth: number
  build: Build
  /** Start of the segment for this build, ms since 1970. */
  begunAt: number
}

export function writeHalf({ nth, build, begunAt }: Half): string {
  return `${nth}/${build}/${begunAt}`
}

/** null: a warm-up session. */
export function readHalf(text: string): Half | null {
  const [nth, build, begunAt] = text.split('/')
  if (begunAt === undefined || (build !== 'a' && build !== 'b')) return null
  return { nth: Number(nth), build, begunAt: Number(begunAt) }
}
