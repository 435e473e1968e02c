import type { TagId } from '../../domain/ids.ts'
import { DEFAULT_PAGE_SIZE } from '../../domain/pagination.ts'
import { CardSkeletons } from '../../features/listing/card-skeletons.tsx'
import { ProductGrid } from '../../features/listing/product-grid.tsx'
import type { PageInput } from '../../page.ts'
import { SectionHeader } from '../../ui/section-header/section-header.tsx'

const TITLE_ID = 'campaign-products'

/** The first page of a campaign's products; nothing when there are none or the search fails. */
export async function CampaignProducts({ input, tagId }: { input: PageInput<unknown>; tagId: TagId }) {
  const page = await input.shop.search({ tags: [tagId] }, { perPage: DEFAULT_PAGE_SIZE }).catch(() => null)
  if (!page || page.items.length === 0) return null
  return (
    <section aria-labelledby={TITLE_ID}>
      <SectionHeader id={TITLE_ID} title={input.t('common:campaignProducts')} />
      <ProductGrid items={page.items} input={input} />
    </section>
  )
}

/** The grid's place while the products come. */
export function CampaignProductsSkeleton({ input }: { input: PageInput<unknown> }) {
  return (
    <section aria-labelledby={TITLE_ID} aria-busy="true">
      <SectionHeader id={TITLE_ID} title={input.t('common:campaignProducts')} />
      <CardSkeletons />
    </section>
  )
}
