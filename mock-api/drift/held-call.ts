import type { SchemaDifferenceKind } from './schema-differences.ts'

/** How a response differs from the contract: in its body, or around it. */
export type DriftKind =
  | SchemaDifferenceKind
  | 'status'
  | 'undocumented status'
  | 'content type'
  | 'not JSON'
  | 'header'
  | 'identity'
  | 'pagination'
  | 'no answer'

/** One difference of one response. */
export interface Drift {
  kind: DriftKind
  /** In the body as `data.items[].name`; else empty, or the name of a header. */
  place: string
  expected: string
  got: string
}

/** A request of a run. */
export interface Probe {
  operationId: string
  /** What it asks for, for people: `an unknown id`. */
  asks: string
  /** Values of the `{name}` placeholders. @default none */
  path?: Record<string, string | number>
  query?: Record<string, string | number>
  /** Sent as JSON; a string is sent as it is. @default no body */
  body?: unknown
  headers?: Record<string, string>
  /** Instead of the method of the contract. */
  method?: string
  /** The statuses of which any is good. @default [200] */
  expects?: readonly number[]
}

/** A call that was made, and what was wrong with its response. */
export interface HeldCall {
  operationId: string
  asks: string
  /** Null: no answer. */
  status: number | null
  /** From the request to the last byte. */
  ms: number
  bytes: number
  drifts: readonly Drift[]
}

/** A response as it came. */
export interface Answer {
  status: number
  headers: Headers
  text: string
}
