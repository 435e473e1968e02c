import type { CategoryId } from '../ids.ts'
import type { Product } from './product.ts'

/** The kind of a product, for example "Armchairs": the deepest category of its first chain. Null: it has no category. */
export function kindOf({ categoriesWithHierarchy: [chain] }: Pick<Product, 'categoriesWithHierarchy'>): Kind | null {
  return chain?.at(-1) ?? null
}

type Kind = { id: CategoryId; name: string }
