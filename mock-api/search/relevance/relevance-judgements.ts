import { readFileSync } from 'node:fs'
import { isLanguage, type Language } from '#app/domain/language.ts'
import type { ProductFacts } from './product-facts.ts'

/** Kinds of queries that shoppers type; each has a floor of its own in evaluate-search.test.ts. */
export const QUERY_CLASSES = ['single', 'inflected', 'typo', 'synonym', 'mixed', 'number', 'model', 'maker', 'nothing'] as const
/** Those of unseen-queries.txt. */
export const UNSEEN_CLASSES = ['question', 'negation', 'shade', 'condition', 'gift', 'style', 'model', 'room', 'price'] as const

/** A length is met within this part of it, and nearly met within the second. */
const EXACT_PART = 0.02
const CLOSE_PART = 0.1
/** But at least by this much, in cm. */
const SMALLEST_TOLERANCE = 1

/** @param part of a length that it may be off */
type Test = (product: ProductFacts, part: number) => boolean
type Condition = (value: string) => Test

const textOf = (value: string) => value.replaceAll('~', ' ')
const idsOf = (value: string) => value.split(',').map(Number)
const isClose = (own: number, length: number, part: number) => Math.abs(own - length) <= Math.max(SMALLEST_TOLERANCE, part * length)

function anyOf(own: (product: ProductFacts) => readonly (number | null)[]): Condition {
  return (value) => {
    const wanted = idsOf(value)
    return (product) => wanted.some((id) => own(product).includes(id))
  }
}

function oneOf(own: (product: ProductFacts) => string | undefined): Condition {
  return (value) => {
    const wanted: (string | undefined)[] = textOf(value).split(',')
    return (product) => wanted.includes(own(product))
  }
}

function named(begin: string): Condition {
  return (value) => {
    const pattern = new RegExp(begin + textOf(value), 'i')
    return ({ name }) => pattern.test(name)
  }
}

/** Bounds, both inclusive ("..80"), or numbers, one of which is the middle of what is close enough. */
function within(own: (product: ProductFacts) => number | null): Condition {
  return (value) => {
    const [from = '', to] = value.split('..')
    const isIn = (number: number, part: number) =>
      to === undefined
        ? idsOf(value).some((length) => isClose(number, length, part))
        : number >= Number(from) && number <= (to === '' ? Infinity : Number(to))
    return (product, part) => {
      const number = own(product)
      return number !== null && isIn(number, part)
    }
  }
}

/** Whether each length is that of another side. */
function fits([length, ...others]: readonly number[], sides: readonly (number | null)[], part: number): boolean {
  if (length === undefined) return true
  return sides.some((side, at) => side !== null && isClose(side, length, part) && fits(others, sides.toSpliced(at, 1), part))
}

/**
 * Conditions on a product, all of which an exact match meets; `!` before one excludes what meets it. A `~` stands for a space. `near` and `title`
 * describe what is acceptable beside: products of these categories (`*`: any) whose title has the pattern.
 */
const CONDITIONS: Readonly<Record<string, Condition>> = {
  kind: anyOf(({ categories }) => categories),
  material: anyOf(({ materials }) => materials),
  color: anyOf(({ colors }) => colors),
  style: anyOf(({ styles }) => styles),
  era: anyOf(({ eraId }) => [eraId]),
  class: anyOf(({ classificationId }) => [classificationId]),
  condition: anyOf(({ conditionId }) => [conditionId]),
  promo:
    () =>
    ({ isPromo }) =>
      isPromo,
  price: within(({ price }) => price),
  size: (value) => (product, part) => fits(idsOf(value), [product.width, product.height, product.depth], part),
  width: within(({ width }) => width),
  height: within(({ height }) => height),
  maker: oneOf(({ manufacturer }) => manufacturer),
  designer: oneOf(({ designer }) => designer),
  require: named(''),
  head: named('^'),
  title: named(''),
  near: (value) => (value === '*' ? () => true : anyOf(({ categories }) => categories)(value)),
}

interface Rule {
  kind: Test | undefined
  /** Beside the kind. */
  others: readonly Test[]
  isNear: Test
}

export interface RelevanceQuery {
  class: string
  language: Language
  query: string
  rule: Rule
}

/**
 * Grade of a product for a query: 3 meets all conditions, 2 all with lengths up to a tenth off, 1 is near by its category or misses one
 * condition beside the kind, 0 is wrong. A rule without conditions (a query that nothing answers) makes every grade 0.
 */
export function relevanceOf({ kind, others, isNear }: Rule, product: ProductFacts): number {
  const isKind = !kind || kind(product, 0)
  const missed = others.filter((test) => !test(product, CLOSE_PART)).length
  if (isKind && missed === 0 && (kind || others.length > 0)) return others.every((test) => test(product, EXACT_PART)) ? 3 : 2
  const isAlmost = kind !== undefined && isKind && missed === 1
  return isAlmost || isNear(product, 0) ? 1 : 0
}

/** Queries by class and language with rules of relevance over the catalog's own data; the ranking was tuned on them. */
export const TUNING_QUERIES = readQueries('tuning-queries.txt')
/** Queries that were written, and first run, after that. */
export const TEST_QUERIES = readQueries('test-queries.txt')
/** Queries of kinds that the search did not know when they were written. */
export const UNSEEN_QUERIES = readQueries('unseen-queries.txt')

/** @throws Error on a line that is no query */
function readQueries(file: string): readonly RelevanceQuery[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(parseLine)
}

function parseLine(line: string): RelevanceQuery {
  // A pattern may hold a bar, so only the first three separate.
  const [kind = '', language = '', query = '', ...rest] = line.split('|').map((part) => part.trim())
  if (![...QUERY_CLASSES, ...UNSEEN_CLASSES].some((each) => each === kind) || !isLanguage(language) || query === '') {
    throw new Error(`No query: ${line}`)
  }
  const tests = new Map(rest.join('|').split(' ').filter(Boolean).map(parseCondition))
  const [near, title] = [tests.get('near'), tests.get('title')]
  const others = [...tests].flatMap(([name, test]) => (['kind', 'near', 'title'].includes(name) ? [] : [test]))
  const isNear: Test = (product) => near !== undefined && near(product, 0) && (title === undefined || title(product, 0))
  return { class: kind, language, query, rule: { kind: tests.get('kind'), others, isNear } }
}

function parseCondition(text: string): [string, Test] {
  const [, not, name = '', value = ''] = /^(!?)(\w+)=(.+)$/.exec(text) ?? []
  const test = CONDITIONS[name]?.(value)
  if (!test) throw new Error(`No condition: ${text}`)
  return [not + name, not ? (product, part) => !test(product, part) : test]
}
