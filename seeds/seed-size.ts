/** Seed and number of products of the default catalog. */
export const DEFAULT_SEED = 42
export const DEFAULT_SIZE = 20_000

/** The promise of the search. */
const MOST_PRODUCTS = 100_000

/**
 * Parses a number of products: 300, 20k, 100k.
 * @throws Error that names the accepted formats
 */
export function parseSize(text: string): number {
  const [, digits = '', unit = ''] = /^(\d{1,6})(k?)$/i.exec(text.trim()) ?? []
  const size = Number(digits) * (unit === '' ? 1 : 1000)
  if (size < 1 || size > MOST_PRODUCTS)
    throw new Error(`A size is a number of products such as 1k, 20k or 100k, at most that, not "${text}".`)
  return size
}

/** Formats a size: 20000 -> 20k. */
export function sizeName(size: number): string {
  return size % 1000 === 0 ? `${size / 1000}k` : String(size)
}
