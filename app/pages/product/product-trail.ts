import type { Breadcrumb } from '../../domain/search/breadcrumbs.ts'
import { NO_FILTERS } from '../../domain/search/filters.ts'
import { sourceLang } from '../../domain/language.ts'
import type { Product } from '../../domain/product/product.ts'
import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { productHref } from '../../addresses/page-links.ts'
import { listingRoots } from '../../features/listing/listing-roots.ts'

/** Breadcrumbs of a product: home, products, its first category chain, itself. */
export function productTrail({ t, language }: PageInput<unknown>, product: Product): Breadcrumb[] {
  const [chain = []] = product.categoriesWithHierarchy
  const { home, catalog } = listingRoots(language, t)
  return [
    home,
    catalog,
    ...chain.map(({ id, name }) => ({
      id,
      title: name,
      href: href('catalog', { filters: { ...NO_FILTERS, categories: [id] } }, language),
    })),
    { id: 'product', title: product.name, href: productHref(product, language), lang: sourceLang(language) },
  ]
}
