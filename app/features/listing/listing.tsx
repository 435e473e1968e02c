import { Suspense } from 'react'
import { FilterBar } from '../filters/filter-bar.tsx'
import type { ListingView } from '../filters/listing-view.ts'
import { CardSkeletons } from './card-skeletons.tsx'
import styles from './listing.module.css'
import { ListingFailed } from './listing-failed.tsx'
import { type ListingProps, ListingResults } from './listing-results.tsx'
import { SectionBoundary } from '../../ui/section-boundary/section-boundary.client.tsx'

/**
 * A listing (spec §2): filters, active filters, total, grid, pages, banners. The row of filters and the frame of the rest stream at once, the
 * rest when the shop API responds; if it fails, the error is contained in this section.
 */
export function Listing(props: ListingProps) {
  const { view } = props
  return (
    <section className={styles.root}>
      <SectionBoundary fallback={<NotIndexed view={view} />}>
        <div className={styles.content}>
          <FilterBar view={view} />
          <Suspense fallback={<ListingFrame view={view} />}>
            <ListingResults {...props} />
          </Suspense>
        </div>
      </SectionBoundary>
    </section>
  )
}

/** For crawlers that run scripts and give no name (edge/http/crawlers.ts): an apology is not indexed. */
function NotIndexed({ view }: { view: ListingView }) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <ListingFailed view={view} />
    </>
  )
}

/** Sent in the first chunk. Browsers without scripts get buffered pages, so there it shows only when the search failed. */
function ListingFrame({ view }: { view: ListingView }) {
  const { t } = view
  return (
    <div className={styles.content} data-frame aria-busy="true">
      <div className={styles.summary}>
        <h2 className={styles.total}>
          <output>{t('product-listing:loading')}</output>
        </h2>
      </div>
      <noscript>
        <ListingFailed view={view} />
      </noscript>
      <CardSkeletons />
    </div>
  )
}
