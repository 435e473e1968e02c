import { z } from 'zod'
import { LANGUAGES } from '#app/domain/language.ts'
import queries from './queries.json' with { type: 'json' }

const Ids = z.array(z.int())

/** What a product must be; all that is given must hold. Ids are those of seeds/reference. */
const Rule = z.strictObject({
  category: Ids.optional(),
  material: Ids.optional(),
  color: Ids.optional(),
  style: Ids.optional(),
  era: Ids.optional(),
  designer: z.string().optional(),
  manufacturer: z.string().optional(),
  /** Pattern of the title, in any case. */
  title: z.string().optional(),
  /** Pattern of the description, in any case. */
  description: z.string().optional(),
})

const JudgedQuery = z.strictObject({
  query: z.string().min(1),
  language: z.enum(LANGUAGES),
  class: z.string(),
  /** Rules by grade: 3 is what was asked for, 2 is close to it, 1 is not out of place. The best that holds counts. */
  relevant: z.partialRecord(z.enum(['1', '2', '3']), z.array(Rule)),
})

export type JudgedRule = z.infer<typeof Rule>
export type JudgedQuery = z.infer<typeof JudgedQuery>

/** Queries with what ought to be found, as rules over any seeded catalog. */
export const JUDGED_QUERIES: readonly JudgedQuery[] = z.array(JudgedQuery).parse(queries)
