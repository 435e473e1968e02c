import type { OracleId } from './oracles.ts'

/** A check of a response that failed, with what was seen instead. */
export interface Fault {
  oracle: OracleId
  seen: string
}
