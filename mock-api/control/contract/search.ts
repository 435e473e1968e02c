// Why a text finds what it finds: /__mock/search/explain. Handled by ../routes/explain.ts.
import { createRoute, z } from '@hono/zod-openapi'
import { LANGUAGES } from '#app/domain/language.ts'
import { SEARCH_LIMITS } from '#app/domain/search/facets.ts'
import { textUpTo } from '#app/shop-api/contract/fields.ts'
import { inWorld, reads, WorldQuery } from './in-world.ts'

const Weight = z.int().openapi({ description: 'See `mock-api/search/relevance-weights.ts`' })
const Typed = z.string().openapi({ description: 'A part of the text' })

const Explanation = z
  .object({
    text: z.string(),
    language: z.enum(LANGUAGES),
    total: z.int().nonnegative(),
    concepts: z.array(
      z.object({
        typed: Typed,
        words: z.array(z.string()),
        corrected: z.boolean(),
        synonyms: z.array(z.string()),
        spellings: z.array(z.string()),
        kinds: z.array(z.int()),
        subkinds: z.array(z.int()),
        fact: z.string().nullable().openapi({ description: 'What its numbers mean, as JSON' }),
        isOptional: z.boolean(),
        isLiteral: z.boolean(),
        telling: z.string(),
        isDropped: z.boolean(),
        hits: z.int().nonnegative(),
        weights: z.array(z.object({ weight: Weight, reason: z.string(), hits: z.int().nonnegative() })),
      }),
    ),
    items: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        score: z.int(),
        matches: z.array(z.object({ typed: Typed, weight: Weight, reason: z.string() })),
      }),
    ),
  })
  .openapi('SearchExplanation')

export const ExplainQuery = WorldQuery.extend({
  text: textUpTo(SEARCH_LIMITS.text).optional().openapi({ example: 'fotel do 500 zł' }),
  language: z.enum(LANGUAGES).optional(),
})

export const explainSearch = createRoute({
  method: 'get',
  path: '/__mock/search/explain',
  tags: ['search'],
  operationId: 'explainSearch',
  summary: 'What a text was read as, what each part matches, and the weights of the first products',
  request: { ...inWorld, query: ExplainQuery },
  responses: reads('The explanation', Explanation),
})
