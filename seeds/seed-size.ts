/** Seed and number of products of the default catalog. */
export const DEFAULT_SEED = 42
export const DEFAULT_SIZE = 20_000

const UNITS: Record<string, number> = { '': 1, k: 1000, m: 1_000_000 }
const MOST_PRODUCTS = 10_000_000

/**
 * Parses a number of products: 300, 20k, 1m.
 * @throws Error that names the accepted formats
 */
export function parseSize(text: string): number {
  const [, digits = '', unit = ''] = /^(\d{1,8})([km]?)$/i.exec(text.trim()) ?? []
  const size = digits === '' ? 0 : Number(digits) * (UNITS[unit.toLowerCase()] ?? 0)
  if (size < 1 || size > MOST_PRODUCTS) throw new Error(`A size is a number of products such as 1k, 20k or 1m, not "${text}".`)
  return size
}

/** Formats a size: 20000 -> 20k. */
export function sizeName(size: number): string {
  if (size % 1_000_000 === 0) return `${size / 1_000_000}m`
  return size % 1000 === 0 ? `${size / 1000}k` : String(size)
}
