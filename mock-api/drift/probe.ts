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

/** Makes a call and holds its response to the contract. @returns the JSON of a 200; undefined for anything else */
export type Send = (operationId: string, asks: string, more?: Omit<Probe, 'operationId' | 'asks'>) => Promise<unknown>
