import type { GradingRule } from './graded-queries.ts'
import type { JudgedProduct } from './judged-products.ts'

/** A length is met within this part of it, and nearly met within the second. */
const EXACT_PART = 0.02
const CLOSE_PART = 0.1
/** But at least by this much, in cm. */
const SMALLEST_TOLERANCE = 1

type Test = (product: JudgedProduct) => boolean
/** Whether a material is another one or below it: oak is wood. */
export type IsBelow = (id: number, ancestor: number) => boolean

/**
 * Grade of a product for a query: 3 meets all conditions, 2 all with lengths up to a tenth off, 1 is near by its category or misses one
 * condition beside the kind, 0 is wrong. A rule without conditions (a query that nothing answers) makes every grade 0.
 */
export function graderOf(rule: GradingRule, isBelow: IsBelow): (product: JudgedProduct) => number {
  const exact = conditions(rule, isBelow, EXACT_PART)
  const close = conditions(rule, isBelow, CLOSE_PART)
  const isNear = nearTest(rule)
  return (product) => {
    if (!close.kind(product)) return isNear(product) ? 1 : 0
    const missed = close.tests.filter((test) => !test(product)).length
    if (missed === 0 && close.count > 0) return exact.tests.every((test) => test(product)) ? 3 : 2
    const isAlmost = rule.kind !== undefined && missed === 1
    return isAlmost || isNear(product) ? 1 : 0
  }
}

function conditions(rule: GradingRule, isBelow: IsBelow, part: number): { kind: Test; tests: Test[]; count: number } {
  const tests: Test[] = []
  const has = (wanted: readonly number[] | undefined, own: (product: JudgedProduct) => readonly (number | null)[]) => {
    if (wanted) tests.push((product) => wanted.some((id) => own(product).includes(id)))
  }
  const { kind, material, price, size, maker, designer, require: required, head } = rule
  const isOf = (wanted: readonly number[]) => (product: JudgedProduct) =>
    product.material.some((own) => wanted.some((id) => isBelow(own, id)))
  if (material) tests.push(isOf(material))
  const { '!material': notMaterial, '!color': notColor, '!require': notRequired } = rule
  if (notMaterial) tests.push((product) => !isOf(notMaterial)(product))
  if (notColor) tests.push((product) => !notColor.some((id) => product.color.includes(id)))
  if (notRequired) tests.push((product) => !notRequired.test(product.name))
  has(rule.color, (product) => product.color)
  has(rule.style, (product) => product.style)
  has(rule.era, (product) => [product.era])
  has(rule.class, (product) => [product.classification])
  has(rule.condition, (product) => [product.condition])
  if (rule.promo) tests.push(({ isPromo }) => isPromo)
  if (price) tests.push((product) => product.price >= price.from && product.price <= price.to)
  if (size) tests.push((product) => fits(size, [product.width, product.height, product.depth], part))
  for (const side of ['width', 'height'] as const) {
    const wanted = rule[side]
    if (wanted) tests.push((product) => isWithin(product[side], wanted, part))
  }
  if (maker) tests.push((product) => product.manufacturer !== null && maker.includes(product.manufacturer))
  if (designer) tests.push((product) => product.designer !== null && designer.includes(product.designer))
  for (const pattern of [required, head]) if (pattern) tests.push((product) => pattern.test(product.name))
  const isKind: Test = (product) => !kind || kind.some((id) => product.category.includes(id))
  return { kind: isKind, tests, count: tests.length + (kind ? 1 : 0) }
}

function nearTest({ near, title }: GradingRule): Test {
  if (!near) return () => false
  return (product) =>
    (near === '*' || near.some((id) => product.category.includes(id))) && (title === undefined || title.test(product.name))
}

function isWithin(own: number | null, wanted: { from: number; to: number } | readonly number[], part: number): boolean {
  if (own === null) return false
  return 'from' in wanted ? own >= wanted.from && own <= wanted.to : wanted.some((length) => isClose(own, length, part))
}

/** Whether each length is that of another side. */
function fits([length, ...others]: readonly number[], sides: readonly (number | null)[], part: number): boolean {
  if (length === undefined) return true
  return sides.some((side, at) => side !== null && isClose(side, length, part) && fits(others, sides.toSpliced(at, 1), part))
}

function isClose(own: number, length: number, part: number): boolean {
  return Math.abs(own - length) <= Math.max(SMALLEST_TOLERANCE, part * length)
}
