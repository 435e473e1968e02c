import { DEFAULT_PAGE_SIZE } from '../../domain/search/pagination.ts'
import { CardSkeletons } from '../../features/listing/card-skeletons.tsx'
import { ProductGrid } from '../../features/listing/product-grid.tsx'
import type { PageInput } from '../../page.ts'
import { SectionHeader } from '../../ui/section-header/section-header.tsx'
import type { ContentList } from './content-list.ts'

const TITLE_ID = 'content-products'

interface ContentProductsProps {
  input: PageInput<unknown>
  list: ContentList
}

/** First products of a content page, and a link to all; renders nothing if there are none or the search fails. */
export async function ContentProducts({ input, list: { title, search, moreHref } }: ContentProductsProps) {
  const { shop, t } = input
  const page = await shop.search(search, { perPage: DEFAULT_PAGE_SIZE }).catch(() => null)
  if (!page || page.items.length === 0) return null
  return (
    <section aria-labelledby={TITLE_ID}>
      <SectionHeader
        id={TITLE_ID}
        title={t(title)}
        action={
          page.total > page.items.length && (
            <a href={moreHref} aria-label={`${t('common:seeAll')}: ${t(title)}`}>
              {t('common:seeAll')}
            </a>
          )
        }
      />
      <ProductGrid items={page.items} input={input} />
    </section>
  )
}

/** Placeholder of the grid while the products load. */
export function ContentProductsSkeleton({ input: { t }, list }: ContentProductsProps) {
  return (
    <section aria-labelledby={TITLE_ID} aria-busy="true">
      <SectionHeader id={TITLE_ID} title={t(list.title)} />
      <CardSkeletons />
    </section>
  )
}
