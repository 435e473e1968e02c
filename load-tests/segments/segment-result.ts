// What one machine has to say of its share: all that a merge needs, and nothing that could not be added up.
import { z } from 'zod'
import { Invariant } from '../run/mock-control.ts'
import { Tally } from './tally.ts'

/** JSON writes what is not known as null. */
const Measured = z
  .number()
  .nullable()
  .transform((value) => value ?? Number.NaN)
const ByName = z.record(z.string(), Measured)

/** How often something held, and how often not. */
const Rate = z.object({ passes: z.number(), fails: z.number() })
export type Rate = z.infer<typeof Rate>

export const SegmentResult = z.object({
  kind: z.literal('load segment'),
  /** Of the shop that all segments load together. */
  shop: z.string(),
  /** … and of the sources that load it. */
  commit: z.string(),
  journey: z.string(),
  workload: z.string(),
  target: z.enum(['edge', 'mock']),
  rate: z.number(),
  seconds: z.number().nullable(),
  seed: z.number(),
  /** As k6 takes them: `0:1/2`, `0,1/2,1`. */
  segment: z.string(),
  sequence: z.string(),
  startedAt: z.string(),
  machine: z.object({ cpu: z.string(), cores: z.number(), memoryBytes: z.number(), node: z.string(), loadBefore: z.number() }),
  /** Why nothing follows from it; none: it is honest. */
  invalid: z.array(z.string()),
  tally: Tally,
  /** null: k6 did not sum up. */
  k6: z.object({ dropped: z.number(), bytes: z.number(), checks: Rate, unexpected: Rate }).nullable(),
  samples: z.array(z.object({ at: z.number(), cores: ByName, busiest: ByName })),
  actions: z.array(z.object({ at: z.number(), label: z.string() })),
  /** What the shop answered when this segment had ended; that of the last to ask is that of the whole run. */
  asked: z.object({
    at: z.number(),
    /** Of the contract, since the shop stands. */
    apiCalls: z.number(),
    invariants: z.array(Invariant),
    /** Of the pieces of which there was one, what is in stock, by id. */
    left: z.array(z.tuple([z.number(), Measured])),
  }),
  /** Of the Zipf that was drawn from. */
  exponent: z.number(),
  ranks: z.record(z.string(), z.number()),
})
export type SegmentResult = z.infer<typeof SegmentResult>

/** Reads a summary that a segment wrote. @throws Error that names what it is not */
export function readSegmentResult(text: string, path: string): SegmentResult {
  const result = SegmentResult.safeParse(JSON.parse(text))
  if (!result.success) throw new Error(`${path} is no summary of a segment (segment.json): ${z.prettifyError(result.error)}`)
  return result.data
}
