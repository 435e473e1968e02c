import { type ContractCall, isAnySegment } from '../http/operations.ts'
import { typoDistance } from '../search/typo-distance.ts'

/** The call of the contract that an unknown one resembles most. */
export interface NearMiss {
  operationId: string
  method: string
  path: string
  /** In segments: 1 is one left out, put in or quite another, 0.5 the wrong method. */
  distance: number
}

const OTHER_METHOD = 0.5
/** So that of two equally good routes the one with the words wins over the one with parameters. */
const PARAMETER = 0.01

/** The nearest call of the contract, or null. */
export function nearMiss(calls: readonly ContractCall[], method: string, path: string): NearMiss | null {
  const given = path.split('/').slice(1)
  const near = calls.map((call) => {
    const distance = segmentDistance(call.path.split('/').slice(1), given) + (call.method === method ? 0 : OTHER_METHOD)
    return { ...call, distance: Math.round(distance * 100) / 100 }
  })
  const [nearest] = near.toSorted((a, b) => a.distance - b.distance)
  return nearest && nearest.distance < given.length ? nearest : null
}

/** Edit distance over segments; two words cost what share of their letters differs. */
function segmentDistance(pattern: readonly string[], given: readonly string[]): number {
  let last = given.map((_, at) => at + 1)
  last.unshift(0)
  for (const [at, wanted] of pattern.entries()) {
    const row = [at + 1]
    for (const [column, segment] of given.entries()) {
      const replaced = (last[column] ?? 0) + wordDistance(wanted, segment)
      row.push(Math.min(replaced, (last[column + 1] ?? 0) + 1, (row[column] ?? 0) + 1))
    }
    last = row
  }
  return last[given.length] ?? given.length
}

function wordDistance(wanted: string, given: string): number {
  if (isAnySegment(wanted)) return given === '' ? 1 : PARAMETER
  const longest = Math.max(wanted.length, given.length)
  return longest === 0 ? 0 : typoDistance(wanted, given, longest) / longest
}
