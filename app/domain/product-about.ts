import type { Product } from './product.ts'

/** What the info card of a product page tells, in order (GAP-142). */
export const INFO_CARD = ['lowestPriceGuarantee', 'safeShopping', 'negotiation', 'installments', 'vendorLink'] as const

type Row = 'condition' | 'era' | 'styles' | 'materials' | 'colors' | 'designer' | 'manufacturer' | 'categories'

/** The rows about a product; the description stands above them. Rows without a value are left out (GAP-142). */
export function aboutRows(
  product: Pick<Product, Exclude<Row, 'categories'> | 'categoriesWithHierarchy'>,
): { row: Row; values: string[] }[] {
  const categories = product.categoriesWithHierarchy.map((chain) => names(chain).join(' › '))
  const rows: { row: Row; values: string[] }[] = [
    { row: 'condition', values: names([product.condition]) },
    { row: 'era', values: names([product.era]) },
    { row: 'styles', values: names(product.styles) },
    { row: 'materials', values: names(product.materials) },
    { row: 'colors', values: names(product.colors) },
    { row: 'designer', values: names([product.designer]) },
    { row: 'manufacturer', values: names([product.manufacturer]) },
    { row: 'categories', values: categories },
  ]
  return rows.filter(({ values }) => values.length > 0)
}

const names = (things: readonly ({ name: string } | null)[]) => things.flatMap((thing) => (thing?.name ? [thing.name] : []))
