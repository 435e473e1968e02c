// Result of one segment: all that the merge needs, in values that add up.
import { z } from 'zod'
import { Invariant } from '../run/mock-control.ts'
import { CACHE_STATES } from '../plan.ts'
import { Measured } from './measured.ts'
import { Tally } from './tally.ts'

const ByName = z.record(z.string(), Measured)

/** How often a check held, and how often it did not. */
const Rate = z.object({ passes: z.number(), fails: z.number() })
export type Rate = z.infer<typeof Rate>

export const SegmentResult = z.object({
  kind: z.literal('load segment'),
  /** Identifies the shop that all segments load. */
  shop: z.string(),
  /** Commit of the sources that run the load. */
  commit: z.string(),
  journey: z.string(),
  workload: z.string(),
  target: z.enum(['edge', 'mock']),
  rate: z.number(),
  seconds: z.number().nullable(),
  seed: z.number(),
  /** Whether sessions are light. */
  isLight: z.boolean(),
  /** k6's notation: `0:1/2`, `0,1/2,1`. */
  segment: z.string(),
  sequence: z.string(),
  startedAt: z.string(),
  machine: z.object({ cpu: z.string(), cores: z.number(), memoryBytes: z.number(), node: z.string(), loadBefore: z.number() }),
  /** Why the segment is invalid; empty: it is valid. */
  invalid: z.array(z.string()),
  tally: Tally,
  /** null: k6 wrote no summary. */
  k6: z.object({ dropped: z.number(), bytes: z.number(), checks: Rate, unexpected: Rate }).nullable(),
  /** The slowest response of each request, expected and not. */
  slowest: z.array(
    z.object({
      name: z.string(),
      cache: z.enum(CACHE_STATES),
      status: z.number(),
      endMs: z.number(),
      trace: z.string(),
      isExpected: z.boolean(),
    }),
  ),
  samples: z.array(z.object({ at: z.number(), cores: ByName, busiest: ByName, memoryMb: ByName, collecting: Measured })),
  actions: z.array(z.object({ at: z.number(), label: z.string() })),
  /** State of the shop after this segment; the latest one is that of the whole run. */
  asked: z.object({
    at: z.number(),
    /** Calls of the contract since the shop started. */
    apiCalls: z.number(),
    invariants: z.array(Invariant),
    /** Stock of the one-of-one pieces, by id. */
    left: z.array(z.tuple([z.number(), Measured])),
  }),
  /** Parameters of the Zipf distribution of draws. */
  exponent: z.number(),
  ranks: z.record(z.string(), z.number()),
})
export type SegmentResult = z.infer<typeof SegmentResult>

/** Reads a summary that a segment wrote. @throws Error that names the invalid fields */
export function readSegmentResult(text: string, path: string): SegmentResult {
  const result = SegmentResult.safeParse(JSON.parse(text))
  if (!result.success) throw new Error(`${path} is no summary of a segment (segment.json): ${z.prettifyError(result.error)}`)
  return result.data
}
