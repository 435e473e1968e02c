import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { LANGUAGES } from '#app/domain/language.ts'

/** Kinds of queries that shoppers type; each has a floor of its own in graded.test.ts. */
export const QUERY_CLASSES = ['single', 'inflected', 'typo', 'synonym', 'mixed', 'number', 'model', 'maker', 'nothing'] as const
/** Those of unseen-queries.txt. */
export const UNSEEN_CLASSES = ['question', 'negation', 'shade', 'condition', 'gift', 'style', 'model', 'room', 'price'] as const

const ids = z.string().regex(/^\d+(,\d+)*$/)
const span = z.string().regex(/^\d*\.\.\d*$/)
const pattern = z.string().transform((text) => new RegExp(text.replaceAll('~', ' '), 'i'))
const names = z.string().transform((text) => text.replaceAll('~', ' ').split(','))
const numbers = ids.transform((text) => text.split(',').map(Number))
/** Bounds, both inclusive; a lone number is the middle of what is close enough. */
const Span = span.transform((text) => {
  const [from = '', to = ''] = text.split('..')
  return { from: from === '' ? -Infinity : Number(from), to: to === '' ? Infinity : Number(to) }
})

/**
 * Conditions on a product, all of which an exact match meets. A `~` in a rule stands for a space. `near` and `title` describe what is
 * acceptable beside: products of these categories (`*`: any) whose title has the pattern.
 */
const Rule = z.strictObject({
  /** Categories: one of them. */
  kind: numbers.optional(),
  material: numbers.optional(),
  color: numbers.optional(),
  style: numbers.optional(),
  era: numbers.optional(),
  class: numbers.optional(),
  condition: numbers.optional(),
  /** Reduced now. */
  promo: z.literal('true').optional(),
  /** PLN. */
  price: Span.optional(),
  /** Lengths in cm, each of another side. */
  size: numbers.optional(),
  width: z.union([Span, numbers]).optional(),
  height: z.union([Span, numbers]).optional(),
  maker: names.optional(),
  designer: names.optional(),
  /** Pattern of the title. */
  require: pattern.optional(),
  /** Beginning of the title. */
  head: z
    .string()
    .transform((text) => new RegExp(`^${text.replaceAll('~', ' ')}`, 'i'))
    .optional(),
  near: z.union([z.literal('*'), numbers]).optional(),
  title: pattern.optional(),
  /** What a match has none of. */
  '!material': numbers.optional(),
  '!color': numbers.optional(),
  '!require': pattern.optional(),
})

const GradedQuery = z.strictObject({
  class: z.enum([...QUERY_CLASSES, ...UNSEEN_CLASSES]),
  language: z.enum(LANGUAGES),
  query: z.string().min(1),
  rule: Rule,
})

export type GradingRule = z.infer<typeof Rule>
export type GradedQuery = z.infer<typeof GradedQuery>

/** Queries by class and language with rules of relevance over the catalog's own data; the ranking was tuned on them. */
export const GRADED_QUERIES = readQueries('graded-queries.txt')
/** Queries that were written, and first run, after that. */
export const HELD_OUT_QUERIES = readQueries('held-out-queries.txt')
/** Queries of kinds that the search did not know when they were written. */
export const UNSEEN_QUERIES = readQueries('unseen-queries.txt')

/** @throws ZodError on a line that is no query */
function readQueries(file: string): readonly GradedQuery[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(parseLine)
}

function parseLine(line: string): GradedQuery {
  // A pattern may hold a bar, so only the first three separate.
  const [kind = '', language, query, ...rest] = line.split('|').map((part) => part.trim())
  const conditions = rest.join('|').split(' ').filter(Boolean)
  const rule = Object.fromEntries(conditions.map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]))
  return GradedQuery.parse({ class: kind, language, query, rule })
}
