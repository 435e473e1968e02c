import { z } from 'zod'
import { LANGUAGES } from '#app/domain/language.ts'
import queries from './queries.json' with { type: 'json' }

const Ids = z.array(z.int())

/** Conditions on a product; all given ones must hold. Ids are those of seeds/reference. */
const Rule = z.strictObject({
  category: Ids.optional(),
  material: Ids.optional(),
  color: Ids.optional(),
  style: Ids.optional(),
  era: Ids.optional(),
  designer: z.string().optional(),
  manufacturer: z.string().optional(),
  /** Pattern of the title, case-insensitive. */
  title: z.string().optional(),
  /** Pattern of the description, case-insensitive. */
  description: z.string().optional(),
})

const JudgedQuery = z.strictObject({
  query: z.string().min(1),
  language: z.enum(LANGUAGES),
  class: z.string(),
  /** Rules by grade: 3 is an exact match, 2 is close, 1 is acceptable. The highest matching grade counts. */
  relevant: z.partialRecord(z.enum(['1', '2', '3']), z.array(Rule)),
})

export type JudgedRule = z.infer<typeof Rule>
export type JudgedQuery = z.infer<typeof JudgedQuery>

/** Queries with their relevance judgements, as rules over any seeded catalog. */
export const JUDGED_QUERIES: readonly JudgedQuery[] = z.array(JudgedQuery).parse(queries)
