import { z } from '@hono/zod-openapi'
import { FaultRule } from '../faults/fault-rule.ts'
import { WORLD_NAME } from '../store/world-names.ts'

const Cell = z.union([z.string(), z.number(), z.null()])

/** A row of state, without its world column. */
export type StateRow = Record<string, z.infer<typeof Cell>>

/** Parameters of the catalog's generation. */
export const CatalogOrigin = z.object({ generator: z.string(), seed: z.string(), size: z.string(), checksum: z.string() })

/** A call of the journal; its number is the journal's. */
export const SnapshotEntry = z.object({
  at: z.number(),
  now: z.number().nullable(),
  method: z.string(),
  path: z.string(),
  query: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string().nullable(),
  status: z.number().nullable(),
  ms: z.number(),
  operationId: z.string().nullable(),
  faults: z.string().nullable(),
  nearMiss: z.object({ operationId: z.string(), method: z.string(), path: z.string(), distance: z.number() }).nullable(),
  difference: z.object({ where: z.string(), path: z.string(), expected: z.string(), got: z.string() }).nullable(),
})

/** Note in every snapshot about the test data it holds. */
export const SNAPSHOT_NOTE =
  'TEST DATA of the mock shop: personas with the hashes of their known test passwords, and no login but that of the persona named here.'

/** One file that holds a world: its state, clock, faults, login, recorded calls and page. */
export const ReproSnapshot = z.object({
  format: z.literal('patyna-repro-snapshot-1'),
  note: z.string(),
  /** Machine time. */
  madeAt: z.iso.datetime(),
  /** Address of the page, or null. */
  url: z.string().max(4000).nullable(),
  /** Null: the database has no such record. */
  catalog: CatalogOrigin.nullable(),
  world: z.object({
    name: z.string().regex(WORLD_NAME),
    lastId: z.int(),
    /** Instant of its clock, in ms. */
    now: z.int(),
    /** Speed of its clock; 0 is frozen, null is the machine's clock. */
    speed: z.number().nullable(),
    scenario: z.string().nullable(),
  }),
  faults: z.array(FaultRule),
  /** The visitor. A client was logged in. */
  persona: z.object({ clientId: z.int().nullable(), email: z.string().nullable(), guestId: z.string().nullable() }).nullable(),
  /** Table -> rows, in insertion order. */
  rows: z.record(z.string(), z.array(z.record(z.string(), Cell))),
  /** Oldest call first. */
  journal: z.array(SnapshotEntry),
})

export type ReproSnapshot = z.infer<typeof ReproSnapshot>
