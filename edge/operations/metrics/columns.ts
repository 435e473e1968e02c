// THE TABLE OF METRIC COLUMNS: where each field of an event stands in a data point of Analytics Engine, whose columns have numbers for names. A column
// is never given to another field: points are kept for three months.
import type { RequestLine } from '../request-line.ts'
import type { VitalsLine } from '../vitals-report.ts'

type Field =
  | Exclude<keyof RequestLine, 'level' | 'at' | 'method' | 'page' | 'trace' | 'sampled'>
  | Exclude<keyof VitalsLine, 'level' | 'at' | 'trace'>

export const COLUMNS = {
  event: 'blob1',
  route: 'blob2',
  market: 'blob3',
  cache: 'blob4',
  detail: 'blob5',
  build: 'blob6',
  around: 'blob7',
  ms: 'double1',
  status: 'double2',
  lcp: 'double3',
  inp: 'double4',
  cls: 'double5',
  navigations: 'double6',
  navigationMs: 'double7',
} as const satisfies Record<Field, `blob${number}` | `double${number}`>

/** A number that an event lacks. No field is negative. */
export const NO_NUMBER = -1

/** A data point, as the binding takes it. */
export interface DataPoint {
  /** The key by which the platform samples: the rarest routes keep theirs. */
  indexes: [string]
  blobs: string[]
  doubles: number[]
}

/** An event as a data point. */
export function dataPoint(event: Omit<RequestLine, 'method' | 'trace'> | VitalsLine): DataPoint {
  const values: Partial<Record<string, unknown>> = { ...event }
  const of = (kind: 'blob' | 'double') =>
    Object.entries(COLUMNS)
      .filter(([, column]) => column.startsWith(kind))
      .map(([field]) => values[field])
  return {
    indexes: [event.route ?? ''],
    blobs: of('blob').map((value) => (value === null || value === undefined ? '' : String(value))),
    doubles: of('double').map((value) => (typeof value === 'number' ? value : NO_NUMBER)),
  }
}
